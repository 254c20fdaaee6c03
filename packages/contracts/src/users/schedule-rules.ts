/** Rules of work schedules: what a plan conflicts with. Pure, without zod, for server and web. */
import { dayAfter, kyivInstant, weekdayOf } from '../shared/kyiv-clock.ts';

/** Minutes: shifts begin and end on half hours. */
export const SCHEDULE_STEP = 30;
/** Hours between two shifts of a person, at least. */
export const MIN_REST_HOURS = 11;
/** Hours of a person in a week, at most (labour code, art. 50). */
export const MAX_WEEK_HOURS = 40;
/** Shifts of a week at a point, at most. */
export const MAX_WEEK_SHIFTS = 500;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTES_OF_DAY = 24 * 60;

/** When somebody works; times are those of clocks in Kyiv. */
export interface ShiftTime {
  /** `YYYY-MM-DD`, on which it begins. */
  readonly day: string;
  /** `HH:mm`. */
  readonly from: string;
  /** `HH:mm`; at or before `from`: of the next day. */
  readonly to: string;
}

export interface PersonShift extends ShiftTime {
  readonly user_id: string;
}

/** When a point is open. */
export interface OpeningHours {
  readonly from: string;
  readonly to: string;
  /** Days of the week, 1 is Monday. */
  readonly days: readonly number[];
}

export const scheduleConflicts = [
  'two_places',
  'short_rest',
  'long_week',
  'outside_hours',
  'not_at_point',
  'nobody',
] as const;
export type ScheduleConflict = (typeof scheduleConflicts)[number];

/** What is wrong with a plan. */
export interface FoundConflict {
  readonly kind: ScheduleConflict;
  /** Whom it concerns; null: nobody is there. */
  readonly user_id: string | null;
  readonly day: string;
  /** Time without anybody, `HH:mm`; null: of a shift, or of the whole week. */
  readonly from: string | null;
  readonly to: string | null;
  /** Hours of rest, or of the week; null: neither is meant. */
  readonly hours: number | null;
  /** Indexes of the planned shifts that are in it. */
  readonly shifts: readonly number[];
}

const daysApart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** The Monday of the week in which a day is. */
export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

/** The seven days of a week. @param monday its first day */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, n) => dayAfter(monday, n));

