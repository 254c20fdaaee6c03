/** Connections that send requests without reading the responses (security T18). */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { afterEach, describe, expect, it } from 'vitest';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { requestOf, signInAs } from '../test-support/call.ts';
import { databaseState } from '../test-support/database-state.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';
import { startTestApp } from '../test-support/start-test-app.ts';
import { limitPendingResponses, type PendingResponseLimits } from './pending-responses.ts';

const GET = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server with responses of a given size; `held` responses are never sent. */
async function serve(limits: PendingResponseLimits, bytes: number | 'held'): Promise<number> {
  const made = createServer((_request, response) => {
    if (bytes !== 'held') response.end(Buffer.alloc(bytes));
  });
  server = made;
  limitPendingResponses(made, limits);
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()));

describe('a connection is ended', () => {
  it('when more is asked than anybody asks at once', async () => {
    const socket = connect(await serve({}, 'held'), '127.0.0.1');
    socket.write(GET.repeat(9));
    await closed(socket);
  });

  it('when a finished answer is only sipped', async () => {
    const socket = connect(await serve({ readTimeoutMs: 100, checkIntervalMs: 20 }, 50_000_000), '127.0.0.1');
    const sip = setInterval(() => socket.read(1), 10);
    socket.on('readable', () => {}).write(GET);
    const gone = new Promise<void>((resolve) =>
      server?.once('connection', (it: Socket) => it.once('close', () => resolve())),
    );
    await gone;
    clearInterval(sip);
    socket.destroy();
  });
});

describe('a connection stays', () => {
  it('when one waits for each answer, however many, and when a few are asked at once', async () => {
    const port = await serve({ readTimeoutMs: 100, checkIntervalMs: 20 }, 10);
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let answers = 0;
    const asked = (many: number) =>
      new Promise<void>((resolve) => {
        const until = answers + many;
        const count = (text: string) => {
          answers += text.split('HTTP/1.1 200').length - 1;
          if (answers < until) return;
          socket.off('data', count);
          resolve();
        };
        socket.on('data', count).write(GET.repeat(many));
      });
    for (let turn = 0; turn < 30; turn += 1) await asked(1);
    for (let turn = 0; turn < 5; turn += 1) await asked(8);
    expect([answers, socket.destroyed]).toEqual([70, false]);
    socket.destroy();
  });

  it('while an answer takes long to make', async () => {
    const socket = connect(await serve({ readTimeoutMs: 20, checkIntervalMs: 5 }, 'held'), '127.0.0.1');
    socket.write(GET);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });
});

// Independent of the database.
it.runIf(testDialect === 'sqlite')('what follows too many requests is not carried out', async () => {
  const test = await startTestApp({ requestsPerMinute: 0 });
  const owner = await signInAs(test.app, 'owner');
  const { url, headers, payload } = requestOf(createDepot, createDepot.example, owner);
  const all = { host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(String(payload))) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const change = `POST ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${payload}`;
  const before = await databaseState(test.database);
  const socket = connect(await listenOnFreePort(test.app), '127.0.0.1');
  // Responses that take a turn of the event loop, so that all are pending at once.
  const slow = `GET ${url} HTTP/1.1\r\nhost: localhost\r\ncookie: ${owner.cookie}\r\n\r\n`;
  socket.write(slow.repeat(20) + change);
  await closed(socket);
  expect((await fetch(`http://127.0.0.1:${await listenOnFreePort(test.app)}/healthz`)).status).toBe(200);
  expect(await databaseState(test.database)).toBe(before);
  await test.close();
});
