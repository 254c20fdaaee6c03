import { listOwnSessions } from '@kasa/contracts/auth/operations/account';
import { getMe, signIn, signOut } from '@kasa/contracts/auth/operations/session';
import {
  addMockFault,
  clearMockFaults,
  createMockMerchant,
  getMockClock,
  listMockFaults,
} from '@kasa/contracts/mock/operations';
import { type CodeName, codes, type FailureCodeName } from '@kasa/contracts/shared/codes';
import { Failure } from '@kasa/contracts/shared/envelope';
import { createDepot, listDepots } from '@kasa/contracts/transport/operations/depots';
import { openShift } from '@kasa/contracts/transport/operations/shifts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, cookieOf, signInAs, signInWith } from '../http/test-support/call.ts';
import { startSharedApp } from '../http/test-support/fresh-app.ts';
import { Faults } from './faults.ts';

const plain = { operation: 'listDepots', kind: 'code' } as const;

const test = await startSharedApp();
const owner = await signInAs(test.app, 'owner');

describe('faults', () => {
  beforeEach(async () => {
    await call(test.app, clearMockFaults);
  });

  const add = (fault: object) => call(test.app, addMockFault, { body: { ...plain, ...fault } });
  const list = (caller: Caller = owner) => call(test.app, listDepots, {}, caller);
  const names = (Object.keys(codes) as CodeName[]).filter((name): name is FailureCodeName => name !== 'ok');

  it.each(names)('any code is answered, as an envelope: %s', async (code) => {
    await add({ code });
    const answer = await list();
    expect([answer.status, answer.code]).toEqual([codes[code].http, codes[code].code]);
    expect(Failure.safeParse(JSON.parse(answer.text)).success).toBe(true);
    if (code === 'rate_limited') expect(answer.headers['retry-after']).toBe('1');
  });

  it('uses the details that the contract shows for the code', async () => {
    await add({ operation: 'openShift', code: 'inspection_overdue' });
    const answer = await call(test.app, openShift, openShift.example, owner);
    expect(answer.details).toEqual({ next_to_date: '2026-11-01' });
    await call(test.app, clearMockFaults);
    await add({ operation: 'createDepot', code: 'forbidden' });
    expect((await call(test.app, createDepot, createDepot.example, owner)).details).toEqual({
      permission: 'transport_manage',
    });
  });

  it('needs an operation and a kind only', async () => {
    expect((await add({})).data).toMatchObject({
      code: null,
      times: null,
      probability: 1,
      merchant_id: null,
    });
    expect((await list()).code).toBe(-1);
    await call(test.app, clearMockFaults);
    await add({ kind: 'drop' });
    await expect(list()).rejects.toThrow();
  });

  it('rehearses errors of fields, each in the language of the request or in words of its own', async () => {
    const fields = [
      { path: 'name', rule: 'taken' },
      { path: 'city', rule: 'invalid', message: 'No such town' },
    ];
    await add({ operation: 'createDepot', code: 'validation_failed', details: { fields } });
    const said = async (lng: 'UK' | 'EN') => {
      const answer = await call(test.app, createDepot, createDepot.example, { ...owner, lng });
      return answer.details.fields?.map(({ path, rule, message }) => [path, rule, message].join(': '));
    };
    expect(await said('UK')).toEqual([
      'name: taken: Таке значення вже використано',
      'city: invalid: No such town',
    ]);
    expect(await said('EN')).toEqual([
      'name: taken: This value is already in use',
      'city: invalid: No such town',
    ]);
  });

  it('hits only the operation it names', async () => {
    await add({ code: 'internal' });
    expect((await call(test.app, getMe, {}, owner)).code).toBe(0);
  });

  it('maintenance hits every operation of the API, signed in or not, and never the control', async () => {
    await add({ operation: '*', code: 'maintenance' });
    for (const answer of [await list(), await list({}), await call(test.app, signIn, signIn.example)]) {
      expect([answer.status, answer.code]).toEqual([503, -9]);
    }
    expect((await call(test.app, getMockClock)).code).toBe(0);
    expect((await call(test.app, clearMockFaults)).code).toBe(0);
    expect((await list()).code).toBe(0);
  });

  it('hits as many requests as asked, and is gone then', async () => {
    await add({ code: 'internal', times: 2 });
    const found = [await list(), await list(), await list()].map(({ code }) => code);
    expect(found).toEqual([-1, -1, 0]);
    expect((await call(test.app, listMockFaults)).data.items).toEqual([]);
  });

  it('hits only the merchant it names', async () => {
    const { data } = await call(test.app, createMockMerchant);
    const other = await signInWith(test.app, String(data.users[0]?.phone));
    await add({ code: 'internal', merchant_id: data.merchant_id });
    expect([(await list()).code, (await list(other)).code, (await list({})).code]).toEqual([0, -1, -4]);
  });

  it('before the handler nothing has happened; after it, only the answer is lost', async () => {
    const total = async () => (await list()).data.total;
    const before = await total();
    for (const after_handler of [false, true]) {
      await add({ operation: 'createDepot', code: 'internal', after_handler, times: 1 });
      expect((await call(test.app, createDepot, createDepot.example, owner)).code).toBe(-1);
      expect(await total()).toBe(after_handler ? before + 1 : before);
    }
  });

  it('gives nobody a cookie, and takes none away, when it replaces the answer', async () => {
    const { data } = await call(test.app, createMockMerchant);
    const body = { phone: String(data.users[0]?.phone), password: String(data.users[0]?.password) };
    const enter = () => call(test.app, signIn, { body });
    await add({ operation: 'signIn', code: 'internal', after_handler: true, times: 1 });
    const lost = await enter();
    expect([lost.code, lost.headers['set-cookie']]).toEqual([-1, undefined]);
    const caller = { cookie: cookieOf(await enter()) };
    expect((await call(test.app, listOwnSessions, {}, caller)).data.items).toHaveLength(2);
    await add({ operation: 'signOut', code: 'maintenance', after_handler: true, times: 1 });
    const left = await call(test.app, signOut, {}, caller);
    expect([left.code, left.headers['set-cookie']]).toEqual([-9, undefined]);
    expect((await call(test.app, getMe, {}, caller)).code).toBe(-4);
  });

  it('cuts the connection, before or after the handler', async () => {
    const total = async () => (await list()).data.total;
    const before = await total();
    for (const after_handler of [false, true]) {
      await add({ operation: 'createDepot', kind: 'drop', after_handler, times: 1 });
      await expect(call(test.app, createDepot, createDepot.example, owner)).rejects.toThrow();
      expect(await total()).toBe(after_handler ? before + 1 : before);
    }
  });

  it('makes an answer late', async () => {
    await add({ kind: 'latency', latency_ms: 80, times: 1 });
    const began = performance.now();
    expect((await list()).code).toBe(0);
    expect(performance.now() - began).toBeGreaterThanOrEqual(79);
  });

  it('combines: late, and then a failure', async () => {
    await add({ kind: 'latency', latency_ms: 50 });
    await add({ code: 'rate_limited' });
    const began = performance.now();
    expect((await list()).code).toBe(-8);
    expect(performance.now() - began).toBeGreaterThanOrEqual(49);
  });

  it('lists what is on, with ids', async () => {
    const first = (await add({ code: 'internal' })).data;
    const second = (await add({ kind: 'drop', times: 3 })).data;
    expect((await call(test.app, listMockFaults)).data.items).toEqual([first, second]);
    expect(first.id).not.toBe(second.id);
  });

  it.each([
    ['an operation that does not exist', { operation: 'listTrains' }, 'operation one_of'],
    ['a name from the prototype', { operation: 'toString' }, 'operation one_of'],
    ['no operation', { operation: undefined }, 'operation required'],
    ['no kind', { kind: undefined }, 'kind required'],
    [
      'details that no answer has',
      { details: { fields: [{ path: 'name', rule: 'odd' }] } },
      'details.fields.0.rule one_of',
    ],
  ])('refuses %s', async (_name, change, broken) => {
    const answer = await add(change);
    expect(answer.details.fields?.map(({ path, rule }) => `${path} ${rule}`)).toEqual([broken]);
  });

  it('hits about as often as its probability says', () => {
    const faults = new Faults();
    faults.add({ ...plain, probability: 0.3 });
    const hits = Array.from({ length: 2_000 }, () => faults.planFor(listDepots, undefined));
    const count = hits.filter((hit) => hit?.before.length === 1).length;
    expect(count).toBeGreaterThan(400);
    expect(count).toBeLessThan(800);
  });
});
