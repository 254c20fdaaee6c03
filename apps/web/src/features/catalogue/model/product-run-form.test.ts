import { expect, it } from 'vitest';
import { priceStepForm } from './product-run-form.ts';

const step = {
  ...{ direction: 'up', by: 'percent', percent: 15_000, amount: null, rounding: 'none' },
  ...{ point_id: 'base', when: 'now', effective_on: null },
};

it('prices are raised by more than they are, but not lowered so', () => {
  const schema = priceStepForm('2026-11-20');
  expect(schema.safeParse(step).success).toBe(true);
  const { error } = schema.safeParse({ ...step, direction: 'down' });
  expect(error?.issues).toMatchObject([{ path: ['percent'], message: 'too_big' }]);
});
