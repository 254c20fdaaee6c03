/** A week's plan while it is edited. Pure. */
import {
  minutesLong,
  minutesOf,
  type OpeningHours,
  type PersonShift,
  SCHEDULE_STEP,
  timeOf,
} from '@kasa/contracts/users/schedule-rules';

/** A planned shift with a name of its own, that lasts as long as it is edited. */
export interface DraftShift extends PersonShift {
  readonly key: string;
}

/** What is saved. */
export interface Plan {
  readonly hours: OpeningHours;
  readonly shifts: readonly PersonShift[];
}

export interface Draft extends Plan {
  readonly shifts: readonly DraftShift[];
}

export interface DraftState {
  readonly now: Draft;
  /** What can be returned to, oldest first. */
  readonly past: readonly Draft[];
  /** Key of the shift that is made next. */
  readonly nextKey: number;
}

export type Edit =
  | { readonly type: 'add'; readonly shift: PersonShift }
  | { readonly type: 'change'; readonly key: string; readonly to: PersonShift }
  | { readonly type: 'remove'; readonly key: string }
  /** Replaces all shifts; those with a key keep it. Without hours they stay. */
  | {
      readonly type: 'set';
      readonly shifts: readonly (PersonShift | DraftShift)[];
      readonly hours?: OpeningHours | undefined;
    }
  | { readonly type: 'hours'; readonly hours: OpeningHours }
  | { readonly type: 'undo' }
  /** People can't be planned: nothing of theirs stays, nor is brought back by undo. */
  | { readonly type: 'refuse'; readonly ids: readonly string[] }
  /** Somebody else's plan: nothing to return to. */
  | { readonly type: 'load'; readonly plan: Plan };

const timeAndPerson = ({ user_id, day, from, to }: PersonShift): PersonShift => ({ user_id, day, from, to });

/** Equal of shifts that say the same; in order of time. */
export const lineOf = ({ user_id, day, from, to }: PersonShift) => `${day} ${from} ${to} ${user_id}`;

export const inOrder = (shifts: readonly PersonShift[]): PersonShift[] =>
  shifts.toSorted((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1));

/** Equal of plans that say the same. */
export const contentOf = ({ hours, shifts }: Plan): string =>
  JSON.stringify([hours.from, hours.to, hours.days.toSorted(), shifts.map(lineOf).toSorted()]);

/** As it is sent: without keys, in order. */
export const planOf = ({ hours, shifts }: Draft): Plan => ({
  hours,
  shifts: inOrder(shifts.map(timeAndPerson)),
});

/** @param nextKey of the first shift without a key */
function keyed(shifts: readonly (PersonShift | DraftShift)[], nextKey: number) {
  let next = nextKey;
  const all = shifts.map((shift): DraftShift => ('key' in shift ? shift : { ...shift, key: String(next++) }));
  return { shifts: all, nextKey: next };
}

/** What somebody else has left as it was keeps its key: it may be open, or have the focus. */
function withKeysOf(before: readonly DraftShift[], { hours, shifts }: Plan): Plan {
  const left = [...before];
  const keptKey = (shift: PersonShift) => {
    const at = left.findIndex((one) => lineOf(one) === lineOf(shift));
    return at < 0 ? {} : { key: left.splice(at, 1)[0]?.key };
  };
  return { hours, shifts: shifts.map((shift) => ({ ...timeAndPerson(shift), ...keptKey(shift) })) };
}

/** Shifts with a key keep it. */
export function startDraft({ hours, shifts }: Plan, firstKey = 1): DraftState {
  const { nextKey, ...start } = keyed(shifts, firstKey);
  return { now: { hours, ...start }, past: [], nextKey };
}

function edited({ now, nextKey }: DraftState, edit: Exclude<Edit, { type: 'undo' | 'refuse' | 'load' }>) {
  const { shifts } = now;
  switch (edit.type) {
    case 'add':
      return { hours: now.hours, ...keyed([...shifts, edit.shift], nextKey) };
    case 'change':
      return {
        ...now,
        shifts: shifts.map((one) => (one.key === edit.key ? { ...edit.to, key: one.key } : one)),
        nextKey,
      };
    case 'remove':
      return { ...now, shifts: shifts.filter(({ key }) => key !== edit.key), nextKey };
    case 'set':
      return { hours: edit.hours ?? now.hours, ...keyed(edit.shifts, nextKey) };
    case 'hours':
      return { ...now, hours: edit.hours, nextKey };
  }
}

