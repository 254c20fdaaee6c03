import { changePassword } from '@kasa/contracts/auth/operations/password';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { createMockMerchant, resetMock, setMockRights } from '@kasa/contracts/mock/operations';
import { listMockMessages, listMockPeople } from '@kasa/contracts/mock/people';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { describe, expect, it } from 'vitest';
import { beginSignUp, requestPasswordReset, signUpFully } from '../auth/test-support/sign-up-flow.ts';
import { type BodyFor, call, cookieOf, signInAs, signInWith } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();

describe('mock control: people and their text messages', () => {
  const messages = async (query = {}) => (await call(test.app, listMockMessages, { query })).data.items;
  const people = async () => (await call(test.app, listMockPeople)).data.items;

  it('shows every message newest first, with the code in it, or those to one phone', async () => {
    expect(await messages()).toEqual([]);
    await beginSignUp(test);
    test.clock.advance(5);
    await beginSignUp(test, { phone: '+380500000001' });
    test.clock.advance(5);
    await requestPasswordReset(test, '+380500000002', { lng: 'EN' });
    const all = await messages();
    expect(all.map(({ phone }) => phone)).toEqual(['+380500000002', '+380500000001', '+380671234567']);
    expect(all.map(({ code }) => code)).toEqual([
      expect.stringMatching(/^\d{6}$/),
      null,
      expect.stringMatching(/^\d{6}$/),
    ]);
    for (const { code, text } of all) if (code !== null) expect(text).toContain(code);
    expect(all[0]?.at).toBe(test.clock.nowIso());
    expect(await messages({ phone: '+380671234567' })).toEqual([all[2]]);
    expect(await messages({ phone: '+380679999999' })).toEqual([]);
  });

  it('shows no message that went to nobody', async () => {
    await requestPasswordReset(test, '+380671234567');
    expect(await messages()).toEqual([]);
  });

  it('is emptied by a reset', async () => {
    await beginSignUp(test);
    await call(test.app, resetMock);
    expect(await messages()).toEqual([]);
  });

  it('lists the people of both demo merchants, and nobody who registered or was made for a test', async () => {
    await call(test.app, createMockMerchant);
    await signUpFully(test);
    const all = await people();
    expect(all.map(({ phone }) => phone)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => `+38050000000${n}`),
      '+380500000011',
    ]);
    expect(all[0]).toEqual({
      full_name: 'Коваль Олена Петрівна',
      position: 'Власниця',
      roles: ['owner'],
      merchant: 'ТОВ «Затишок»',
      phone: '+380500000001',
      password: 'kasa-demo',
    });
    for (const { phone } of all) expect((await signInWith(test.app, phone)).cookie).toBeDefined();
  });

  it('tells no password that was changed, and tells it again once it is the demo’s', async () => {
    const passwordOf = async () => (await people()).find(({ phone }) => phone === '+380500000004')?.password;
    for (const [password, told] of [
      ['another-77-one', null],
      ['kasa-demo', 'kasa-demo'],
    ] as const) {
      const body = { current_password: told === null ? 'kasa-demo' : 'another-77-one', password };
      const enter = { body: { phone: '+380500000004', password: body.current_password } };
      const cookie = cookieOf(await call(test.app, signIn, enter));
      await call(test.app, changePassword, { body }, { cookie });
      expect(await passwordOf()).toBe(told);
    }
  });

  it('gives rights, which count from the next request', async () => {
    const caller = await signInAs(test.app, 'cashier');
    expect((await call(test.app, createDepot, createDepot.example, caller)).code).toBe(-5);
    const body = {
      phone: '+380500000004',
      roles: ['dispatcher', 'accountant'],
      tags_added: ['catalog_manage'],
      tags_removed: ['audit_view'],
    } satisfies BodyFor<typeof setMockRights>;
    const answer = await call(test.app, setMockRights, { body });
    const tags = [
      'facq_transac_status_update',
      'companies_manage',
      'catalog_manage',
      'transport_manage',
      'reports_view',
      'transactions_view',
      'cash_view',
      'transport_view',
    ];
    expect(answer.data).toEqual({ tags });
    const { data } = await call(test.app, getMe, {}, caller);
    expect([data.roles, data.user.tags]).toEqual([['accountant', 'dispatcher'], tags]);
    expect((await call(test.app, createDepot, createDepot.example, caller)).code).toBe(0);
  });

  it('gives nothing to a phone that nobody has', async () => {
    const body = { ...setMockRights.example.body, phone: '+380679999999' };
    expect((await call(test.app, setMockRights, { body })).code).toBe(-6);
  });
});
