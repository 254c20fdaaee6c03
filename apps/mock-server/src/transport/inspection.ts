/** Technical inspection (ТО): a vehicle whose date has passed can't go on a route. Days are Kyiv's. */
import { INSPECTION_DUE_DAYS } from '@kasa/contracts/transport/vehicles';

const DAY_MS = 86_400_000;

/** The days that inspection dates are compared with. */
export interface InspectionDays {
  /** Today in Kyiv. An earlier `next_to_date` is overdue; one of today is still valid. */
  readonly today: string;
  /** The last day that counts as near. */
  readonly due: string;
}

/** @param today Kyiv's day */
export function inspectionDays(today: string): InspectionDays {
  const due = new Date(Date.parse(today) + INSPECTION_DUE_DAYS * DAY_MS).toISOString().slice(0, 10);
  return { today, due };
}

/** Row colour by inspection date (spec §2 `status_color`). */
export function inspectionColor(nextToDate: string, { today, due }: InspectionDays) {
  if (nextToDate < today) return 'danger' as const;
  return nextToDate <= due ? ('warning' as const) : null;
}
