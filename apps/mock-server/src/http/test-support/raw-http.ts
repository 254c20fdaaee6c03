import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

const listening = new WeakMap<FastifyInstance, Promise<unknown>>();

/** Makes the app listen on a free local port, unless it does. @returns the port */
export async function listenOnFreePort(app: FastifyInstance): Promise<number> {
  const begun = listening.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  listening.set(app, begun);
  await begun;
  return (app.server.address() as AddressInfo).port;
}

export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = text.split('\r\n\r\n');
      resolve({
        status: Number(head.split(' ', 2)[1]),
        head: head.toLowerCase(),
        body: body.join('\r\n\r\n'),
      });
    });
    socket.write(bytes);
  });
}
