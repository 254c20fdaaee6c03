/** Load figures (security T17, T18), to be run on a quiet machine. */
import { Agent, get, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { type Caller, type CallInput, call, requestOf, signInAs } from '../test-support/call.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import type { HttpRequest } from '../test-support/http-request.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';
import { signInTo, startServer } from '../test-support/server-process.ts';

const LATE_MS = 100;
const HALF_OPEN = 200;
const PARALLEL = 1_000;

const test = await startSharedApp({ requestsPerMinute: 0 });
let owner: Caller;
let port: number;
beforeAll(async () => {
  owner = await signInAs(test.app, 'owner');
  port = await listenOnFreePort(test.app);
});

const LARGE = 250_000;
/** Bodies close to the size limit: brackets, escapes, long text, spaces, many keys, a long list, a forbidden key. */
const bodies: readonly string[] = [
  '['.repeat(LARGE),
  `{"phone":"${'\\u0041'.repeat(LARGE / 6)}"}`,
  `{"phone":"${'+380'.repeat(LARGE / 4)}"}`,
  `{"phone":${' '.repeat(LARGE - 20)}1}`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join()}}`,
  `[${'0,'.repeat(LARGE / 2 - 10)}0]`,
  `{${'"a":{},'.repeat(30_000)}"__proto__":1}`,
];
/** Texts of 50 kB that badly written regular expressions are slow to match. */
const texts = ['a', ' ', '-', '0', 'https://a.', '+380', '4 ', 'я', '1.'].map((unit) =>
  unit.repeat(Math.ceil(50_000 / unit.length)),
);

function attacksOn(op: Operation, sender: Caller): HttpRequest[] {
  const base = requestOf(op, op.example, sender);
  const body = op.example.body as object;
  const fields = Object.keys(body);
  const filled = (text: string) => Object.fromEntries(fields.map((field) => [field, text]));
  const taken = fields.length === 0 ? [] : texts;
  return [
    ...bodies.map((payload) => ({ ...base, payload })),
    ...taken.map((text) => requestOf(op, { ...(op.example as CallInput), body: filled(text) }, sender)),
  ];
}

/** Sends requests to a separate server, 16 at a time. @returns its event loop delay (p99), in ms */
async function lateness(
  requestsOf: (owner: Caller) => HttpRequest[],
  isExpected: (code: number) => boolean,
): Promise<number> {
  const reporter = new URL('../test-support/report-loop-delay.ts', import.meta.url);
  const server = await startServer({ DATA_DIR: ':memory:', NODE_OPTIONS: `--import=${reporter}` });
  const requests = requestsOf(await signInTo(server.url));
  // The delay is measured after this.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  let taken = 0;
  const sender = async () => {
    for (let next = requests[taken++]; next; next = requests[taken++]) {
      const { method = 'GET', url, headers, payload = null } = next;
      const init = { method, headers: headers as Record<string, string>, body: payload as string | null };
      const answer = await fetch(`${server.url}${url}`, init);
      expect(isExpected(((await answer.json()) as { code: number }).code)).toBe(true);
    }
  };
  await Promise.all(Array.from({ length: 16 }, sender));
  await server.stop('SIGTERM');
  expect(taken).toBeGreaterThan(300);
  return Number(/event loop late by ([\d.]+) ms/.exec(server.output())?.[1] ?? Number.NaN);
}

// Tests the event loop, not the database.
it.runIf(testDialect === 'sqlite')(
  `hostile requests of every kind, 16 at a time, make the event loop late by less than ${LATE_MS} ms (p99)`,
  async () => {
    const writes = (Object.values(operations) as Operation[]).filter(({ body, upload }) => body && !upload);
    const ordinary = (owner: Caller) =>
      Array.from({ length: 400 }, () => requestOf(listTransports, { query: { perPage: 20 } }, owner));
    const hostile = (owner: Caller) => writes.flatMap((op) => attacksOn(op, op.session ? owner : {}));
    const usual = await lateness(ordinary, (code) => code === 0);
    const attacked = await lateness(hostile, (code) => code !== 0);
    // A busy machine delays ordinary requests too.
    expect(attacked).toBeLessThan(Math.max(LATE_MS, 5 * usual));
  },
);

describe('sockets and requests', () => {
  it(`${HALF_OPEN} half-open sockets: an ordinary answer within a second`, async () => {
    const halves = [
      `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`,
      `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    ];
    const sockets: Socket[] = await Promise.all(
      Array.from(
        { length: HALF_OPEN },
        (_, n) =>
          new Promise<Socket>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(String(halves[n % halves.length]));
              resolve(socket);
            });
            socket.on('error', () => {});
          }),
      ),
    );
    for (let n = 0; n < 20; n += 1) {
      const asked = performance.now();
      expect((await call(test.app, listTransports, {}, owner)).code).toBe(0);
      expect(performance.now() - asked).toBeLessThan(1_000);
    }
    for (const socket of sockets) socket.destroy();
  });

  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const living = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };

  it(`${PARALLEL} GETs at once: every one is answered, none by 5xx, and memory comes back`, async () => {
    const { url, headers } = requestOf(listTransports, { query: { perPage: 20 } }, owner);
    const storm = async () => {
      const agent = new Agent({ maxSockets: PARALLEL });
      const ask = () =>
        new Promise<number>((resolve, reject) => {
          const options = { agent, host: '127.0.0.1', port, path: url, headers };
          get(options, (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
          }).on('error', reject);
        });
      const statuses = await Promise.all(Array.from({ length: PARALLEL }, ask));
      agent.destroy();
      return new Set(statuses);
    };
    expect(await storm()).toEqual(new Set([200]));
    const before = living();
    for (let round = 0; round < 5; round += 1) expect(await storm()).toEqual(new Set([200]));
    // Closed sockets are freed with a delay.
    await expect.poll(living, { timeout: 20_000, interval: 500 }).toBeLessThan(before * 1.1);
  });

  it('large bodies that break off leave nothing behind', async () => {
    const broken = () =>
      new Promise<void>((resolve) => {
        const sent = request({
          host: '127.0.0.1',
          port,
          path: signIn.path,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': String(LARGE) },
        });
        sent.on('error', () => resolve()).on('close', () => resolve());
        sent.write('x'.repeat(LARGE / 2), () => sent.destroy());
      });
    for (let n = 0; n < 100; n += 1) await broken();
    const before = living();
    for (let n = 0; n < 500; n += 1) await broken();
    await expect.poll(living, { timeout: 20_000, interval: 500 }).toBeLessThan(before * 1.1);
  });
});
