import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import type { SeedOptions } from '../../db/seed-options.ts';
import { cashiersByPoint, type RosteredShift, rosterOf } from './roster.ts';
import { SWAP_WEEK, seedScheduleExamples, swapWeekShifts } from './schedule-examples.ts';

/** The week of the contract's examples. */
const EXAMPLE_WEEK = '2027-03-01';
/** Points that have plans. */
const PLANNED_POINTS = 4;
/** Weeks before this one that were published: plans of two months. */
const WEEKS_BEFORE = 9;

interface Week {
  readonly point: string;
  readonly week: string;
  readonly shifts: readonly RosteredShift[];
  /** Null: nothing was published. */
  readonly published: readonly RosteredShift[] | null;
}

/** Schedules of a merchant; run after its people are placed. @param owner who has published them */
export async function seedSchedules(
  tx: Db,
  merchant: string,
  owner: { readonly id: string; readonly name: string },
  { seed, now }: SeedOptions,
): Promise<void> {
  const origin = { merchant, now, draw: createSeededFaker(seed, now) };
  const byPoint = (await cashiersByPoint(tx, merchant)).slice(0, PLANNED_POINTS);
  const monday = mondayOf(kyivDay(now));
  const weeks = byPoint.flatMap(([point, people]) =>
    Array.from({ length: WEEKS_BEFORE + 2 }, (_, n): Week => {
      const week = dayAfter(monday, (n - WEEKS_BEFORE) * 7);
      const shifts = rosterOf(week, people);
      // The next one is a draft.
      return { point, week, shifts, published: n > WEEKS_BEFORE ? null : shifts };
    }),
  );
  const [first, second] = [exampleIds.owner, exampleIds.userForPhoto].map((user) => ({
    ...{ user, day: EXAMPLE_WEEK, from: '09:00', to: '18:00' },
  })) as [RosteredShift, RosteredShift];
  // The second one is not published yet.
  const ofExample: Week = {
    ...{ point: exampleIds.point, week: EXAMPLE_WEEK, shifts: [first, second], published: [first] },
  };
  const ofSwaps: Week = {
    ...{ point: exampleIds.point, week: SWAP_WEEK, shifts: swapWeekShifts, published: swapWeekShifts },
  };
  const isOfExamples = ({ point, week }: Week) =>
    point === exampleIds.point && [EXAMPLE_WEEK, SWAP_WEEK].includes(week);
  const others = weeks.filter((one) => !isOfExamples(one));
  const all = merchant === exampleIds.merchant ? [...others, ofExample, ofSwaps] : weeks;
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
  const rowsOf = (n: number, point_id: string, own: readonly RosteredShift[], is_published: 0 | 1) =>
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
