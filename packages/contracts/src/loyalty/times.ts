/** Times of the day, `HH:mm`, of which ranges may go on after midnight. */

export interface TimeRange {
  readonly from_time: string;
  readonly to_time: string;
}

/** Whether a clock shows a time of a range: from its first minute, until before its last one. A range that ends when it begins is a whole day. */
export const isWithin = (time: string, { from_time, to_time }: TimeRange): boolean =>
  from_time < to_time ? from_time <= time && time < to_time : time >= from_time || time < to_time;

/** The place of the first range that has a minute in common with an earlier one; -1: none has. */
export const overlappingTimes = (ranges: readonly TimeRange[]): number =>
  ranges.findIndex((one, n) =>
    ranges.slice(0, n).some((other) => isWithin(one.from_time, other) || isWithin(other.from_time, one)),
  );
