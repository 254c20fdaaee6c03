import { expect, it } from 'vitest';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { reversalsIn } from '../transactions/test-support/reversals.ts';
import { purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { quote, buy, pay, onlyDiscount, addDiscount, addCustomer, sumsOf } = purchasesIn(test);
const { tryRefund } = reversalsIn(test, owner);

async function paidFor(asked: Parameters<typeof buy>[0]) {
  const { id, amount } = await buy(asked);
  return (await pay(amount, id)).data.transaction_id;
}

it.each([[[9_000]], [[4_500, 4_500]], [[1, 8_999]], [[3_333, 3_333, 2_334]]])(
  'leaves nothing of a purchase that paid for another one, when both are refunded, the second in parts: %j',
  async (parts) => {
    await onlyDiscount({ rule: tenthBack });
    const { id, customer } = await addCustomer();
    const first = await buy({ customer });
    const one = await pay(first.amount, first.id);
    const next = await buy({ customer, spend: 1_000 });
    const two = await pay(next.amount, next.id);
    expect(await tryRefund(one.data.transaction_id, 10_000)).toBe('done');
    for (const part of parts) expect(await tryRefund(two.data.transaction_id, part)).toBe('done');
    expect(await sumsOf(id)).toEqual({ available: 0, waiting: 0 });
  },
);

it('is no way to goods for free: what was spent is not given again, and is taken of what is earned next', async () => {
  const gift = { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 } as const;
  await onlyDiscount({ rule: gift });
  await addDiscount({ rule: { ...tenthBack, percent_bp: 1 }, name: 'Бонуси' });
  const { id, customer } = await addCustomer();
  const first = await paidFor({ customer });
  await paidFor({ customer, spend: 5_000 });
  expect(await tryRefund(first, 10_000)).toBe('done');
  const again = await quote({ customer });
  expect(again.data.rules.map(({ reason }) => reason)).toEqual(['given_already', 'applied']);
  expect(await sumsOf(id)).toEqual({ available: 0, waiting: 0 });
  await paidFor({ customer });
  expect(await sumsOf(id)).toEqual({ available: 0, waiting: 0 });
});
