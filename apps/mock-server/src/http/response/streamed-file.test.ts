import { get, type IncomingMessage } from 'node:http';
import { FileValue } from '@kasa/contracts/shared/files';
import { operation } from '@kasa/contracts/shared/operation';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { TravelClock } from '../../mock/clock.ts';
import { DOWNLOAD_MINIMUM_RATE } from '../limits/minimum-rate.ts';
import { createFastify } from '../request/create-fastify.ts';
import type { Handler } from '../request/handler.ts';
import { registerOperations } from '../request/operation-routes.ts';
import { cookiePolicy } from '../session/session-cookie.ts';
import { call } from '../test-support/call.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';
import { prefetchFirst, StreamedFile } from './streamed-file.ts';

const download = operation({
  id: 'download',
  domain: 'audit',
  method: 'GET',
  path: '/api/v1/download',
  summary: 'Downloads',
  description: 'Only of this test.',
  session: false,
  data: FileValue,
  file: { types: ['text/csv'] },
  example: { data: { file_name: 'a.csv', media_type: 'text/csv', base64: '' } },
});

let database: TestDatabase;
let app: FastifyInstance;
let answer: Handler<typeof download>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = appWith();
});
function appWith(handlerTimeoutMs?: number): FastifyInstance {
  const made = createFastify({ isProduction: false, log: false });
  const services = {
    database,
    clock: new TravelClock(),
    cookies: cookiePolicy(false),
    handlerTimeoutMs,
  };
  registerOperations(made, { download }, { download: (context, input) => answer(context, input) }, services);
  return made;
}
afterAll(async () => {
  await app.close();
  await database.remove();
});

let isClosed = false;
beforeEach(() => {
  isClosed = false;
});
const streaming = (
  make: () => AsyncGenerator<Uint8Array>,
  name = 'журнал.csv',
  type = 'text/csv',
  patience = DOWNLOAD_MINIMUM_RATE,
) => {
  answer = async () => new StreamedFile(name, type, closing(make()), patience);
};
async function* closing(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } finally {
    isClosed = true;
  }
}

async function open(asked = app): Promise<IncomingMessage> {
  const port = await listenOnFreePort(asked);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: download.path }, resolve).on('error', reject);
  });
  // Some tests cut the connection; the reader handles the error.
  response.on('error', () => undefined);
  return response;
}

/** Reads until the end, or until the connection is cut. */
async function readAll(response: IncomingMessage) {
  let text = '';
  try {
    for await (const chunk of response) text += String(chunk);
  } catch {
    return { text, isWhole: false };
  }
  return { text, isWhole: response.complete };
}

const bytes = (text: string) => Buffer.from(text);

