/** Rights revoked while a body is in transit no longer count (security T10). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { auditOperations } from '@kasa/contracts/audit/operations';
import { revokeOtherSessions } from '@kasa/contracts/auth/operations/account';
import { getMe } from '@kasa/contracts/auth/operations/session';
import type { Operation } from '@kasa/contracts/shared/operation';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { uploadDriverAvatar } from '@kasa/contracts/transport/operations/driver-photos';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, requestOf, signInAs } from '../test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../test-support/fresh-app.ts';
import { listenOnFreePort } from '../test-support/raw-http.ts';

const test = await startFreshApp();
let holder: Caller;
beforeEach(async () => {
  holder = await signInAs(test.app, 'owner');
});
const other = signInBeforeEach(test.app, 'accountant');

/** Sends the headers of a request, runs `meanwhile` once the server waits for the body, then sends the body. */
async function heldBack(op: Operation, meanwhile: () => Promise<unknown>): Promise<{ code: number }> {
  const { method, url, headers, payload } = requestOf(op, { body: {}, ...op.example }, holder);
  const body = Buffer.from(payload ?? '');
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    'content-length': body.length,
    expect: '100-continue',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(await listenOnFreePort(test.app), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  expect(text).toContain('100 Continue');
  // A later request has been answered, so the pending one has passed the first checks.
  expect((await call(test.app, getMe, {}, other)).code).toBe(0);
  await meanwhile();
  socket.write(body);
  await once(socket, 'close');
  return JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n')));
}

const db = () => test.database.db;
const ownerId = async () => (await call(test.app, getMe, {}, holder)).data.user.id;
const ofHolder = async () => ['user_id', '=', await ownerId()] as const;
const meanwhile = {
  'the session ends': async () =>
    db()
      .deleteFrom('sessions')
      .where(...(await ofHolder()))
      .execute(),
  'the right is taken away': async () => {
    const without = { tags_removed: JSON.stringify(['transport_manage']) };
    await db()
      .updateTable('users')
      .set(without)
      .where('id', '=', await ownerId())
      .execute();
  },
  'the session begins to look through another role': async () => {
    const view = { viewing_as: 'cashier' };
    await db()
      .updateTable('sessions')
      .set(view)
      .where(...(await ofHolder()))
      .execute();
  },
};
type Event = keyof typeof meanwhile;
const entries = () => db().selectFrom('audit_entries').select('id').execute();

describe.each<[string, Operation]>([
  ['JSON', createDepot],
  ['a form', uploadDriverAvatar],
])('%s that comes late', (_, op) => {
  it.each<[Event, number]>([
    ['the session ends', -4],
    ['the right is taken away', -5],
    ['the session begins to look through another role', 1008],
  ])('changes nothing when meanwhile %s', async (event, code) => {
    const before = await entries();
    expect(await heldBack(op, meanwhile[event])).toMatchObject({ code });
    expect(await entries()).toEqual(before);
  });

  it('is as good as any other when nothing happens', async () => {
    expect(await heldBack(op, async () => undefined)).toMatchObject({ code: 0 });
  });
});

it('a body that nobody asked for holds nothing open either', async () => {
  const second = await signInAs(test.app, 'owner');
  const end = async () => {
    expect((await call(test.app, revokeOtherSessions, {}, second)).code).toBe(0);
  };
  expect(await heldBack(revokeOtherSessions, end)).toMatchObject({ code: -4 });
  expect((await call(test.app, auditOperations.listAuditEntries, {}, second)).code).toBe(0);
});
