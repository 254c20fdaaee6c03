import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { TravelClock } from '../../mock/clock.ts';
import { createFastify } from '../request/create-fastify.ts';
import { OperationFailure } from '../request/handler.ts';
import { registerOperations } from '../request/operation-routes.ts';
import { cookiePolicy } from '../session/session-cookie.ts';
import { call } from '../test-support/call.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';
import { MessageStream, messageText, type StreamConnection } from './message-stream.ts';

const tell = operation({
  id: 'tell',
  domain: 'events',
  method: 'GET',
  path: '/api/v1/tell',
  summary: 'Tells',
  description: 'Only of this test.',
  session: false,
  stream: true,
  data: z.strictObject({ type: z.literal('ready'), last_id: z.int() }),
  codes: ['not_found'],
  example: { data: { type: 'ready', last_id: 1 } },
});

let database: TestDatabase;
let app: FastifyInstance;
let answer: MessageStream;
const sockets: Socket[] = [];
let isClosed = false;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createFastify({ isProduction: false, log: false });
  app.server.on('connection', (socket: Socket) => sockets.push(socket));
  const services = {
    database,
    clock: new TravelClock(),
    cookies: cookiePolicy(false),
  };
  registerOperations(app, { tell }, { tell: async () => answer }, services);
});
afterAll(async () => {
  await app.close();
  await database.remove();
});
beforeEach(() => {
  sockets.length = 0;
  isClosed = false;
});

/** Sets the handler's texts, and notes when they are closed. */
const telling = (texts: (line: StreamConnection) => AsyncGenerator<string>, graceMs?: number) => {
  async function* noted(line: StreamConnection) {
    try {
      yield* texts(line);
    } finally {
      isClosed = true;
    }
  }
  answer = new MessageStream(noted, graceMs === undefined ? undefined : { graceMs, bytesPerSecond: 1 });
};
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

async function open(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const port = await listenOnFreePort(app);
  return new Promise((resolve, reject) => {
    const asking = get({ port, host: '127.0.0.1', path: '/api/v1/tell', agent: false, headers }, resolve);
    asking.on('error', reject);
    onTestFinished(() => void asking.destroy());
  });
}

it('is written as it is said, on a connection that may be silent between', async () => {
  let say = () => {};
  telling(async function* ({ lastEventId }) {
    yield messageText('ready', 7, `{"last":"${lastEventId}"}`);
    await new Promise<void>((resolve) => {
      say = resolve;
    });
    yield messageText('ready', 8, '{"т":"екст"}');
  });
  const stream = (await open({ 'last-event-id': 'what I heard' })).setEncoding('utf8');
  const { headers } = stream;
  expect([
    headers['content-type'],
    headers['cache-control'],
    headers.connection,
    headers['x-accel-buffering'],
  ]).toEqual(['text/event-stream; charset=utf-8', 'no-store', 'close', 'no']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const texts: string[] = [];
  stream.on('data', (text: string) => texts.push(text));
  await expect.poll(() => texts).toEqual(['event: ready\nid: 7\ndata: {"last":"what I heard"}\n\n']);
  expect(sockets.map(({ timeout }) => timeout)).toEqual([0]);
  say();
  await expect.poll(() => texts[1]).toBe('event: ready\nid: 8\ndata: {"т":"екст"}\n\n');
  await expect.poll(() => stream.complete).toBe(true);
});

it('that cannot begin is answered by an envelope', async () => {
  // biome-ignore lint/correctness/useYield: it fails before
  telling(async function* () {
    throw new OperationFailure('not_found');
  });
  expect((await call(app, tell)).code).toBe(-6);
  expect(isClosed).toBe(true);
});

it('is told at once when nobody listens any more', async () => {
  telling(async function* ({ signal }) {
    yield messageText('ready', 1, '{}');
    await aborted(signal);
  });
  const stream = await open();
  stream.destroy();
  await expect.poll(() => isClosed).toBe(true);
});

it('is closed when nobody listens any more as it begins', async () => {
  let begin = () => {};
  const line = new Promise<StreamConnection>((resolve) =>
    telling(async function* (line) {
      resolve(line);
      await new Promise<void>((told) => {
        begin = told;
      });
      yield messageText('ready', 1, '{}');
      yield messageText('ready', 2, '{}');
    }),
  );
  const asking = get({ port: await listenOnFreePort(app), path: '/api/v1/tell', agent: false });
  asking.on('error', () => undefined);
  const { signal } = await line;
  const left = aborted(signal);
  asking.destroy();
  await left;
  begin();
  await expect.poll(() => isClosed).toBe(true);
});

/** Much more than the buffers between server and client hold. */
const flood = async function* ({ signal }: StreamConnection) {
  const text = messageText('ready', 1, JSON.stringify('x'.repeat(100_000)));
  while (!signal.aborted) yield text;
};

it('is cut for one who does not take it', async () => {
  telling(flood, 200);
  const stream = await open();
  stream.pause();
  await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
  expect(sockets[0]?.destroyed).toBe(true);
  // No more than the buffers hold.
  expect(sockets[0]?.bytesWritten).toBeLessThan(20_000_000);
});

it('ends when it is to end, whether it is taken or not', async () => {
  const lines: StreamConnection[] = [];
  telling(async function* (line) {
    lines.push(line);
    yield* flood(line);
  }, 60_000);
  (await open()).pause();
  const taken = await open();
  taken.resume();
  await expect.poll(() => lines.length).toBe(2);
  for (const line of lines) line.close();
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed), { timeout: 10_000 }).toBe(true);
});
