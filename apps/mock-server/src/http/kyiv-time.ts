import { KYIV_TIME_ZONE } from '@kasa/contracts/shared/kyiv';

// The Swedish locale writes ISO 8601 with a space instead of the T.
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: KYIV_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Kyiv time as `2026-11-20 10:15:00`; an invalid instant is returned unchanged. @param instant ISO 8601, UTC */
export function kyivTime(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : wall.format(at);
}

const shown = new Intl.DateTimeFormat('uk-UA', {
  timeZone: KYIV_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Kyiv time as screens show it in both languages: `20.11.2026, 10:15`. @param instant ISO 8601, UTC */
export const kyivDisplayTime = (instant: string): string => shown.format(new Date(instant));
