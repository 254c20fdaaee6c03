/** Names and news of a week's schedule. Pure. */
import type { Schema } from '@kasa/client/http/types';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { mondayOf, type PersonShift, type ShiftTime } from '@kasa/contracts/users/schedule-rules';

export type Schedule = Schema<'Schedule'>;
export type SchedulePerson = Schedule['people'][number];

/** Days of the week, 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Where a new shift is proposed; without a person the first one. */
export interface Proposal {
  readonly user_id?: string | undefined;
  readonly day: string;
}

/** Somebody who has left, or works elsewhere now, stays in the plan but comes into no other. */
export const canPlan = ({ works_here, state }: SchedulePerson): boolean => works_here && state !== 'left';

/** The Monday of the week in an address; undefined: none, or not a day. */
export function weekOf(asked: string | null): string | undefined {
  if (asked === null || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return undefined;
  const isDay = !Number.isNaN(Date.parse(`${asked}T12:00:00Z`));
  return isDay && new Date(`${asked}T12:00:00Z`).toISOString().startsWith(asked)
    ? mondayOf(asked)
    : undefined;
}

const wordsOf = (fullName: string) => fullName.split(/\s+/);

/** Surname and name of each person, by id; of namesakes the whole name. */
export function shortNames(people: readonly Pick<SchedulePerson, 'id' | 'full_name'>[]): Map<string, string> {
  const short = people.map(({ id, full_name }) => ({
    id,
    full_name,
    name: wordsOf(full_name).slice(0, 2).join(' '),
  }));
  const isShared = (name: string) => short.filter((one) => one.name === name).length > 1;
  return new Map(short.map(({ id, full_name, name }) => [id, isShared(name) ? full_name : name]));
}

/** `Коваль О. П.` */
export const withInitials = (fullName: string): string => {
  const [surname = '', ...others] = wordsOf(fullName);
  return [surname, ...others.map((word) => `${word.slice(0, 1)}.`)].join(' ');
};

/** Equal of shifts at the same time; holds all of its time. */
export const shiftKey = ({ day, from, to }: ShiftTime): string => `${day} ${from} ${to}`;

function linesByPerson(shifts: readonly PersonShift[]): Map<string, string> {
  const own = Map.groupBy(shifts, ({ user_id }) => user_id);
  return new Map([...own].map(([id, some]) => [id, some.map(shiftKey).toSorted().join()]));
}

/** Ids of those whose shifts are others than were published. */
export function peopleWithNews(plan: readonly PersonShift[], published: readonly PersonShift[]): string[] {
  const [now, then] = [linesByPerson(plan), linesByPerson(published)];
  return [...new Set([...now.keys(), ...then.keys()])].filter((id) => now.get(id) !== then.get(id));
}

/** `30.11–06.12.2026` @param written a day as `30.11.2026` */
export const weekRange = (written: (day: string) => string, monday: string): string =>
  `${written(monday).slice(0, 5)}–${written(dayAfter(monday, 6))}`;

const hourOf = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');

/** Its beginning as it stands on a bar that is too short for more: `9`, `9:30`. */
export const barStart = ({ from }: { readonly from: string }): string => hourOf(from);

/** As short as it stands on a bar: `9–18`, `9:30–18`. */
export const barTime = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${hourOf(from)}–${to === '00:00' ? '24' : hourOf(to)}`;

/** `09:00–18:00` */
export const timeRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from}–${to}`;
