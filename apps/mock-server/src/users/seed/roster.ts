/** Who is to work when: the plans of the demo follow it, and so do its people, more or less. */
import { daysOfWeek } from '@kasa/contracts/users/schedule-rules';
import type { Db } from '../../db/schema.ts';

/** An early and a late shift, and one in between. */
const TIMES = [
  ['09:00', '15:00'],
  ['15:00', '21:00'],
  ['12:00', '20:00'],
] as const;

export interface RosteredShift {
  readonly user: string;
  readonly day: string;
  /** `HH:mm`, Kyiv time. */
  readonly from: string;
  readonly to: string;
}

/** The people at the till of each point, by ids: points in the order of theirs. */
export async function cashiersByPoint(tx: Db, merchant: string): Promise<[string, string[]][]> {
  const placed = await tx
    .selectFrom('user_points')
    .innerJoin('users', 'users.id', 'user_points.user_id')
    .innerJoin('branches', 'branches.id', 'user_points.point_id')
    .select(['user_points.point_id', 'user_points.user_id'])
    .where('user_points.merchant_id', '=', merchant)
    .where('branches.kind', '!=', 'depot')
    .where('users.is_active', '=', 1)
    .where('users.roles', '=', '["cashier"]')
    .orderBy('user_points.point_id')
    .orderBy('user_points.user_id')
    .execute();
  return [...Map.groupBy(placed, ({ point_id }) => point_id)].map(([point, some]) => [
    point,
    some.map(({ user_id }) => user_id),
  ]);
}

/** Five days of work for each, in turns; of the first day nobody comes late. @param week its Monday */
export const rosterOf = (week: string, people: readonly string[]): RosteredShift[] =>
  people.flatMap((user, n) =>
    daysOfWeek(week)
      .filter((_, day) => (day + n) % 7 < 5 && !(day === 0 && n % 3 === 1))
      .map((day) => {
        const [from, to] = TIMES[n % TIMES.length] ?? TIMES[0];
        return { user, day, from, to };
      }),
  );
