import type { Format } from '#shared/i18n/format.ts';
import type { Shift } from './types.ts';

/** Time of an event of a shift; the date is added only if it differs from the shift's first day. */
export function formatShiftTime(at: string, { opened_at }: Pick<Shift, 'opened_at'>, format: Format): string {
  const [began, moment] = [format.dateTime(opened_at), format.dateTime(at)];
  return began.slice(0, 10) === moment.slice(0, 10) ? format.time(at) : moment;
}
