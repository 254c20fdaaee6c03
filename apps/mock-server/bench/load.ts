/** Repeats a request on a few connections; raw sockets keep the client cheap. */
import { connect, type Socket } from 'node:net';
import type { MeasuredServer } from './server.ts';

export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
  /** The HTTP status it must be answered with. Default: 200. */
  readonly status?: number | undefined;
}

export interface LoadResult {
  readonly requests: number;
  readonly perCpuSecond: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly bodyBytes: number;
}

const CONNECTIONS = 16;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

function bytesOf(host: string, { method, path, headers = {}, body }: LoadRequest): Buffer {
  const all = {
    host,
    ...headers,
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...head, '', body ?? ''].join('\r\n'));
}

/** Resolves with the response's body size; rejects when its status is another. */
function exchange(socket: Socket, request: Buffer, status = 200): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const head = received.subarray(0, end).toString('latin1');
      const size = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (received.length < end + END_OF_HEAD.length + size) return;
      socket.off('data', read);
      if (head.startsWith(`HTTP/1.1 ${status} `)) resolve(size);
      else reject(new Error(received.toString('utf8').slice(0, 1_000)));
    };
    socket.on('data', read);
    socket.write(request);
  });
}

const connectionsTo = ({ hostname, port }: URL): Socket[] =>
  Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname).setNoDelay());

/** Sends so many requests, each as `requestAt` says. */
export async function loadWith(
  { url }: MeasuredServer,
  requestAt: (n: number) => LoadRequest,
  count: number,
): Promise<void> {
  const address = new URL(url);
  let sent = 0;
  const work = async (socket: Socket) => {
    while (sent < count) {
      const request = requestAt(sent++);
      await exchange(socket, bytesOf(address.host, request), request.status);
    }
    socket.destroy();
  };
  await Promise.all(connectionsTo(address).map(work));
}

/** Loads a server for some seconds, after a warm-up of half as long. */
export async function load(
  server: MeasuredServer,
  request: LoadRequest,
  seconds: number,
): Promise<LoadResult> {
  const address = new URL(server.url);
  const bytes = bytesOf(address.host, request);
  const sockets = connectionsTo(address);
  let bodyBytes = 0;
  const run = async (milliseconds: number) => {
    const times: number[] = [];
    const until = performance.now() + milliseconds;
    const work = async (socket: Socket) => {
      while (performance.now() < until) {
        const began = performance.now();
        bodyBytes = await exchange(socket, bytes);
        times.push(performance.now() - began);
      }
    };
    await Promise.all(sockets.map(work));
    return times;
  };
  await run(seconds * 500);
  const before = await server.usage();
  const began = performance.now();
  const times = await run(seconds * 1_000);
  const elapsed = (performance.now() - began) / 1_000;
  const cpuSeconds = ((await server.usage()).cpuMicros - before.cpuMicros) / 1e6;
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perCpuSecond: times.length / cpuSeconds,
    perSecond: times.length / elapsed,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    bodyBytes,
  };
}