/** Minutes since midnight of `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `HH:mm`; 24:00 is 00:00. */
export function timeOf(minutes: number): string {
  const ofDay = ((minutes % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** How long it is on the clock, minutes: 30 to 1440. */
export function minutesLong({ from, to }: Pick<ShiftTime, 'from' | 'to'>): number {
  const minutes = minutesOf(to) - minutesOf(from);
  return minutes > 0 ? minutes : minutes + MINUTES_OF_DAY;
}

/** First instant and the instant after the last, milliseconds: on days when clocks change it is longer or shorter. */
export function boundsOf({ day, from, to }: ShiftTime): { readonly start: number; readonly end: number } {
  const endDay = minutesOf(to) > minutesOf(from) ? day : dayAfter(day, 1);
  const start = Date.parse(kyivInstant(day, `${from}:00`));
  // In the hour that clocks leave out, the end may come before the beginning.
  return { start, end: Math.max(start, Date.parse(kyivInstant(endDay, `${to}:00`))) };
}

/** Hours that pass in it. */
export const hoursOf = (shift: ShiftTime): number => {
  const { start, end } = boundsOf(shift);
  return (end - start) / HOUR_MS;
};

export interface Plan {
  /** The Monday. */
  readonly week: string;
  readonly shifts: readonly PersonShift[];
  /** What the same people do besides, at other points or in the weeks beside it; of the week alone counts in its hours. */
  readonly elsewhere: readonly PersonShift[];
  /** Ids of who works at the point. */
  readonly people: readonly string[];
  readonly hours: OpeningHours;
}

interface Timed {
  readonly shift: PersonShift;
  readonly start: number;
  readonly end: number;
  /** Index among the planned ones; null: elsewhere. */
  readonly index: number | null;
}

const timed = (shift: PersonShift, index: number | null): Timed => ({ shift, ...boundsOf(shift), index });

const noTime = { from: null, to: null, hours: null } as const;
const indexesOf = (some: readonly Timed[]) => some.flatMap(({ index }) => (index === null ? [] : [index]));

/** Of one person. */
function conflictsOfPerson(user_id: string, all: readonly Timed[], { week, people }: Plan): FoundConflict[] {
  const found: FoundConflict[] = [];
  const inOrder = all.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const own = inOrder.filter(({ index }) => index !== null);
  if (!people.includes(user_id) && own[0])
    found.push({ kind: 'not_at_point', user_id, day: own[0].shift.day, ...noTime, shifts: indexesOf(own) });
  let last: Timed | undefined;
  for (const next of inOrder) {
    const pair = last ? [last, next] : [];
    if (last && indexesOf(pair).length > 0) {
      const rest = (next.start - last.end) / HOUR_MS;
      const of = { user_id, day: next.shift.day, shifts: indexesOf(pair) };
      if (rest < 0) found.push({ kind: 'two_places', ...of, ...noTime });
      // A shift that goes on where another ends has no rest in between.
      else if (rest > 0 && rest < MIN_REST_HOURS)
        found.push({ kind: 'short_rest', ...of, ...noTime, hours: rest });
    }
    if (last === undefined || next.end > last.end) last = next;
  }
  const ofWeek = inOrder.filter(({ shift: { day } }) => day >= week && day < dayAfter(week, 7));
  const hours = ofWeek.reduce((sum, { start, end }) => sum + (end - start) / HOUR_MS, 0);
  if (hours > MAX_WEEK_HOURS && own.length > 0)
    found.push({ kind: 'long_week', user_id, day: week, ...noTime, hours, shifts: indexesOf(own) });
  return found;
}

/** Opening time of a day, minutes since its midnight; undefined: closed. */
function openingOf(day: string, { from, to, days }: OpeningHours) {
  if (!days.includes(weekdayOf(day))) return undefined;
  const opens = minutesOf(from);
  return { opens, closes: opens + minutesLong({ from, to }) };
}

function outsideHours({ shifts, hours }: Plan): FoundConflict[] {
  return shifts.flatMap((shift, index): FoundConflict[] => {
    const { day, user_id } = shift;
    const open = openingOf(day, hours);
    const starts = minutesOf(shift.from);
    const isInside = open && starts >= open.opens && starts + minutesLong(shift) <= open.closes;
    return isInside ? [] : [{ kind: 'outside_hours', user_id, day, ...noTime, shifts: [index] }];
  });
}

/** Opening time of a day when nobody works. */
function unmanned(day: string, { shifts, hours }: Plan): FoundConflict[] {
  const open = openingOf(day, hours);
  if (open === undefined) return [];
  const spans = shifts.flatMap((shift) => {
    const offset = daysApart(day, shift.day) * MINUTES_OF_DAY;
    const starts = offset + minutesOf(shift.from);
    return Math.abs(offset) > MINUTES_OF_DAY ? [] : [{ starts, ends: starts + minutesLong(shift) }];
  });
  const found: FoundConflict[] = [];
  let manned = open.opens;
  const gap = (until: number) => {
    if (until <= manned) return;
    const times = { from: timeOf(manned), to: timeOf(until), hours: null };
    found.push({ kind: 'nobody', user_id: null, day, ...times, shifts: [] });
  };
  for (const { starts, ends } of spans.toSorted((a, b) => a.starts - b.starts)) {
    gap(Math.min(starts, open.closes));
    manned = Math.max(manned, ends);
  }
  gap(open.closes);
  return found;
}

/** All that is wrong with a plan: people in the order of their shifts, then the days. */
export function conflictsOf(plan: Plan): FoundConflict[] {
  const all = [
    ...plan.shifts.map((shift, index) => timed(shift, index)),
    ...plan.elsewhere.map((shift) => timed(shift, null)),
  ];
  const byPerson = Map.groupBy(all, ({ shift }) => shift.user_id);
  return [
    ...[...byPerson].flatMap(([id, some]) => conflictsOfPerson(id, some, plan)),
    ...outsideHours(plan),
    ...(plan.shifts.length === 0 ? [] : daysOfWeek(plan.week).flatMap((day) => unmanned(day, plan))),
  ];
}
