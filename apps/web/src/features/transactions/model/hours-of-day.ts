import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Period } from '#shared/period/period.ts';

interface Started {
  readonly started_from?: string | undefined;
  readonly started_before?: string | undefined;
}

/** ISO 8601 UTC. */
export interface Hours {
  readonly from: string;
  /** Their last millisecond. */
  readonly to: string;
}

/** The hours that narrow a period of one day; undefined: none, or of other days, which stand for themselves. */
export function hoursOfDay(day: Period, { started_from, started_before }: Started): Hours | undefined {
  if (day.from === undefined || day.from !== day.to || !started_from || !started_before) return undefined;
  const to = new Date(Date.parse(started_before) - 1).toISOString();
  const isOfDay = started_from <= to && [started_from, to].every((at) => kyivDay(at) === day.from);
  return isOfDay ? { from: started_from, to } : undefined;
}
