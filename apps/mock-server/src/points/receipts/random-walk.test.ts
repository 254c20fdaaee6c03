import { codes } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { totalsOf } from '../../http/fiscal/turnover.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { chances } from '../test-support/chances.ts';
import { receiptsIn } from '../test-support/receipts.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { point, close, behave, work, travelFar, documents } = shiftsIn(test, owner);
const { pay, payment, payBack, register, receipts, workReceipts } = await receiptsIn(test, owner, point);
const REGISTER = '4000512894';
const STEPS = 50;
const BEHAVIOURS = ['registers', 'down', 'silent', 'late', 'twice', 'refuses'] as const;

const walked = { sales: 0, returns: 0, offline: 0 };

it.each([1, 2, 3, 4, 5])(
  'whatever the tax service does, each payment has one receipt or can get it, walk %i',
  async (seed) => {
    const { db } = test.database;
    const chance = chances(seed);
    const draw = () => chance.next().value;
    const wait = (seconds: number) => travelFar(new Date(test.clock.now().getTime() + seconds * 1_000));
    const openShift = () =>
      db
        .selectFrom('register_shifts')
        .select('id')
        .where('point_id', '=', point)
        .where('state', '=', 'opened')
        .executeTakeFirst();
    /** What was paid, and what was paid back of it. */
    const paid = new Map<string, { readonly amount: number; returned: number }>();
    for (let step = 0; step < STEPS; step += 1) {
      const [what, size] = [draw(), draw()];
      if (what < 0.2) await behave(BEHAVIOURS[Math.floor(size * BEHAVIOURS.length)] ?? 'registers');
      else if (what < 0.5) {
        const amount = 100 * (1 + Math.floor(size * 500));
        paid.set(await pay(amount, size < 0.5), { amount, returned: 0 });
      } else if (what < 0.65) {
        const [id, of] = [...paid][Math.floor(size * paid.size)] ?? [];
        const part = of && Math.min(of.amount - of.returned, 100 * (1 + Math.floor(size * 90)));
        if (id && of && part && (await payBack(id, part))) of.returned += part;
      } else if (what < 0.7) await close((await openShift())?.id ?? point);
      else {
        await wait(Math.floor(size * 2 * 3_600));
        await work();
        await workReceipts();
      }
    }
    await behave('registers');
    for (let n = 0; n < 8; n += 1) {
      await wait(400);
      await work();
      await workReceipts();
    }
    const own = (await documents()).filter(({ register_number }) => register_number === REGISTER);
    expect(own.filter(({ state }) => state === 'pending' || state === 'offline')).toEqual([]);
    // What was refused is registered by hand.
    for (const [id, { amount, returned }] of paid) {
      const { data, code } = await register(id);
      if (amount === returned && code === codes.receipt_not_due.code) continue;
      expect(code).toBe(codes.ok.code);
      expect(data.sale).toMatchObject({ amount, fiscal_number: (await payment(id)).fiscal_number });
      expect(await receipts(id)).toEqual(data);
      const back = data.returns.reduce((sum, one) => sum + one.amount, 0);
      expect(back).toBe(returned);
    }
    const registered = (await documents()).filter(
      ({ register_number, state }) => register_number === REGISTER && state === 'registered',
    );
    const of = registered.flatMap(({ receipt_of }) => receipt_of ?? []);
    expect(new Set(of).size).toBe(of.length);
    const sum = (kind: string) =>
      registered.filter((one) => one.kind === kind).reduce((total, { amount }) => total + Number(amount), 0);
    const shifts = await db.selectFrom('register_shifts').selectAll().where('point_id', '=', point).execute();
    const totals = shifts.map(totalsOf);
    expect(totals.reduce((total, { sales }) => total + sales.amount, 0)).toBe(sum('sale'));
    expect(totals.reduce((total, { returns }) => total + returns.amount, 0)).toBe(sum('return'));
    walked.sales += registered.filter(({ kind }) => kind === 'sale').length;
    walked.returns += registered.filter(({ kind }) => kind === 'return').length;
    walked.offline += registered.filter(({ fiscal_number }) => fiscal_number?.includes('.')).length;
    const { id } = (await openShift()) ?? {};
    if (id !== undefined) expect((await close(id)).data).toMatchObject({ state: 'closed', refusal: null });
  },
);

it('walks made receipts of all kinds', () => {
  for (const count of Object.values(walked)) expect(count).toBeGreaterThan(10);
});
