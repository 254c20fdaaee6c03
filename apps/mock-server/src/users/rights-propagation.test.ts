/** Effects of changed rights on the user's sessions and event streams. */
import { authOperations } from '@kasa/contracts/auth/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { giveRights, idOf, type Rights } from './test-support/give-rights.ts';

const test = await startFreshApp();
const give = (caller: Caller, id: string, rights: Rights, version = 1) =>
  giveRights(test.app, caller, id, rights, version);
const listening = async (caller: Caller) => {
  const listener = await openEventStream(test.app, caller);
  await listener.waitForMessage(({ type }) => type === 'ready');
  return listener;
};

it('every session of theirs has the new rights with its next request, given and taken', async () => {
  const owner = await signInAs(test.app, 'owner');
  const sessions = [await signInAs(test.app, 'cashier'), await signInAs(test.app, 'cashier')];
  const encash = (caller: Caller) =>
    call(
      test.app,
      transactionsOperations.encashTerminal,
      transactionsOperations.encashTerminal.example,
      caller,
    );
  for (const session of sessions) expect((await encash(session)).code).toBe(codes.forbidden.code);
  await give(owner, idOf('cashier'), { tags_added: ['encashment_perform', 'audit_view'] });
  for (const session of sessions) expect((await encash(session)).code).toBe(0);
  const me = await call(test.app, authOperations.getMe, {}, sessions[0]);
  expect(me.data.user.tags).toContain('encashment_perform');
  expect(me.data.menu.map(({ id }) => id)).toContain('audit');
  await give(owner, idOf('cashier'), {}, 2);
  for (const session of sessions) expect((await encash(session)).code).toBe(codes.forbidden.code);
});

it('is told to who manages users and to the person, to nobody else', async () => {
  const owner = await signInAs(test.app, 'owner');
  const told = await Promise.all(
    [owner, await signInAs(test.app, 'director'), await signInAs(test.app, 'cashier')].map(listening),
  );
  const others = await Promise.all([
    listening(await signInAs(test.app, 'accountant')),
    listening(await signInWith(test.app, String(secondMerchant.people[0]?.phone))),
  ]);
  await give(owner, idOf('cashier'), { tags_added: ['reports_view'] });
  for (const listener of told) {
    expect(await listener.waitForMessage(({ type }) => type === 'user.changed')).toMatchObject({
      data: { user_id: idOf('cashier'), version: 2, change: 'rights' },
    });
  }
  // An event for the others would have come before this one.
  await give(owner, idOf('accountant'), { roles: ['accountant'], tags_added: ['add_terminal'] });
  await others[0]?.waitForMessage(({ type }) => type === 'user.changed');
  const heard = others.map((listener) => listener.events().map(({ data }) => data));
  expect(heard).toEqual([[{ user_id: idOf('accountant'), version: 2, change: 'rights' }], []]);
});

it('a stream that is open under a right hears nothing more by it once it was taken away', async () => {
  const owner = await signInAs(test.app, 'owner');
  const listener = await listening(await signInAs(test.app, 'director'));
  await give(owner, ids.userToEdit, { roles: ['driver'] });
  await listener.waitForMessage((message) => message.type === 'user.changed' && message.data.version === 2);
  // Published to this user, because it is about them.
  await give(owner, idOf('director'), { roles: ['director'], tags_removed: ['users_manage'] });
  await give(owner, ids.userToEdit, { roles: ['cashier'] }, 2);
  await give(owner, idOf('director'), { roles: ['director'] }, 2);
  await give(owner, ids.userToEdit, { roles: ['driver'] }, 3);
  await listener.waitForMessage((message) => message.type === 'user.changed' && message.data.version === 4);
  const heard = listener.events().map(({ data }) => data as { user_id: string; version: number });
  const ofThem = (id: string) => heard.filter(({ user_id }) => user_id === id).map(({ version }) => version);
  expect(ofThem(idOf('director'))).toEqual([2, 3]);
  expect(ofThem(ids.userToEdit)).toContain(2);
  expect(ofThem(ids.userToEdit)).toContain(4);
});
