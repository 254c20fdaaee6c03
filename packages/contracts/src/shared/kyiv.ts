/** Calendar days in Kyiv (decisions §1). Without zod, which the first screen does not load. */

/** Time zone of business days (decisions §1). */
export const KYIV_TIME_ZONE = 'Europe/Kyiv';

const kyivParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: KYIV_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Calendar day in Kyiv of an instant, `YYYY-MM-DD`. */
export function kyivDay(instant: Date | string): string {
  return kyivParts.format(typeof instant === 'string' ? new Date(instant) : instant);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Instants have four-digit years, so that they sort as text. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Start of a day in Kyiv: 21:00 UTC in summer, 22:00 in winter. @param day at 00:00 UTC */
function kyivMidnight(day: number): string {
  const name = new Date(day).toISOString().slice(0, 10);
  const starts = [4, 3].map((hours) => day - hours * HOUR_MS);
  const start = starts.find((instant) => kyivDay(new Date(instant)) === name) ?? day - 2 * HOUR_MS;
  return new Date(Math.min(start, LAST_MS)).toISOString();
}

/**
 * The bounds of a day in Kyiv, DST included: first instant, and first instant of the next day.
 * @param day `YYYY-MM-DD`
 */
export function kyivDayBounds(day: string): { readonly from: string; readonly before: string } {
  const start = Date.parse(`${day}T00:00:00.000Z`);
  return { from: kyivMidnight(start), before: kyivMidnight(start + DAY_MS) };
}