describe('a file that is made while it is sent', () => {
  it('arrives whole, to be saved under its name', async () => {
    streaming(async function* () {
      yield bytes('перший;');
      yield bytes('другий');
    });
    const sent = await call(app, download);
    expect([sent.status, sent.text]).toEqual([200, 'перший;другий']);
    expect(sent.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(
        'attachment; filename="______.csv"; filename*=UTF-8\'\'%D0%B6',
      ),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(isClosed).toBe(true);
  });

  it('is closed when its reader leaves before anything was sent', async () => {
    const [begun, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    streaming(async function* () {
      begun.resolve();
      await made.promise;
      yield bytes('перший');
      yield bytes('другий');
    });
    const port = await listenOnFreePort(app);
    const left = new Promise<void>((resolve) => {
      app.server.once('connection', (socket) => socket.once('close', () => resolve()));
    });
    const asking = get({ host: '127.0.0.1', port, path: download.path, agent: false });
    asking.on('error', () => undefined);
    await begun.promise;
    asking.destroy();
    await left;
    made.resolve();
    await expect.poll(() => isClosed).toBe(true);
  });

  it('may be empty', async () => {
    streaming(async function* () {});
    const sent = await call(app, download);
    expect([sent.status, sent.text]).toEqual([200, '']);
  });

  it('that fails before its first piece is an envelope', async () => {
    // biome-ignore lint/correctness/useYield: it never comes to that
    streaming(async function* () {
      throw new Error('the database has gone');
    });
    const sent = await call(app, download);
    expect(sent).toMatchObject({ status: 500, code: -1 });
    expect(sent.headers['content-disposition']).toBeUndefined();
    expect(sent.text).not.toContain('database');
  });

  it('of a type that the contract does not state is an envelope', async () => {
    streaming(
      async function* () {
        yield bytes('x');
      },
      'a.html',
      'text/html',
    );
    expect(await call(app, download)).toMatchObject({ status: 500, code: -1 });
  });

  it('that fails later is cut: nobody takes the half for the whole', async () => {
    streaming(async function* () {
      yield bytes('перша половина');
      await new Promise(setImmediate);
      throw new Error('the database has gone');
    });
    const response = await open();
    expect(response.statusCode).toBe(200);
    expect(await readAll(response)).toMatchObject({ isWhole: false });
    expect((await call(app, { ...download, path: '/api/v1/nothing' })).status).toBe(404);
  });

  it('has the time limit for its first piece alone', async () => {
    const limited = appWith(50);
    onTestFinished(() => limited.close());
    const past = () => new Promise((resolve) => setTimeout(resolve, 200));
    streaming(async function* () {
      yield bytes('початок ');
      await past();
      yield bytes('кінець');
    });
    const long = readAll(await open(limited));
    streaming(async function* () {
      await past();
      yield bytes('пізно');
    });
    expect(await call(limited, download)).toMatchObject({ status: 500, code: -1 });
    expect(await long).toEqual({ text: 'початок кінець', isWhole: true });
  });

  it('is made no further when the reader leaves', async () => {
    let made = 0;
    streaming(async function* () {
      for (;;) {
        made += 1;
        yield Buffer.alloc(64 * 1024);
      }
    });
    const response = await open();
    for await (const _ of response) break;
    await expect.poll(() => isClosed).toBe(true);
    const then = made;
    await new Promise(setImmediate);
    expect(made).toBe(then);
  });

  it('is cut when its reader is too slow, and nothing of it is made any more', async () => {
    const endless = async function* () {
      for (;;) yield Buffer.alloc(64 * 1024);
    };
    // A required rate far above what is read here.
    streaming(endless, 'a.csv', 'text/csv', { graceMs: 300, bytesPerSecond: 1024 ** 3 });
    const response = await open();
    const slowly = setInterval(() => response.read(1), 20);
    response.pause();
    await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true);
    clearInterval(slowly);
    expect(await readAll(response)).toMatchObject({ isWhole: false });
  });

  it('waits for a slow reader instead of piling up', async () => {
    let made = 0;
    streaming(async function* () {
      for (; made < 2_000; made += 1) yield Buffer.alloc(64 * 1024);
    });
    const response = await open();
    response.pause();
    // Rows in socket and stream buffers: far less than all 125 MB.
    let before = -1;
    await expect
      .poll(
        () => {
          const stands = made === before;
          before = made;
          return stands;
        },
        { interval: 200 },
      )
      .toBe(true);
    expect(made).toBeLessThan(500);
    response.destroy();
    await expect.poll(() => isClosed).toBe(true);
  });
});

describe('a source that has begun', () => {
  it('hands on all of it, and closes it when left', async () => {
    const source = async function* () {
      try {
        yield* [1, 2, 3];
      } finally {
        isClosed = true;
      }
    };
    const all: number[] = [];
    for await (const item of await prefetchFirst(source())) all.push(item);
    expect(all).toEqual([1, 2, 3]);
    isClosed = false;
    for await (const _ of await prefetchFirst(source())) break;
    expect(isClosed).toBe(true);
    isClosed = false;
    const untouched = await prefetchFirst(source());
    await untouched.return();
    expect(isClosed).toBe(true);
  });
});
