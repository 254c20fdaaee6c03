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

const rounded = (minutes: number, how: (value: number) => number = Math.round) =>
  how(minutes / SCHEDULE_STEP) * SCHEDULE_STEP;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

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

/** Percent of the track that a bar takes at least: its beginning is to be read there. */
const LEAST_PERCENT = 28;

/** Where its bar is drawn: whole, and wide enough to be read. */
export function drawnOn(
  track: Track,
  time: { readonly from: string; readonly to: string },
): { readonly left: number; readonly width: number } {
  const exact = placeOn(track, time);
  // Another point may be open when this one is not.
  const left = within(exact.left, 0, 100 - LEAST_PERCENT);
  return { left, width: Math.max(Math.min(exact.left + exact.width, 100) - left, LEAST_PERCENT) };
}

/**
 * Shifts of a day in order of time, each with the line on which nothing is in its way.
 * @param track on which they are drawn; without it they take their time alone
 */
export function inLines<Shift extends PersonShift>(
  shifts: readonly Shift[],
  track?: Track,
): { shift: Shift; line: number }[] {
  const ends: number[] = [];
  const room = (shift: Shift) => {
    if (!track) return boundsOf(shift);
    const { left, width } = drawnOn(track, shift);
    return { start: left, end: left + width };
  };
  return shifts
    .map((shift) => ({ shift, ...boundsOf(shift), room: room(shift) }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ shift, room: { start, end } }) => {
      // Parts of percents are not exact.
      const free = ends.findIndex((last) => last <= start + 0.001);
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
  /** @property offset of the pointer from what it drags, minutes */
  | { readonly kind: 'move' | 'from' | 'to'; readonly shift: DraftShift; readonly offset: number };

/** What a pointer drags that goes down on a shift. */
export function dragOf(kind: 'move' | 'from' | 'to', shift: DraftShift, { minutes }: Spot): Drag {
  const { start, end } = boundsOf(shift);
  return { kind, shift, offset: minutes - (kind === 'to' ? end : start) };
}

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
  if (drag.kind !== 'make') {
    const at = within(spot.minutes - drag.offset, start, end);
    return (drag.kind === 'from' ? begunAt : endedAt)(drag.shift, rounded(at));
  }
  const minutes = within(spot.minutes, start, end);
  const { user_id, day, minutes: at } = drag.at;
  const from = within(rounded(Math.min(at, minutes), Math.floor), 0, DAY - SCHEDULE_STEP);
  const to = within(rounded(Math.max(at, minutes), Math.ceil), from + SCHEDULE_STEP, from + DAY);
  return { user_id, day, from: timeOf(from), to: timeOf(to) };
}
