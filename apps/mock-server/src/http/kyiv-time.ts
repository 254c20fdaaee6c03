import { KYIV } from '@kasa/contracts/shared/dates';

// Swedish writes a time as ISO 8601 does, but for the T.
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: KYIV, dateStyle: 'short', timeStyle: 'medium' });

/** What a clock on a wall in Kyiv shows: `2026-11-20 10:15:00`; what is no instant as it is. @param instant ISO 8601 UTC */
export function kyivTime(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : wall.format(at);
}
