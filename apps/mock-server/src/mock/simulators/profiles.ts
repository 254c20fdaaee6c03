import type { SimulatorProfile } from '@kasa/contracts/mock/simulators';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { kyivHour } from '../../http/kyiv-time.ts';

/** Payments in a slot on average. */
const ORDINARY = 0.5;
const EVENING = 4;
const WEEKEND = 1.4;
/** By hour in Kyiv where it is not 1: nights and late evenings are quiet. */
const HOURS = new Map([
  ...[0, 1, 2, 3, 4, 5].map((hour) => [hour, 0.1] as const),
  ...[6, 22, 23].map((hour) => [hour, 0.4] as const),
  ...[17, 18, 19, 20].map((hour) => [hour, EVENING] as const),
]);

/** How many payments are to be expected in the slot that begins then. */
export function expectedPayments(profile: SimulatorProfile, slot: Date): number {
  if (profile !== 'evening_peak') return ORDINARY;
  const isWeekend = weekdayOf(kyivDay(slot)) >= 6;
  return ORDINARY * (HOURS.get(kyivHour(slot)) ?? 1) * (isWeekend ? WEEKEND : 1);
}
