/** Ten thousand callbacks to a plain HTTP server in a process of its own, beside servers that die and a new key. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventText } from '@kasa/contracts/terminals/callback-request';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OutgoingHttpClient } from '../../http/outgoing/outgoing-client.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { callbacksIn, fail } from '../test-support/callbacks.ts';
import { CallbackDeliverer } from './deliver.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const COUNT = 10_000;
const KILLS = 10;
/** The most that one server has under way to a host. */
const UNDER_WAY = 4;

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { pay, begin } = callbacksIn(test, owner);
const db = () => test.database.db;

/** Writes what it gets to its output, a line each; every seventh is answered 500. */
const RECEIVER = `let n = 0; require('node:http').createServer(async (request, response) => {
  let body = ''; for await (const part of request.setEncoding('utf8')) body += part;
  console.log(JSON.stringify({ headers: request.headers, method: request.method, body }));
  response.statusCode = ++n % 7 === 0 ? 500 : 200; response.end('ok');
}).listen(0, '127.0.0.1', function () { console.error(this.address().port); });`;

async function receiver(folder: string) {
  const file = join(folder, 'received');
  const child = spawn('sh', ['-c', `exec "${process.execPath}" -e "$0" > "${file}"`, RECEIVER]);
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stderr, 'data');
  return { url: `http://127.0.0.1:${Number(String(port))}`, file };
}

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
  readonly body: string;
}

function serverSendingTo(url: string) {
  let isDead = false;
  const outgoing = new OutgoingHttpClient({
    'shop.test': async ({ method, headers, body }) => {
      const sent = headers.map(({ name, value }): [string, string] => [name, value]);
      const answer = await fetch(url, { method, headers: sent, body });
      // A killed server records nothing of what it sent.
      if (isDead) await new Promise(() => undefined);
      return { status: answer.status, body: await answer.text() };
    },
  });
  const services = { db: db(), clock: test.clock, outgoing, report: fail, isStopping: () => isDead };
  const deliverer = new CallbackDeliverer(services);
  return { deliverer, kill: () => (isDead = true) };
}

const waiting = async () =>
  (
    await db()
      .selectFrom('callback_deliveries')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
  ).n;

it('each arrives, and OpenSSL verifies each with a key that was listed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-receiver-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { url, file } = await receiver(folder);
  await begin();
  for (let n = 0; n < COUNT; n += 1) await pay();
  const [first] = (await call(test.app, ops.listSigningKeys, {}, owner)).data.items;
  const rotate = async (step: 'begin' | 'finish') =>
    (await call(test.app, ops.rotateSigningKey, { body: { step } }, owner)).data.items;
  let keys = [first];

  let kills = 0;
  for (let servers = [0, 1].map(() => serverSendingTo(url)); Number(await waiting()) > 0; ) {
    for (const { deliverer } of servers) deliverer.look();
    await pause(1_000);
    if (kills < KILLS) {
      kills += 1;
      servers[0]?.kill();
      servers = [...servers.slice(1), serverSendingTo(url)];
      if (kills === 3) keys = await rotate('begin');
      if (kills === 6) await rotate('finish');
    }
    // Past leases and retry times.
    test.clock.advance(61);
  }

  const received = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Received);
  const events = new Set(received.map(({ headers }) => headers['x-kasa-event']));
  expect(events.size).toBe(COUNT);
  const failed = Math.floor(received.length / 7);
  expect(received.length).toBeLessThanOrEqual(COUNT + failed + KILLS * UNDER_WAY);
  const files = new Map(keys.map((key, n) => [key?.key_id, join(folder, `${n}.pem`)]));
  for (const key of keys) writeFileSync(String(files.get(key?.key_id)), String(key?.public_key));
  const [text, signature] = [join(folder, 'text'), join(folder, 'signature')];
  const signers = new Set<string>();
  for (const { headers, method, body } of received) {
    const keyId = String(headers['x-kasa-key-id']);
    signers.add(keyId);
    const event = {
      id: String(headers['x-kasa-event']),
      attempt: Number(headers['x-kasa-attempt']),
      sentAt: String(headers['x-kasa-sent-at']),
      isTest: false,
      keyId,
    };
    writeFileSync(text, eventText({ method: method as 'POST', url: 'https://shop.test/kasa', body }, event));
    writeFileSync(signature, Buffer.from(String(headers['x-kasa-event-signature']), 'base64'));
    const args = ['dgst', '-sha256', '-verify', String(files.get(keyId)), '-signature', signature, text];
    expect(String(spawnSync('openssl', args).stdout)).toContain('Verified OK');
  }
  expect(signers.size).toBe(2);
});
