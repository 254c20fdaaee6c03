import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { authOperations } from '@kasa/contracts/auth/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { TransitRouteUpdate } from '@kasa/contracts/transport/routes';
import { describe, expect, it } from 'vitest';
import { firstMerchant } from '../auth/seed.ts';
import { MASK } from '../http/journal/redact.ts';
import { call, cookieOf, signInAs } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const list = (query: object = {}, caller = owner) => call(test.app, ops.listAuditEntries, { query }, caller);

describe('an entry', () => {
  it('says who changed what, from where, and how it was before and after', async () => {
    const { updateRoute } = transportOperations;
    const params = { id: exampleIds.routeToEdit };
    const route = (await call(test.app, transportOperations.getRoute, { params }, owner)).data;
    const body = { ...updateRoute.example.body, cost: route.cost + 200, version: route.version };
    const dispatcher = await signInAs(test.app, 'dispatcher');
    const updated = await call(test.app, updateRoute, { params, body }, dispatcher);
    expect(updated.code).toBe(0);
    const [entry] = (await list()).data.items;
    const person = firstMerchant.people.find(({ role }) => role === 'dispatcher');
    expect(entry).toMatchObject({
      at: '2026-11-20T09:00:00.000Z',
      user: { id: person?.id, full_name: person?.name },
      address: expect.stringContaining('127.0.0.1'),
      operation: 'updateRoute',
      object: { type: 'route', id: exampleIds.routeToEdit, name: updated.data.name },
      before: { cost: route.cost },
      after: { cost: route.cost + 200 },
    });
    const differing = Object.keys(entry?.after ?? {});
    expect(Object.keys(entry?.before ?? {})).toEqual(differing);
    expect(differing).not.toContain('version');
    expect(differing).not.toContain('updated_at');
  });

  it('names what an object refers to', async () => {
    const { changeDriverRoute } = transportOperations;
    const params = { id: exampleIds.driverForRouteChange };
    const body = { route_id: exampleIds.routeSpare };
    const changed = await call(test.app, changeDriverRoute, { params, body }, owner);
    const [entry] = (await list()).data.items;
    expect(entry?.after).toEqual({ route: changed.data.route });
    expect(entry?.before).toEqual({ route: { id: expect.any(String), name: expect.any(String) } });
  });

  it('tells of a photo by the beginning of its hash, never by its bytes', async () => {
    const { uploadDriverAvatar } = transportOperations;
    const { params, body } = uploadDriverAvatar.example;
    await call(test.app, uploadDriverAvatar, { params, body }, owner);
    const [entry] = (await list()).data.items;
    expect(entry).toMatchObject({ operation: 'uploadDriverAvatar', before: { photo: null } });
    expect(entry?.after).toEqual({ photo: expect.stringMatching(/^[0-9a-f]{8}$/) });
  });

  it('holds no card number that somebody typed into a note (security T16)', async () => {
    const { updateDriver, getDriver } = transportOperations;
    const params = { id: exampleIds.driverToEdit };
    const { version } = (await call(test.app, getDriver, { params }, owner)).data;
    const note = 'повернути на 4444 5555 1111 1113';
    const body = { ...updateDriver.example.body, add_data: note, version };
    expect((await call(test.app, updateDriver, { params, body }, owner)).code).toBe(0);
    const [entry] = (await list()).data.items;
    expect(entry?.after).toMatchObject({ add_data: 'повернути на 444455******1113' });
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await call(test.app, ops.exportAuditEntries, { query: { format } }, owner);
      expect(file.text).not.toMatch(/4444[ -]?5555[ -]?1111/);
    }
    const rows = await test.database.db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('5555 1111');
  });

  it('is there for each object that an operation touches: shift, driver and vehicle', async () => {
    const { closeShift } = transportOperations;
    const { params, body } = closeShift.example;
    expect((await call(test.app, closeShift, { params, body }, owner)).code).toBe(0);
    const items = (await list()).data.items.filter(({ operation }) => operation === 'closeShift').slice(0, 3);
    expect(items.map(({ object }) => object.type)).toEqual(['shift', 'transport', 'driver']);
    expect(new Set(items.map(({ action }) => action)).size).toBe(1);
    const [shift, transport, driver] = items;
    expect(shift).toMatchObject({ before: { status: 'open' }, after: { status: 'closed' } });
    expect(transport).toMatchObject({ before: { status: 'on_route' }, after: { status: 'parked' } });
    expect(driver).toMatchObject({ before: { money: 184_500 }, after: { money: 0 } });
  });

  it('calls a session by its device, whatever was done with it, and not by the person, who is its author', async () => {
    const { signIn, viewAsRole, revokeOwnSession } = authOperations;
    const headers = { 'user-agent': 'Kasa-Phone/1.0' };
    const phone = await call(test.app, signIn, signIn.example, { headers });
    const there = { cookie: cookieOf(phone) };
    for (const role of ['cashier', null] as const)
      await call(test.app, viewAsRole, { body: { role } }, there);
    await call(test.app, revokeOwnSession, { params: { id: phone.data.token } }, owner);
    const items = (await list()).data.items.slice(0, 3);
    expect(items.map(({ operation }) => operation)).toEqual(['revokeOwnSession', 'viewAsRole', 'viewAsRole']);
    const object = { type: 'session', id: phone.data.token, name: 'Kasa-Phone/1.0' };
    const user = { full_name: phone.data.user.full_name };
    for (const entry of items) expect(entry).toMatchObject({ object, user });
  });

  it('is not there when nothing differs', async () => {
    const { updateRoute, getRoute } = transportOperations;
    const params = { id: exampleIds.routeToEdit };
    const route = (await call(test.app, getRoute, { params }, owner)).data;
    const body = inputFromEntity(TransitRouteUpdate, route);
    const before = (await list()).data.total;
    expect((await call(test.app, updateRoute, { params, body }, owner)).code).toBe(0);
    expect((await list()).data.total).toBe(before);
  });
});

describe('without anybody signed in', () => {
  it('a new merchant finds its own beginning in its journal, the account masked', async () => {
    const { completeSignUp } = authOperations;
    const { body } = completeSignUp.example;
    const signedUp = await call(test.app, completeSignUp, { body });
    const { items } = (await list({}, { cookie: cookieOf(signedUp) })).data;
    const { user } = signedUp.data;
    expect(items.map(({ object }) => object)).toEqual([
      { type: 'user', id: user.id, name: user.full_name },
      { type: 'company', id: expect.any(String), name: user.merchant.name },
      { type: 'merchant', id: user.merchant.id, name: user.merchant.name },
    ]);
    for (const entry of items) {
      expect(entry).toMatchObject({ user: null, operation: 'completeSignUp', before: null });
    }
    expect(items[0]?.after).toMatchObject({ phone: user.phone, roles: ['owner'], password: MASK });
    expect(items[2]?.after).toMatchObject({ bank_mfo: '305299', iban: 'UA22305299***************7890' });
  });

  it('a password that was forgotten and chosen anew is nobody’s change, of its person', async () => {
    const { confirmPassword } = authOperations;
    const { body } = confirmPassword.example;
    expect((await call(test.app, confirmPassword, { body })).code).toBe(0);
    const [entry] = (await list()).data.items;
    const cashier = firstMerchant.people.find(({ role }) => role === 'cashier');
    expect(entry).toMatchObject({
      user: null,
      operation: 'confirmPassword',
      object: { type: 'user', id: cashier?.id, name: cashier?.name },
      before: { password: MASK },
      after: { password: MASK },
    });
  });
});
