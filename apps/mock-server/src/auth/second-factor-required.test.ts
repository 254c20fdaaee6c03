import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { streamEvents } from '@kasa/contracts/events/operations';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { Role } from '@kasa/contracts/shared/permissions';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, requestOf, send, signInAs } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { DEMO_PASSWORD } from './password.ts';
import { turnOnFactor } from './test-support/second-factor.ts';

const OWNER = '+380500000001';
const CASHIER = '+380500000004';
const CASHIER_ID = '01912d50-3c00-7000-8000-000000000005';
const REQUIRED = 1011;
/** What stays open to who has to turn it on: see allowedWithoutFactor. */
const OPEN = [
  ...['signOut', 'getMe', 'exchangeKey', 'getSecondFactor', 'enrolSecondFactor', 'viewAsRole'],
  'dismissNewBrowser',
];

let test: TestApp;
let owner: Caller;
let cashier: Caller;
beforeAll(async () => {
  test = await startTestApp({ requestsPerMinute: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  owner = await signInAs(test.app, 'owner');
  cashier = await signInAs(test.app, 'cashier');
});

const require = (roles: Role[], caller = owner) =>
  call(test.app, auth.updateSecondFactorRoles, { body: { roles } }, caller);
const read = (caller: Caller) => call(test.app, terminalsOperations.listTerminals, {}, caller);
const remove = (id: string, caller = owner, reason = 'Загублено телефон') =>
  call(test.app, usersOperations.removeSecondFactor, { params: { id }, body: { reason } }, caller);

describe('a second factor that a role requires', () => {
  it('closes open sessions from their next request, but for turning it on', async () => {
    expect((await read(cashier)).code).toBe(0);
    expect((await require(['cashier'])).data).toMatchObject({
      required_roles: ['cashier'],
      is_required: false,
    });
    expect((await read(cashier)).code).toBe(REQUIRED);
    expect((await call(test.app, auth.getSecondFactor, {}, cashier)).data.is_required).toBe(true);
    await turnOnFactor(test, cashier, CASHIER);
    expect((await read(cashier)).code).toBe(0);
  });

  it('closes new sessions alike, over all operations of the contract, before any other right is asked for', async () => {
    await require(['cashier']);
    const fresh = await signInAs(test.app, 'cashier');
    const all = (Object.values(operations) as Operation[]).filter(({ session }) => session);
    for (const op of all.filter(({ id }) => !OPEN.includes(id))) {
      const answer = await send(test.app, requestOf(op, op.example, fresh));
      expect([op.id, answer.code]).toEqual([op.id, REQUIRED]);
    }
    expect(
      all
        .filter((op) => op.allowedWithoutFactor)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(OPEN.toSorted());
  });

  it('closes nothing to other roles, nor once it is required no more', async () => {
    await require(['cashier']);
    expect((await read(await signInAs(test.app, 'driver'))).code).toBe(0);
    expect((await read(owner)).code).toBe(0);
    await require([]);
    expect((await read(cashier)).code).toBe(0);
  });

  it('opens no stream of events', async () => {
    await require(['cashier']);
    expect((await call(test.app, streamEvents, {}, cashier)).code).toBe(REQUIRED);
  });

  it('has to be turned on again by who turns it off', async () => {
    const [code = ''] = await turnOnFactor(test, cashier, CASHIER);
    await require(['cashier']);
    const body = { current_password: DEMO_PASSWORD, code };
    expect((await call(test.app, auth.disableSecondFactor, { body }, cashier)).data.is_required).toBe(true);
    expect((await read(cashier)).code).toBe(REQUIRED);
  });

  it('is required of the own role only by who has it', async () => {
    expect(await require(['cashier', 'owner'])).toMatchObject({
      code: -2,
      details: { fields: [{ path: 'roles', rule: 'own_factor_needed' }] },
    });
    expect((await read(owner)).code).toBe(0);
    await turnOnFactor(test, owner, OWNER);
    expect((await require(['cashier', 'owner'])).data.required_roles).toEqual(['owner', 'cashier']);
    expect((await read(owner)).code).toBe(0);
  });

  it('is chosen by owners alone, whatever tags others have', async () => {
    for (const role of ['director', 'accountant', 'cashier', 'dispatcher', 'driver'] as const) {
      const answer = await require([], await signInAs(test.app, role));
      expect([role, answer.code, answer.details]).toEqual([role, -5, null]);
    }
  });

  it('stands in the journal', async () => {
    await require(['cashier', 'driver']);
    const entry = test.database.db.selectFrom('audit_entries').selectAll();
    expect(await entry.where('operation', '=', 'updateSecondFactorRoles').executeTakeFirst()).toMatchObject({
      object_type: 'merchant',
      before: '{"second_factor_roles":[]}',
      after: '{"second_factor_roles":["cashier","driver"]}',
    });
  });

  it('cannot be turned on while looking through another role', async () => {
    await call(test.app, auth.viewAsRole, { body: { role: 'cashier' } }, owner);
    const body = { current_password: DEMO_PASSWORD };
    expect((await call(test.app, auth.enrolSecondFactor, { body }, owner)).code).toBe(1008);
  });
});

describe('taking away the factor of somebody who lost it', () => {
  it('ends their sessions, lets them in by the password, and says why in the journal', async () => {
    await turnOnFactor(test, cashier, CASHIER);
    const { data } = await remove(CASHIER_ID);
    expect(data).toMatchObject({ id: CASHIER_ID, has_second_factor: false, version: 2 });
    expect((await call(test.app, auth.getMe, {}, cashier)).code).toBe(-4);
    expect((await read(await signInAs(test.app, 'cashier'))).code).toBe(0);
    const entry = test.database.db.selectFrom('audit_entries').selectAll();
    expect(await entry.where('operation', '=', 'removeSecondFactor').execute()).toEqual([
      expect.objectContaining({
        object_id: CASHIER_ID,
        before: '{"second_factor":true,"reason":null}',
        after: '{"second_factor":false,"reason":"Загублено телефон"}',
      }),
    ]);
  });

  it('is told to who manages users, with the new version', async () => {
    await turnOnFactor(test, cashier, CASHIER);
    const listener = await openEventStream(test.app, await signInAs(test.app, 'director'));
    await remove(CASHIER_ID);
    expect(await listener.waitForMessage(({ type }) => type === 'user.changed')).toMatchObject({
      data: { user_id: CASHIER_ID, version: 2, change: 'second_factor' },
    });
  });

  it('changes nothing where there is none', async () => {
    expect((await remove(CASHIER_ID)).data.has_second_factor).toBe(false);
    expect((await read(cashier)).code).toBe(0);
    const entry = test.database.db.selectFrom('audit_entries').selectAll();
    expect(await entry.where('operation', '=', 'removeSecondFactor').execute()).toEqual([]);
  });

  it('is for who could take all rights of the person, never for oneself, and asks for a reason', async () => {
    const director = await signInAs(test.app, 'director');
    const [ownerId, accountantId] = [
      '01912d50-3c00-7000-8000-000000000002',
      '01912d50-3c00-7000-8000-000000000004',
    ];
    expect((await remove(ownerId)).code).toBe(1501);
    expect((await remove(ownerId, director)).code).toBe(1502);
    expect((await remove(accountantId, director)).code).toBe(1503);
    expect((await remove(CASHIER_ID, director)).code).toBe(0);
    expect((await remove(CASHIER_ID, cashier)).code).toBe(-5);
    expect((await remove(CASHIER_ID, owner, ' ')).code).toBe(-2);
    expect((await remove(CASHIER_ID, await signInAsOther())).code).toBe(-6);
  });

  const signInAsOther = async () => {
    const { headers } = await call(test.app, auth.signIn, {
      body: { phone: '+380500000011', password: DEMO_PASSWORD },
    });
    return { cookie: String(headers['set-cookie']).split(';', 1)[0] };
  };
});
