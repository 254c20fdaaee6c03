import { describe, expect, it } from 'vitest';
import { addUp, medianOf, NOTHING, withAverage } from './figures.ts';

const seller = (payments: number, amount: number, worked_minutes = 0) => ({
  ...NOTHING,
  ...{ payments, amount, worked_minutes },
});

describe('the middle of several people', () => {
  it('is the one in between of an odd number, for each figure by itself', () => {
    const median = medianOf([seller(1, 900, 60), seller(2, 200, 600), seller(9, 300, 30)]);
    expect(median).toMatchObject({ people: 3, payments: 2, amount: 300, worked_minutes: 60 });
    expect(median?.average_amount).toBe(100);
  });

  it('is between the two in between of an even number, half up', () => {
    const four = [seller(1, 100), seller(2, 301), seller(3, 200), seller(5, 400)];
    expect(medianOf(four)).toMatchObject({ people: 4, payments: 3, amount: 251 });
  });

  it('is of those who sold, and of three at least', () => {
    const two = [seller(1, 100), seller(1, 200), seller(0, 0, 480)];
    expect(medianOf(two)).toBeNull();
    expect(medianOf([...two, seller(1, 600)])).toMatchObject({ people: 3, amount: 200 });
  });
});

it('an average is rounded half up, and there is none of nothing', () => {
  expect(withAverage(seller(2, 101)).average_amount).toBe(51);
  expect(withAverage(addUp([])).average_amount).toBeNull();
});
