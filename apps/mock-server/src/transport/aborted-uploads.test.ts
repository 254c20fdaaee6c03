import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadDriverAvatar } from '@kasa/contracts/transport/operations/driver-photos';
import { getDriver } from '@kasa/contracts/transport/operations/drivers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-support/open-test-database.ts';
import type { Caller } from '../http/test-support/call.ts';
import { FORM_TYPE, formBytes } from '../http/test-support/multipart.ts';
import {
  callServer,
  databaseEnv,
  type ServerProcess,
  signInTo,
  startServer,
} from '../http/test-support/server-process.ts';
import { fileEntryOf, png } from './test-support/pictures.ts';

const EACH = 100;
const AT_ONCE = 5;
/** Memory that a thousand aborted uploads may leave: 10 kB each (security T13 allows 50). */
const MAX_GROWTH_MB = 10;

const temporary = mkdtempSync(join(tmpdir(), 'kasa-uploads-'));
let database: TestDatabase;
let server: ServerProcess;
let owner: Caller;

beforeAll(async () => {
  database = await openTestDatabase('file');
  await database.close();
  const env = {
    ...databaseEnv(database.options),
    TMPDIR: temporary,
    REQUESTS_PER_MINUTE: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROBE)}`,
  };
  server = await startServer(env, 'file');
  owner = await signInTo(server.url);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await database.remove();
  rmSync(temporary, { recursive: true });
});

const { id } = uploadDriverAvatar.example.params as { id: string };
const form = formBytes([['photo', fileEntryOf(Buffer.concat([png, Buffer.alloc(250_000)]))]]);
const contentBegins = form.indexOf('\r\n\r\n') + 4;

function request(...framing: string[]): Buffer {
  const head = [
    `POST ${uploadDriverAvatar.path.replace('{id}', id)} HTTP/1.1`,
    ...['host: localhost', `cookie: ${owner.cookie}`, `content-type: ${FORM_TYPE}`, ...framing],
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
}

/** Bytes sent before the connection breaks, by the part in which it breaks. */
const KINDS: readonly (readonly [string, () => Buffer, ('reset' | 'end')?])[] = [
  ['the first line', () => request().subarray(0, 10)],
  ['the headers', () => request().subarray(0, 120)],
  ['nothing but headers sent', () => request(`content-length: ${form.length}`)],
  ['the boundary', () => sent(5)],
  ["the file's headers", () => sent(contentBegins - 20)],
  ["the file's first bytes", () => sent(contentBegins + 3)],
  ['the file', () => sent(form.length / 2)],
  ['the last boundary', () => sent(form.length - 3)],
  ['the file, by a reset', () => sent(form.length / 2), 'reset'],
  ['the file, by half closing', () => sent(form.length / 2), 'end'],
  [
    'a chunk',
    () =>
      Buffer.concat([
        request('transfer-encoding: chunked'),
        Buffer.from('ffff\r\n'),
        form.subarray(0, 9_000),
      ]),
  ],
];

const sent = (bytes: number) =>
  Buffer.concat([request(`content-length: ${form.length}`), form.subarray(0, bytes)]);

async function breakOff(bytes: Buffer, how: 'reset' | 'end' | undefined): Promise<void> {
  const socket = connect({ port: Number(new URL(String(server.url)).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.resume();
  await new Promise((resolve) => socket.write(bytes, resolve));
  if (how === 'reset') socket.resetAndDestroy();
  // Half-closed: the server responds that the form is broken and closes.
  else if (how === 'end') socket.end();
  else socket.destroy();
  await closed;
}

async function breakOffAll(): Promise<void> {
  for (const [, bytes, how] of KINDS) {
    for (let done = 0; done < EACH; done += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => breakOff(bytes(), how)));
    }
  }
}

/** Makes the server run the garbage collector and print its memory in bytes on SIGUSR2. */
const PROBE = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write('memory ' + (heapUsed + external) + '\\n');
  });`;

const told = () => [...server.output().matchAll(/^memory (\d+)$/gm)];

/** Memory after garbage collection; the resident size would depend on when Node last collected. */
async function memoryMb(): Promise<number> {
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  await vi.waitFor(() => expect(told().length).toBe(before + 1), 10_000);
  return Number(told().at(-1)?.[1]) / 2 ** 20;
}

const upload = (photo = fileEntryOf(png)) =>
  callServer(server.url, uploadDriverAvatar, { params: { id }, body: { photo } }, owner);

it('leave no file, no photo and no memory, and the next one works', async () => {
  expect((await upload(fileEntryOf(Buffer.concat([png, Buffer.alloc(250_000)])))).code).toBe(0);
  const { data: before } = await callServer(server.url, getDriver, { params: { id } }, owner);
  const began = await memoryMb();
  await breakOffAll();
  const { data: after } = await callServer(server.url, getDriver, { params: { id } }, owner);
  expect([after.version, after.avatar]).toEqual([before.version, before.avatar]);
  expect(readdirSync(temporary)).toEqual([]);
  // The last upload may still be in progress.
  const grown = async () => (await memoryMb()) - began;
  await vi.waitFor(async () => expect(await grown()).toBeLessThan(MAX_GROWTH_MB), 10_000);
  expect((await upload()).data.version).toBe(Number(before.version) + 1);
}, 300_000);
