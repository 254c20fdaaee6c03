import { expect, it } from 'vitest';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { reversalsIn } from '../transactions/test-support/reversals.ts';
import { purchasesIn, tenthBack } from './test-support/purchases.ts';
const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { buy, pay, onlyDiscount, addCustomer, sumsOf } = purchasesIn(test);
const { tryRefund } = reversalsIn(test, owner);
it.each([[[9_000]], [[4_500, 4_500]], [[1, 8_999]], [[3_333, 3_333, 2_334]]])('x %j', async (parts) => {
  await onlyDiscount({ rule: tenthBack });
  const { id, customer } = await addCustomer();
  const first = await buy({ customer });
  const one = await pay(first.amount, first.id);
  const next = await buy({ customer, spend: 1_000 });
  const two = await pay(next.amount, next.id);
  expect(await tryRefund(one.data.transaction_id, 10_000)).toBe('done');
  for (const part of parts) expect(await tryRefund(two.data.transaction_id, part)).toBe('done');
  expect(await sumsOf(id)).toEqual({ available: 0, waiting: 0 });
});
