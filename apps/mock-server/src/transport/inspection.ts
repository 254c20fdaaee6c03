/** Technical inspection (ТО): a vehicle whose date has passed cannot go on a route. Days are in Kyiv time. */
import { INSPECTION_DUE_DAYS } from '@kasa/contracts/transport/vehicles';

const DAY_MS = 86_400_000;

export interface InspectionDays {
  /** Today in Kyiv. An earlier `next_to_date` is overdue; today's is still valid. */
  readonly today: string;
  /** The last day that counts as due soon. */
  readonly due: string;
}

let latest: InspectionDays | undefined;

/** Kept until the day changes, as each row of a list asks for it. @param today in Kyiv */
export function inspectionDays(today: string): InspectionDays {
  if (latest?.today !== today) {
    const due = new Date(Date.parse(today) + INSPECTION_DUE_DAYS * DAY_MS).toISOString().slice(0, 10);
    latest = { today, due };
  }
  return latest;
}

/** Row colour by inspection date (spec §2 `status_color`). */
export function inspectionColor(nextToDate: string, { today, due }: InspectionDays) {
  if (nextToDate < today) return 'danger' as const;
  return nextToDate <= due ? ('warning' as const) : null;
}
