/** Where shifts stand on a day's track, and what a pointer on it makes of them. Pure. */
import {
  minutesLong,
  minutesOf,
  type OpeningHours,
  type PersonShift,
  SCHEDULE_STEP,
  timeOf,
} from '@kasa/contracts/users/schedule-rules';
import { begunAt, type DraftShift, endedAt, movedTo } from './draft.ts';

/** Minutes since midnight of the day; the end may be of the next one. */
export interface Track {
  readonly start: number;
  readonly end: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const boundsOf = (time: { readonly from: string; readonly to: string }) => {
  const start = minutesOf(time.from);
  return { start, end: start + minutesLong(time) };
};

/** The opening hours with an hour around them, and whatever is planned beyond. */
export function trackOf(hours: OpeningHours, shifts: readonly PersonShift[]): Track {
  const open = boundsOf(hours);
  const all = shifts.map(boundsOf);
  return {
    start: Math.max(0, Math.min(open.start - HOUR, ...all.map(({ start }) => start))),
    end: Math.min(2 * DAY, Math.max(open.end + HOUR, ...all.map(({ end }) => end))),
  };
}

/** Percent of the track. */
export function placeOn(
  { start, end }: Track,
  time: { readonly from: string; readonly to: string },
): { readonly left: number; readonly width: number } {
  const bounds = boundsOf(time);
  const percent = (minutes: number) => (minutes / (end - start)) * 100;
  return { left: percent(bounds.start - start), width: percent(bounds.end - bounds.start) };
}

/** Shifts of a day in order of time, each with the line on which nothing is in its way. */
export function inLines<Shift extends PersonShift>(
  shifts: readonly Shift[],
): { shift: Shift; line: number }[] {
  const ends: number[] = [];
  return shifts
    .map((shift) => ({ shift, ...boundsOf(shift) }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ shift, start, end }) => {
      const free = ends.findIndex((last) => last <= start);
      const line = free === -1 ? ends.length : free;
      ends[line] = end;
      return { shift, line };
    });
}

/** What is under the pointer. */
export interface Spot {
  readonly user_id: string;
  readonly day: string;
  /** Since midnight of the day, not rounded. */
  readonly minutes: number;
}

export type Drag =
  | { readonly kind: 'make'; readonly at: Spot }
  /** @property offset of the pointer from the beginning of the shift, minutes */
  | { readonly kind: 'move'; readonly shift: DraftShift; readonly offset: number }
  | { readonly kind: 'from' | 'to'; readonly shift: DraftShift };

const rounded = (minutes: number, how: (value: number) => number = Math.round) =>
  how(minutes / SCHEDULE_STEP) * SCHEDULE_STEP;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** What a drag has made of its shift; what is beyond the track is reached by keys and in the dialog. */
export function dragged(drag: Drag, spot: Spot, { start, end }: Track): PersonShift {
  if (drag.kind === 'move') {
    const { shift, offset } = drag;
    const from = rounded(spot.minutes - offset);
    const { user_id, day } = spot;
    return {
      ...movedTo(shift, within(from, start, Math.max(start, end - minutesLong(shift)))),
      user_id,
      day,
    };
  }
  const minutes = within(spot.minutes, start, end);
  if (drag.kind !== 'make') return (drag.kind === 'from' ? begunAt : endedAt)(drag.shift, rounded(minutes));
  const { user_id, day, minutes: at } = drag.at;
  const from = within(rounded(Math.min(at, minutes), Math.floor), 0, DAY - SCHEDULE_STEP);
  const to = within(rounded(Math.max(at, minutes), Math.ceil), from + SCHEDULE_STEP, from + DAY);
  return { user_id, day, from: timeOf(from), to: timeOf(to) };
}
