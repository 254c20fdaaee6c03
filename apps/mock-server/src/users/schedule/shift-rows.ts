/** Rows of planned shifts. */
import type { Language } from '@kasa/contracts/shared/codes';
import type { PlannedShiftEntity } from '@kasa/contracts/users/schedule';
import { boundsOf, type ShiftTime } from '@kasa/contracts/users/schedule-rules';
import type { Db, Row } from '../../db/schema.ts';
import { MAX_REPORTED_ERRORS } from '../../http/request/input.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';

type Shift = Pick<Row<'planned_shifts'>, 'user_id' | 'day' | 'from_time' | 'to_time'>;

export const asTime = ({ day, from_time, to_time }: Omit<Shift, 'user_id'>): ShiftTime => ({
  ...{ day, from: from_time, to: to_time },
});

/** As the journal shows it. */
export const timeText = ({ day, from, to }: ShiftTime): string => `${day} ${from}–${to}`;

export const asPlanned = ({ user_id, ...time }: Shift): PlannedShiftEntity => ({ user_id, ...asTime(time) });

/** What the people see, in order of time. */
export const publishedShifts = (db: Db) =>
  db
    .selectFrom('planned_shifts as shift')
    .select(['shift.user_id', 'shift.day', 'shift.from_time', 'shift.to_time', 'shift.point_id'])
    .where('shift.is_published', '=', 1)
    .orderBy('shift.day')
    .orderBy('shift.from_time')
    .orderBy('shift.id');

/** Whether two shifts have time in common. */
export function overlaps(one: ShiftTime, other: ShiftTime): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.start < b.end && b.start < a.end;
}

/** @param known ids of who may have shifts @throws OperationFailure `not_found` at the shifts of others */
export function requireKnown(
  language: Language,
  shifts: readonly { readonly user_id: string }[],
  known: ReadonlySet<string>,
): void {
  const strangers = shifts
    .flatMap(({ user_id }, n) => (known.has(user_id) ? [] : [`shifts.${n}.user_id`]))
    .slice(0, MAX_REPORTED_ERRORS);
  if (strangers.length === 0) return;
  const broken = strangers.map((path) => ({ path, rule: 'not_found' as const }));
  throw fieldFailure('not_found', language, broken);
}

/**
 * The shifts as they were sent of people who are in it already: they may stay, also where whoever asks does not see them
 * any more. @param known ids of those people
 */
export const withThoseKnown = <Shift extends { readonly user_id: string }>(
  shifts: readonly Shift[],
  sent: readonly Shift[],
  known: ReadonlySet<string>,
): Shift[] =>
  shifts.map((shift, n) => {
    const user_id = sent[n]?.user_id ?? '';
    return known.has(user_id) ? { ...shift, user_id } : shift;
  });
