/** Time at work and of published shifts, in whole minutes. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { boundsOf } from '@kasa/contracts/users/schedule-rules';
import { type SqlBool, sql } from 'kysely';
import { idsIn } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import { dayBefore } from '../../http/kyiv-time.ts';
import type { ReportPeriod } from '../../http/report-period.ts';
import { asTime } from '../schedule/shift-rows.ts';

/** Of a person at a point, by the Kyiv day on which it began. */
export interface Work {
  readonly user_id: string;
  readonly point_id: string;
  readonly day: string;
  /** Instants, Unix time, milliseconds; still to come or not over: later than now. */
  readonly start: number;
  readonly end: number;
  readonly what: 'worked_minutes' | 'planned_minutes';
}

const MINUTE = 60_000;

/** Minutes of it that have passed at an instant. @param at Unix time, milliseconds */
export const passed = ({ start, end }: Pick<Work, 'start' | 'end'>, at: number): number =>
  Math.max(0, Math.floor((Math.min(end, at) - start) / MINUTE));

/** Whoever is signed in at two terminals at once is at work once: what comes later begins where the other ends. */
function withoutOverlaps(worked: readonly Work[]): Work[] {
  const byPerson = Map.groupBy(worked, ({ user_id }) => user_id);
  return [...byPerson.values()].flatMap((some) => {
    let until = Number.NEGATIVE_INFINITY;
    return some
      .toSorted((a, b) => a.start - b.start)
      .map((one) => {
        const start = Math.max(one.start, until);
        until = Math.max(until, one.end);
        return { ...one, start };
      });
  });
}

interface Asked extends ReportPeriod {
  readonly by: 'user_id' | 'point_id';
  readonly ids: readonly string[];
}

/** What some people, or everybody at some points, worked and were published for on some days. */
export async function readWork(db: Db, merchant: string, { by, ids, date_from, date_to }: Asked) {
  if (ids.length === 0) return [];
  const asked = sql<SqlBool>`${sql.ref(by)} in ${idsIn(db, sql.val(JSON.stringify(ids)))}`;
  const attended = await db
    .selectFrom('attendances')
    .select(['user_id', 'point_id', 'day', 'came_at', 'left_at'])
    .where('merchant_id', '=', merchant)
    .where(asked)
    // Of the day before some may go on.
    .where('day', '>=', dayBefore(date_from))
    .where('day', '<=', date_to)
    .execute();
  const planned = await db
    .selectFrom('planned_shifts')
    .select(['user_id', 'point_id', 'day', 'from_time', 'to_time'])
    .where('merchant_id', '=', merchant)
    .where('is_published', '=', 1)
    .where(asked)
    .where('day', '>=', date_from)
    .where('day', '<=', date_to)
    .execute();
  const worked = attended.map(
    ({ came_at, left_at, ...row }): Work => ({
      ...{ ...row, what: 'worked_minutes', start: Date.parse(came_at) },
      end: Date.parse(left_at ?? kyivDayBounds(row.day).before),
    }),
  );
  return [
    ...withoutOverlaps(worked).filter(({ day }) => day >= date_from),
    ...planned.map(({ from_time, to_time, ...row }): Work => {
      return { ...row, what: 'planned_minutes', ...boundsOf(asTime({ ...row, from_time, to_time })) };
    }),
  ];
}
