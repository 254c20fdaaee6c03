import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { Row } from '../../db/schema.ts';
import { type RandomSource, uuidV7At } from '../../db/seed/random-source.ts';
import type { SeededUser } from '../../db/seed-options.ts';
import type { PaymentTerminal } from './payment.ts';
import { EARLIER_DAYS, SEEDED_DAYS } from './payments.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIELDS = 40;

/** Days before the seed's moment. @param every days between two of them lately; long ago there were fewer */
function daysOf(every: number): number[] {
  const days: number[] = [];
  const seldom = every * 6;
  const earlier = Math.floor((EARLIER_DAYS - 1) / seldom) * seldom;
  for (let day = earlier; day >= 0; day -= seldom) days.push(SEEDED_DAYS + 1 + day);
  for (let day = SEEDED_DAYS - every; day >= 2; day -= every) days.push(day);
  return days;
}

/** Half past eleven, when nobody pays any more; Unix time. */
const kyivEvening = (moment: Date, day: number) =>
  Date.parse(kyivDayBounds(kyivDay(new Date(moment.getTime() - day * DAY))).before) - HOUR / 2;

export function encashmentsOf(
  terminal: PaymentTerminal,
  payments: readonly Row<'transactions'>[],
  by: Pick<SeededUser, 'id' | 'name' | 'phone'>,
  place: string | null,
  moment: Date,
  chance: RandomSource,
): Row<'encashments'>[] {
  const cash = payments.filter((row) => row.payment_form === 'cash' && row.paid_at !== null);
  const company = cash[0]?.company ?? '';
  const every = terminal.kind === 'ptks' ? 7 : 14;
  const rows: Row<'encashments'>[] = [];
  let left = 0;
  let [receivedBefore, refundedBefore, countBefore] = [0, 0, 0];
  for (const day of daysOf(every)) {
    const n = day * 2;
    const isEarlier = day > SEEDED_DAYS;
    // Those long ago took all, at the end of the day: the kiosk began the last days empty.
    const earliest = isEarlier ? kyivEvening(moment, day) : moment.getTime() - day * DAY + 2 * HOUR;
    const at = earliest + Math.floor(chance(n, FIELDS) * (isEarlier ? 1_200 : 7_200)) * 1_000;
    const taken_at = new Date(at).toISOString();
    const known = cash.filter(({ paid_at }) => String(paid_at) < taken_at);
    const received = known.reduce((sum, row) => sum + row.amount, 0);
    const refunded = known.reduce((sum, row) => sum + row.refund_amount, 0);
    const inside = left + received - receivedBefore - (refunded - refundedBefore);
    const isAll = isEarlier || chance(n, FIELDS + 1) < 0.6;
    const amount = isAll ? inside : Math.floor(inside / 20_000) * 20_000;
    if (amount <= 0) continue;
    rows.push({
      id: uuidV7At(at, [chance(n, FIELDS + 2), chance(n, FIELDS + 3), chance(n, FIELDS + 4)]),
      merchant_id: terminal.merchant_id,
      created_at: taken_at,
      updated_at: taken_at,
      version: 1,
      terminal_id: terminal.id,
      number: rows.length + 1,
      taken_at,
      carried_amount: left,
      received_total: received,
      refunded_total: refunded,
      payments_total: known.length,
      received_amount: received - receivedBefore,
      refunded_amount: refunded - refundedBefore,
      payments_count: known.length - countBefore,
      inside_amount: inside,
      amount,
      left_amount: inside - amount,
      comment: isAll ? null : 'Решту залишено на здачу',
      terminal_name: terminal.name,
      place,
      company,
      by_user_id: by.id,
      by_user_name: by.name,
      by_user_phone: by.phone,
    });
    left = inside - amount;
    [receivedBefore, refundedBefore, countBefore] = [received, refunded, known.length];
  }
  return rows;
}
