import { resetPassword } from '@kasa/contracts/auth/operations/password';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import {
  addMockFault,
  createMockMerchant,
  getMockClock,
  listMockFaults,
  resetMock,
  setMockClock,
  setMockVolume,
} from '@kasa/contracts/mock/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { Id } from '@kasa/contracts/shared/ids';
import { roles } from '@kasa/contracts/shared/permissions';
import { listTerminals } from '@kasa/contracts/terminals/operations/terminals';
import { createDepot, listDepots } from '@kasa/contracts/transport/operations/depots';
import { getDriver, listDrivers } from '@kasa/contracts/transport/operations/drivers';
import { listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { TABLES } from '../db/schema.ts';
import {
  type BodyFor,
  type Caller,
  call,
  callMalformed,
  send,
  signInAs,
  signInWith,
} from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';

const test = await startFreshApp();

describe('mock control', () => {
  const rows = async () => {
    const tables = TABLES.filter((table) => table !== 'sessions');
    const all = tables.map((table) => test.database.db.selectFrom(table).selectAll().orderBy('id').execute());
    return await Promise.all(all);
  };

  describe('reset', () => {
    it('brings rows, sessions, faults, clock and limits back', async () => {
      await call(test.app, resetMock);
      const before = await rows();
      const owner = await signInAs(test.app, 'owner');
      await call(test.app, createDepot, createDepot.example, owner);
      await call(test.app, setMockClock, { body: { now: null, advance_seconds: 90_000, frozen: true } });
      await call(test.app, addMockFault, addMockFault.example);
      const wrong = { body: { ...signIn.example.body, password: 'wrong' } };
      for (let n = 0; n < 11; n += 1) await call(test.app, signIn, wrong);
      expect((await call(test.app, signIn, wrong)).code).toBe(-8);

      expect(await call(test.app, resetMock)).toMatchObject({ code: 0, data: {} });
      expect(await rows()).toEqual(before);
      expect((await call(test.app, listDepots, {}, owner)).code).toBe(-4);
      expect((await call(test.app, listMockFaults)).data.items).toEqual([]);
      expect((await call(test.app, getMockClock)).data).toMatchObject({ frozen: false, offset_seconds: 0 });
      expect((await call(test.app, signIn, signIn.example)).code).toBe(0);
    });
  });

  describe('clock', () => {
    const set = async (body: BodyFor<typeof setMockClock>) =>
      (await call(test.app, setMockClock, { body })).data;

    it('travels to an instant and stands still there', async () => {
      const state = await set({ now: '2027-01-31T21:59:30.000Z', advance_seconds: 30, frozen: true });
      expect(state).toMatchObject({ now: '2027-01-31T22:00:00.000Z', frozen: true });
      expect((await call(test.app, getMockClock)).data.now).toBe('2027-01-31T22:00:00.000Z');
      expect(test.clock.today()).toBe('2027-02-01');
    });

    it('runs on from an instant', async () => {
      const began = performance.now();
      await set({ now: '2027-01-31T12:00:00.000Z', advance_seconds: 0, frozen: false });
      await new Promise((resolve) => setTimeout(resolve, 30));
      const { now, frozen } = (await call(test.app, getMockClock)).data;
      const passed = Date.parse(now) - Date.parse('2027-01-31T12:00:00.000Z');
      expect(frozen).toBe(false);
      expect(passed).toBeGreaterThanOrEqual(25);
      expect(passed).toBeLessThanOrEqual(performance.now() - began + 5);
    });

    it('goes back to the real time', async () => {
      const before = new Date().toISOString();
      const state = await set({ now: null, advance_seconds: 0, frozen: false });
      expect(state.offset_seconds).toBe(0);
      expect([before, state.now, new Date().toISOString()].toSorted()[1]).toBe(state.now);
    });

    it('leaves no phone shut out by what was counted ahead of it', async () => {
      const phone = '+380500000006';
      const guess = () => call(test.app, signIn, { body: { phone, password: 'wrong' } });
      const ask = async () => (await call(test.app, resetPassword, { body: { phone } })).code;
      await set({ now: '2030-01-01T00:00:00.000Z', advance_seconds: 0, frozen: false });
      for (let n = 0; n < 10; n += 1) await guess();
      expect([(await guess()).code, await ask(), await ask()]).toEqual([-8, 0, -8]);
      await set({ now: null, advance_seconds: 0, frozen: false });
      expect([(await guess()).code, await ask(), await ask()]).toEqual([1001, 0, -8]);
    });

    it('is what sessions live by', async () => {
      const owner = await signInAs(test.app, 'owner');
      await set({ now: TEST_NOW.toISOString(), advance_seconds: 31 * 60, frozen: true });
      expect((await call(test.app, listDepots, {}, owner)).code).toBe(-4);
    });

    it.each([
      ['before 1980', { now: '1980-01-01T00:00:00.000Z', advance_seconds: -1, frozen: true }],
      ['beyond four digits of a year', { now: null, advance_seconds: 9_007_199_254_740_991, frozen: true }],
    ])('does not go %s', async (_name, body) => {
      const answer = await callMalformed(test.app, setMockClock, { body });
      expect(answer.details.fields?.map(({ path }) => path)).toEqual(['advance_seconds']);
    });

    it.each(['1980-01-01T00:00:00.000Z', '9998-12-31T23:00:00.000Z'])(
      'goes to %s, where a new merchant is whole',
      async (now) => {
        await set({ now, advance_seconds: 0, frozen: true });
        const { merchant_id } = (await call(test.app, createMockMerchant)).data;
        const own = test.database.db.selectFrom('terminals').select('id');
        const ids = (await own.where('merchant_id', '=', merchant_id).execute()).map(({ id }) => id);
        expect(ids.length).toBeGreaterThan(300);
        expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([]);
      },
    );

    it('refuses what is no instant', async () => {
      const body = { now: '2026-13-01', advance_seconds: 0.5, frozen: 'yes' };
      const answer = await callMalformed(test.app, setMockClock, { body });
      expect(answer.details.fields?.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
        'now instant_format',
        'advance_seconds not_integer',
        'frozen wrong_type',
      ]);
    });
  });

  describe('volume', () => {
    it('adds vehicles and drivers until there are as many, all findable, and takes none away', async () => {
      const answer = await call(test.app, setMockVolume, { body: { transports: 5_400, drivers: 12_000 } });
      expect(answer.data).toMatchObject({ transports: 5_400, drivers: 12_000, terminals: 400 });
      const owner = await signInAs(test.app, 'owner');
      const vehicles = await call(test.app, listTransports, { query: { q: '105399' } }, owner);
      expect(vehicles.data.items.map(({ transport_num }) => transport_num)).toEqual(['105399']);
      const drivers = await call(test.app, listDrivers, { query: { page: 1_000 } }, owner);
      expect(drivers.data).toMatchObject({ total: 10_000, total_capped: true, page_count: 1_000 });
      expect(drivers.data.items).toHaveLength(10);
      const again = await call(test.app, setMockVolume, { body: { transports: 1, drivers: 12_003 } });
      expect(again.data).toMatchObject({ transports: 5_400, drivers: 12_003 });
    });

    it('adds terminals with numbers that nobody has, all findable', async () => {
      const body = { transports: 0, drivers: 0, terminals: 6_000 };
      expect((await call(test.app, setMockVolume, { body })).data.terminals).toBe(6_000);
      const again = await call(test.app, setMockVolume, { body: { ...body, terminals: 6_100 } });
      expect(again.data.terminals).toBe(6_100);
      const owner = await signInAs(test.app, 'owner');
      const found = await call(test.app, listTerminals, { query: { q: 'S1999990' } }, owner);
      expect(found.data.items).toMatchObject([{ number: 'S1999990', ptks_id: 'PV-1999990' }]);
    });

    it('adds goods, all findable, some of them sold at one point alone', async () => {
      const body = { transports: 0, drivers: 0, products: 3_000 };
      expect((await call(test.app, setMockVolume, { body })).data.products).toBe(3_000);
      const owner = await signInAs(test.app, 'owner');
      const query = { q: 'PV-102999' };
      const found = await call(test.app, catalogueOperations.listProducts, { query }, owner);
      expect(found.data.items).toMatchObject([{ article: 'PV-102999', is_sold_everywhere: true }]);
      const one = await call(
        test.app,
        catalogueOperations.listProducts,
        { query: { q: 'PV-102000' } },
        owner,
      );
      expect(one.data.items).toMatchObject([{ points: [{ id: exampleIds.point }] }]);
    });

    it('asked for twice at once is given twice', async () => {
      const body = { transports: 2_000, drivers: 0 };
      const both = await Promise.all([body, body].map((one) => call(test.app, setMockVolume, { body: one })));
      expect(both.map(({ code, data }) => [code, data.transports])).toEqual([
        [0, 2_000],
        [0, 2_000],
      ]);
    });

    it('is for the first merchant only', async () => {
      await call(test.app, setMockVolume, { body: { transports: 300, drivers: 0 } });
      const other = await signInWith(test.app, '+380500000011');
      expect((await call(test.app, listTransports, {}, other)).data.total).toBe(12);
    });
  });

  describe('merchants', () => {
    it('makes one with six people and data like that of the first', async () => {
      const { data } = await call(test.app, createMockMerchant);
      expect(data.users.map(({ role }) => role)).toEqual(Object.keys(roles));
      // The cashier reads no transport, and the driver the own card only.
      for (const { phone } of data.users.filter(({ role }) => !['cashier', 'driver'].includes(role))) {
        const caller = await signInWith(test.app, phone);
        const vehicles = await call(test.app, listTransports, {}, caller);
        expect(vehicles.data.total).toBe(150);
      }
    });

    it('keeps it apart from all others', async () => {
      const [one, other] = [
        await call(test.app, createMockMerchant),
        await call(test.app, createMockMerchant),
      ];
      const callers: Caller[] = [];
      for (const made of [one, other])
        callers.push(await signInWith(test.app, String(made.data.users[4]?.phone)));
      const { data } = await call(test.app, listDrivers, {}, callers[0]);
      const id = String(data.items[0]?.id);
      expect((await call(test.app, getDriver, { params: { id } }, callers[0])).code).toBe(0);
      const foreign = await call(test.app, getDriver, { params: { id } }, callers[1]);
      const nobodys = await call(
        test.app,
        getDriver,
        { params: { id: '01912d50-3c00-7000-8000-ffffffffffff' } },
        callers[1],
      );
      expect(foreign.code).toBe(-6);
      expect(foreign.text).toBe(nobodys.text);
      await call(test.app, createDepot, createDepot.example, callers[0]);
      const totals = await Promise.all(callers.map((caller) => call(test.app, listDepots, {}, caller)));
      expect(totals.map((answer) => answer.data.total)).toEqual([6, 5]);
    });
  });

  it('is absent in production, unless asked for', async () => {
    const options = { database: test.database, clock: test.clock, isProduction: true };
    const [absent, present] = [buildApp(options), buildApp({ ...options, mockControl: true })];
    for (const url of ['/__mock/clock', '/__mock/openapi.json', '/__mock/reset']) {
      expect((await send(absent, { method: 'GET', url })).code).toBe(-6);
    }
    expect((await send(absent, { method: 'POST', url: '/__mock/reset' })).code).toBe(-6);
    expect((await call(present, getMockClock)).code).toBe(0);
    await absent.close();
    await present.close();
  });
});
