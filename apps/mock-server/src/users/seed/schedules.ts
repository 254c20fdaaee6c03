import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { daysOfWeek, mondayOf } from '@kasa/contracts/users/schedule-rules';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import type { SeedOptions } from '../../db/seed-options.ts';
import { SWAP_WEEK, seedScheduleExamples, swapWeekShifts } from './schedule-examples.ts';

/** The week of the contract's examples. */
const EXAMPLE_WEEK = '2027-03-01';
/** Points that have plans. */
const PLANNED_POINTS = 4;
/** An early and a late shift, and one in between. */
const TIMES = [
  ['09:00', '15:00'],
  ['15:00', '21:00'],
  ['12:00', '20:00'],
] as const;

interface Week {
  readonly point: string;
  readonly week: string;
  readonly shifts: readonly Shift[];
  /** Null: nothing was published. */
  readonly published: readonly Shift[] | null;
}

interface Shift {
  readonly user: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** Five days of work for each, in turns; of the first day nobody comes late. */
function weekOf(point: string, week: string, people: readonly string[], isPublished: boolean): Week {
  const shifts = people.flatMap((user, n) =>
    daysOfWeek(week)
      .filter((_, day) => (day + n) % 7 < 5 && !(day === 0 && n % 3 === 1))
      .map((day) => {
        const [from, to] = TIMES[n % TIMES.length] ?? TIMES[0];
        return { user, day, from, to };
      }),
  );
  return { point, week, shifts, published: isPublished ? shifts : null };
}

/** Schedules of a merchant; run after its people are placed. @param owner who has published them */
export async function seedSchedules(
  tx: Db,
  merchant: string,
  owner: { readonly id: string; readonly name: string },
  { seed, now }: SeedOptions,
): Promise<void> {
  const origin = { merchant, now, draw: createSeededFaker(seed, now) };
  const placed = await tx
    .selectFrom('user_points')
    .innerJoin('users', 'users.id', 'user_points.user_id')
    .innerJoin('branches', 'branches.id', 'user_points.point_id')
    .select(['user_points.point_id', 'user_points.user_id', 'users.full_name'])
    .where('user_points.merchant_id', '=', merchant)
    .where('branches.kind', '!=', 'depot')
    .where('users.is_active', '=', 1)
    .where('users.roles', '=', '["cashier"]')
    .orderBy('user_points.point_id')
    .orderBy('user_points.user_id')
    .execute();
  const byPoint = [...Map.groupBy(placed, ({ point_id }) => point_id)].slice(0, PLANNED_POINTS);
  const monday = mondayOf(kyivDay(now));
  const weeks = byPoint.flatMap(([point, people]) => {
    const ids = people.map(({ user_id }) => user_id);
    return [-7, 0, 7].map((days) => weekOf(point, dayAfter(monday, days), ids, days < 7));
  });
  const [first, second] = [exampleIds.owner, exampleIds.userForPhoto].map((user) => ({
    ...{ user, day: EXAMPLE_WEEK, from: '09:00', to: '18:00' },
  })) as [Shift, Shift];
  // The second one is not published yet.
  const ofExample: Week = {
    ...{ point: exampleIds.point, week: EXAMPLE_WEEK, shifts: [first, second], published: [first] },
  };
  const ofSwaps: Week = {
    ...{ point: exampleIds.point, week: SWAP_WEEK, shifts: swapWeekShifts, published: swapWeekShifts },
  };
  const all = merchant === exampleIds.merchant ? [...weeks, ofExample, ofSwaps] : weeks;
  const at = now.toISOString();
  const schedules = all.map(
    ({ point, week, published }): Row<'schedules'> => ({
      id: seededRowId(origin, at, 'schedule', point, week),
      ...{ merchant_id: merchant, created_at: at, updated_at: at, version: 1 },
      ...{ point_id: point, week, opens: '09:00', closes: '21:00', open_days: '[1,2,3,4,5,6,7]' },
      published_at: published && at,
      published_by_id: published && owner.id,
      published_by_name: published && owner.name,
    }),
  );
  const rowsOf = (n: number, point_id: string, own: readonly Shift[], is_published: 0 | 1) =>
    own.map(
      ({ user, day, from, to }): Row<'planned_shifts'> => ({
        id: seededRowId(origin, at, 'planned shift', String(schedules[n]?.id), user, day, is_published),
        ...{ merchant_id: merchant, schedule_id: String(schedules[n]?.id), point_id, user_id: user },
        ...{ is_published, day, from_time: from, to_time: to },
      }),
    );
  const shifts = all.flatMap(({ point, shifts: planned, published }, n) => [
    ...rowsOf(n, point, planned, 0),
    ...rowsOf(n, point, published ?? [], 1),
  ]);
  await bulkInsert(tx, 'schedules', schedules);
  await bulkInsert(tx, 'planned_shifts', shifts);
  if (merchant === exampleIds.merchant) await seedScheduleExamples(tx, at);
}
