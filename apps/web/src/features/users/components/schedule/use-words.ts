import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import {
  type FoundConflict,
  hoursOf,
  MAX_WEEK_HOURS,
  MIN_REST_HOURS,
  type PersonShift,
  type ShiftTime,
} from '@kasa/contracts/users/schedule-rules';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { scheduleMessages } from '../../messages/schedule/catalogue.ts';
import { barTime, timeRange, type Weekday, weekRange } from '../../model/schedule/week.ts';

/** Today in Kyiv. */
export const useToday = (): string => kyivDay(new Date(useServerTime()));

/** How days, weeks and hours are written. */
export function useWords() {
  const text = useText(scheduleMessages);
  const format = useFormat();
  const short = (day: string) => format.day(day).slice(0, 5);
  return {
    text,
    format,
    /** `30.11` */
    short,
    /** `пн` */
    weekday: (day: Weekday) => text(`day.${day}`),
    /** `пн 30.11` */
    day: (day: string) => `${text(`day.${weekdayOf(day) as Weekday}`)} ${short(day)}`,
    /** `Понеділок, 30.11` */
    longDay: (day: string) => `${text(`day.long.${weekdayOf(day) as Weekday}`)}, ${short(day)}`,
    /** `30.11–06.12.2026` */
    week: (monday: string) => weekRange(format.day, monday),
    hours: (value: number) => format.number(value, 1),
    hoursOf: (shifts: readonly ShiftTime[]) =>
      format.number(
        shifts.reduce((sum, shift) => sum + hoursOf(shift), 0),
        1,
      ),
  };
}

/** A shift and a remark in words. @param names by id */
export function useShiftWords(names: ReadonlyMap<string, string>) {
  const { text, day, hours } = useWords();
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  const named = (one: PersonShift, time: string) =>
    text('shift.name', { name: nameOf(one.user_id), day: day(one.day), time });
  const shift = (one: PersonShift) => named(one, timeRange(one));
  /** @param shifts the plan in which it was found */
  const remark = (found: FoundConflict, shifts: readonly PersonShift[]) => {
    const [first = 0] = found.shifts;
    const planned = shifts[first];
    return text(`remark.${found.kind}`, {
      name: nameOf(found.user_id),
      day: day(found.day),
      hours: hours(found.hours ?? 0),
      least: MIN_REST_HOURS,
      most: MAX_WEEK_HOURS,
      time:
        found.from !== null && found.to !== null
          ? timeRange({ from: found.from, to: found.to })
          : planned
            ? timeRange(planned)
            : '',
    });
  };
  /** As its bar is named, with the time as it stands there. */
  const bar = (one: PersonShift, remarks: readonly string[]) => {
    const name = named(one, barTime(one));
    return remarks.length > 0 ? text('shift.remarks', { shift: name, remarks: remarks.join('; ') }) : name;
  };
  return { shift, bar, remark };
}