function withoutPeople(state: DraftState, ids: readonly string[]): DraftState {
  const without = (draft: Draft): Draft => ({
    ...draft,
    shifts: draft.shifts.filter(({ user_id }) => !ids.includes(user_id)),
  });
  const now = without(state.now);
  const past = state.past.map(without);
  // A step in which nothing is left would undo nothing.
  const differs = (draft: Draft, n: number) => contentOf(draft) !== contentOf(past[n + 1] ?? now);
  return { ...state, now, past: past.filter(differs) };
}

/** An edit that changes nothing leaves nothing to undo. */
export function reduceDraft(state: DraftState, edit: Edit): DraftState {
  if (edit.type === 'load') return startDraft(withKeysOf(state.now.shifts, edit.plan), state.nextKey);
  if (edit.type === 'refuse') return withoutPeople(state, edit.ids);
  if (edit.type === 'undo') {
    const before = state.past.at(-1);
    return before ? { ...state, now: before, past: state.past.slice(0, -1) } : state;
  }
  const { nextKey, ...now } = edited(state, edit);
  if (contentOf(now) === contentOf(state.now)) return state;
  return { now, past: [...state.past, state.now], nextKey };
}

/** The shifts of days are replaced by those of another. */
export function withCopiedDay(
  shifts: readonly DraftShift[],
  from: string,
  to: readonly string[],
): (PersonShift | DraftShift)[] {
  const copied = shifts.filter(({ day }) => day === from).map(timeAndPerson);
  const others = shifts.filter(({ day }) => !to.includes(day));
  return [...others, ...to.flatMap((day) => copied.map((shift) => ({ ...shift, day })))];
}

/** The shifts of people are replaced by those of another. */
export function withCopiedPerson(
  shifts: readonly DraftShift[],
  from: string,
  to: readonly string[],
): (PersonShift | DraftShift)[] {
  const copied = shifts.filter(({ user_id }) => user_id === from).map(timeAndPerson);
  const others = shifts.filter(({ user_id }) => !to.includes(user_id));
  return [...others, ...to.flatMap((user_id) => copied.map((shift) => ({ ...shift, user_id })))];
}

const USUAL = { from: 9 * 60, minutes: 9 * 60 };
const DAY = 24 * 60;

/** What is proposed for a day: 09:00 to 18:00, as far as the point is open then. */
export function usualTime(hours: OpeningHours): { readonly from: string; readonly to: string } {
  const opens = minutesOf(hours.from);
  const closes = opens + minutesLong(hours);
  const from = USUAL.from >= opens && USUAL.from < closes ? USUAL.from : opens;
  return { from: timeOf(from), to: timeOf(Math.min(from + USUAL.minutes, closes)) };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** At another time, as long as before; it begins on the same day. */
export function movedTo<Shift extends PersonShift>(shift: Shift, start: number): Shift {
  const from = within(start, 0, DAY - SCHEDULE_STEP);
  return { ...shift, from: timeOf(from), to: timeOf(from + minutesLong(shift)) };
}

export const movedBy = <Shift extends PersonShift>(shift: Shift, minutes: number): Shift =>
  movedTo(shift, minutesOf(shift.from) + minutes);

/** @param end minutes since midnight of the day it begins on; at least half an hour long, at most a day */
export function endedAt<Shift extends PersonShift>(shift: Shift, end: number): Shift {
  const from = minutesOf(shift.from);
  return { ...shift, to: timeOf(within(end, from + SCHEDULE_STEP, from + DAY)) };
}

export const stretchedBy = <Shift extends PersonShift>(shift: Shift, minutes: number): Shift =>
  endedAt(shift, minutesOf(shift.from) + minutesLong(shift) + minutes);

/** Begins at another time and ends as before. */
export function begunAt<Shift extends PersonShift>(shift: Shift, start: number): Shift {
  const end = minutesOf(shift.from) + minutesLong(shift);
  const least = Math.max(0, end - DAY);
  return { ...shift, from: timeOf(within(start, least, Math.min(end - SCHEDULE_STEP, DAY - SCHEDULE_STEP))) };
}
