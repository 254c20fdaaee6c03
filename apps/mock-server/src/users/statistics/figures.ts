/** Sums of what people sold and worked, and the middle of several people's. */
import { LEAST_PEOPLE_OF_MEDIAN } from '@kasa/contracts/users/median-people';
import type { UserFigures, UserStatisticsEntity } from '@kasa/contracts/users/statistics';

/** What adds up: of a person, or some days or points of one. */
export type Sums = Omit<UserFigures, 'average_amount'>;
type Median = UserStatisticsEntity['median'];

export const NOTHING: Sums = {
  ...{ payments: 0, amount: 0, refund_amount: 0 },
  ...{ worked_minutes: 0, planned_minutes: 0 },
};

const NAMES = Object.keys(NOTHING) as (keyof Sums)[];

/** @param some sums, or parts of them */
export function addUp(some: readonly Partial<Sums>[]): Sums {
  const sums = { ...NOTHING };
  for (const one of some) for (const name of NAMES) sums[name] += one[name] ?? 0;
  return sums;
}

/** With the average receipt, rounded half up. */
export const withAverage = (sums: Sums): UserFigures => ({
  ...sums,
  average_amount: sums.payments === 0 ? null : Math.round(sums.amount / sums.payments),
});

function middle(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = inOrder.length / 2;
  const [low = 0, high = 0] = [inOrder[Math.ceil(half) - 1], inOrder[Math.floor(half)]];
  return Math.round((low + high) / 2);
}

/** The middle of each figure of those who sold; null: of too few people. */
export function medianOf(people: readonly Sums[]): Median {
  const sellers = people.filter(({ payments }) => payments > 0).map(withAverage);
  if (sellers.length < LEAST_PEOPLE_OF_MEDIAN) return null;
  const of = (name: keyof UserFigures) => middle(sellers.map((one) => one[name] ?? 0));
  const sums = Object.fromEntries(NAMES.map((name) => [name, of(name)])) as unknown as Sums;
  return { people: sellers.length, ...sums, average_amount: of('average_amount') };
}
