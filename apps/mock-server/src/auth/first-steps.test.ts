import type { Business } from '@kasa/contracts/auth/business';
import { getFirstSteps, updateFirstStep, updateMerchant } from '@kasa/contracts/auth/operations/account';
import { addTerminal } from '@kasa/contracts/terminals/operations/terminals';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { describe, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { demoActivationCode } from '../terminals/seed/devices.ts';
import { signUpFully } from './test-support/sign-up-flow.ts';

const test = await startFreshApp();

describe('first steps', () => {
  const name = 'ФОП Гнатюк Ірина Романівна';
  const steps = async (caller: Caller) =>
    (await call(test.app, getFirstSteps, {}, caller)).data.items.map(({ id, done }) => [id, done]);
  const choose = (caller: Caller, business: Business | null) =>
    call(test.app, updateMerchant, { body: { name, business } }, caller);
  const postpone = (caller: Caller, step: string, postponed: boolean) =>
    call(test.app, updateFirstStep, { params: { step }, body: { postponed } }, caller);

  it('begin with what the merchant does, and nothing follows until it is said', async () => {
    const { caller } = await signUpFully(test);
    expect(await steps(caller)).toEqual([['business', false]]);
  });

  it.each([
    ['shop', ['terminal', 'activation', 'template', 'payment']],
    ['cafe', ['terminal', 'activation', 'template', 'payment']],
    ['web_shop', ['ecomm', 'activation', 'callback', 'payment']],
    ['transport', ['depot', 'route', 'transport', 'driver', 'shift']],
  ] as const)('of a %s follow it', async (business, expected) => {
    const { caller } = await signUpFully(test);
    expect((await choose(caller, business)).data.user.merchant.business).toBe(business);
    expect(await steps(caller)).toEqual([['business', true], ...expected.map((id) => [id, false])]);
    // A name alone leaves the business as it is.
    const renamed = await call(test.app, updateMerchant, { body: { name: 'ФОП Гнатюк' } }, caller);
    expect(renamed.data.user.merchant.business).toBe(business);
  });

  it('are done by what is there', async () => {
    const { caller } = await signUpFully(test);
    await choose(caller, 'shop');
    const { number } = await test.database.db
      .selectFrom('terminal_devices')
      .select('number')
      .where('is_blocked', '=', 0)
      .where('activation_expires_at', '>', test.clock.nowIso())
      .where('number', 'not in', test.database.db.selectFrom('terminals').select('number'))
      .executeTakeFirstOrThrow();
    expect(
      (await call(test.app, addTerminal, { body: { number, code: demoActivationCode(number) } }, caller))
        .code,
    ).toBe(0);
    expect((await steps(caller)).slice(0, 3)).toEqual([
      ['business', true],
      ['terminal', true],
      ['activation', false],
    ]);
    await choose(caller, 'transport');
    await call(test.app, createDepot, createDepot.example, caller);
    expect((await steps(caller)).slice(0, 3)).toEqual([
      ['business', true],
      ['depot', true],
      ['route', false],
    ]);
  });

  it('ask nothing of a merchant that has been at work for long', async () => {
    const owner = await signInAs(test.app, 'owner');
    await test.database.db.updateTable('merchants').set({ business: null }).execute();
    expect(await steps(owner)).toEqual([['company', true]]);
  });

  it('can each be left for later and taken up again, which the journal tells', async () => {
    const { caller } = await signUpFully(test);
    await choose(caller, 'shop');
    const postponed = async (step: string, value: boolean) =>
      (await postpone(caller, step, value)).data.items.filter((one) => one.postponed).map(({ id }) => id);
    expect(await postponed('template', true)).toEqual(['template']);
    expect(await postponed('template', true)).toEqual(['template']);
    expect(await postponed('terminal', true)).toEqual(['terminal', 'template']);
    expect(await postponed('template', false)).toEqual(['terminal']);
    const entries = await test.database.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('operation', '=', 'updateFirstStep')
      .orderBy('id')
      .execute();
    expect(entries.map(({ after }) => JSON.parse(String(after)).postponed_steps)).toEqual([
      ['template'],
      ['template', 'terminal'],
      ['terminal'],
    ]);
    // One of another business is not there.
    expect((await postpone(caller, 'driver', true)).code).toBe(-6);
  });
});
