import { KEY_REMINDER_DAYS } from '@kasa/contracts/points/key-reminders';
import type { StatusTone } from '@kasa/ui/status';

const DAY_MS = 86_400_000;

/** Whole days that a key is still valid; 0: it ends within a day, negative: it has ended. */
export const daysLeft = (validTo: string, now: number): number =>
  Math.floor((Date.parse(validTo) - now) / DAY_MS);

/** How urgent a new key is: at 30, 14, 7 and 1 day. */
export function toneOf(days: number): StatusTone {
  if (days <= 7) return 'danger';
  if (days <= 14) return 'warning';
  return days <= KEY_REMINDER_DAYS ? 'info' : 'positive';
}
