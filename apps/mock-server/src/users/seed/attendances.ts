/** When the people of the demo were at work: near to their shifts, and as long as the point sells. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter, kyivInstant } from '@kasa/contracts/shared/kyiv-clock';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import type { SeedOptions } from '../../db/seed-options.ts';
import { daysBetween } from '../../http/kyiv-time.ts';
import { cashiersByPoint, type RosteredShift, rosterOf } from './roster.ts';

/** As far back as payments go: fourteen months. */
const DAYS = 426;
const MINUTE = 60_000;
/** One shift of so many is missed. */
const MISSED_OF = 40;
/** Minutes, at most; somebody may come a little late, or leave a little early. */
const [EARLY, LATE, OFF] = [24, 28, 3];
/** Whoever is the last one closes the point. */
const CLOSING = '21:32';

/** Those of a point on a day. */
function ofDay(origin: SeedContext, point: string, day: string, roster: readonly RosteredShift[]) {
  const some = roster
    .map((shift) => ({ shift, chance: origin.draw('attendance', point, shift.user, day).number }))
    .map(({ shift, chance }) => ({
      ...{ user: shift.user, from: shift.from, to: shift.to, isMissed: chance.int(MISSED_OF - 1) === 0 },
      ...{ early: chance.int(EARLY + OFF) - OFF, late: chance.int(LATE + OFF) - OFF },
    }))
    .filter(({ isMissed }) => !isMissed);
  const last = some.toSorted((a, b) => (a.to < b.to ? 1 : -1))[0];
  return some.map(({ user, from, to, early, late }): Row<'attendances'> => {
    const ends = kyivInstant(day, `${user === last?.user ? CLOSING : to}:00`);
    const came_at = new Date(Date.parse(kyivInstant(day, `${from}:00`)) - early * MINUTE).toISOString();
    const left_at = new Date(Date.parse(ends) + late * MINUTE).toISOString();
    return {
      id: seededRowId(origin, came_at, 'attendance', point, user, day),
      ...{ merchant_id: origin.merchant, created_at: came_at, updated_at: came_at, version: 1 },
      ...{ user_id: user, point_id: point, day, came_at, left_at },
    };
  });
}

/** Who is at work on the days from the one to the other, both included, also in hours still to come. */
async function attendancesOf(tx: Db, merchant: string, days: readonly string[], { seed, now }: SeedOptions) {
  const origin = { merchant, now, draw: createSeededFaker(seed, now) };
  const byPoint = await cashiersByPoint(tx, merchant);
  // Nobody is at two points on one day: whoever works at several is at the first.
  const seen = new Set<string>();
  const isFirst = ({ user, day }: RosteredShift) => {
    const key = `${user} ${day}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return byPoint.flatMap(([point, people]) => {
    const byWeek = [...new Set(days.map(mondayOf))].flatMap((week) => rosterOf(week, people));
    const byDay = Map.groupBy(byWeek.filter(isFirst), ({ day }) => day);
    return days.flatMap((day) => ofDay(origin, point, day, byDay.get(day) ?? []));
  });
}

/** Up to the seed's day; run after its people are placed and before its payments. */
export async function seedAttendances(tx: Db, merchant: string, world: SeedOptions): Promise<void> {
  const today = kyivDay(world.now);
  const days = daysBetween(dayAfter(today, -DAYS), today);
  await bulkInsert(tx, 'attendances', await attendancesOf(tx, merchant, days, world));
}

/** Those of the days since then that are not there yet; of who works there by now. */
export async function addAttendances(
  tx: Db,
  merchant: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  seed: string,
): Promise<void> {
  const days = daysBetween(kyivDay(from), kyivDay(to));
  const rows = await attendancesOf(tx, merchant, days, { seed, now: to });
  const known = await tx
    .selectFrom('attendances')
    .select(['user_id', 'day'])
    .where('merchant_id', '=', merchant)
    .where('day', 'in', days)
    .execute();
  const there = new Set(known.map(({ user_id, day }) => `${user_id} ${day}`));
  const missing = rows.filter(({ user_id, day }) => !there.has(`${user_id} ${day}`));
  await bulkInsert(tx, 'attendances', missing);
}
