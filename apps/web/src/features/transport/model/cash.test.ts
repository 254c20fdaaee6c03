import { expect, it } from 'vitest';
import { cashBalance } from './cash.ts';

it('says which way the cash differs, and by how much without a sign', () => {
  expect(cashBalance(0)).toEqual({ kind: 'even' });
  expect(cashBalance(-550)).toEqual({ kind: 'shortage', amount: 550 });
  expect(cashBalance(1)).toEqual({ kind: 'surplus', amount: 1 });
});
