/**
 * Ledgers of the demo's customers: what they bought for bonuses, and what became of those, told step by step. Not written by
 * `db/bonus-ledger.ts`, as all of them go in at once; the seed's test compares sums and entries.
 */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { ends } from '../../db/bonus-ledger.ts';
import type { Row } from '../../db/schema.ts';

/** A discount that gives bonuses. */
export interface BonusSource {
  readonly id: string;
  readonly name: string;
  /** Null: they do not end. */
  readonly lifetime_days: number | null;
  readonly activation_amount: number;
}

/** What a customer did, and when. Kopiykas. */
export interface BonusStep {
  readonly at: string;
  readonly earned?: readonly [amount: number, by: BonusSource];
  readonly spent?: number;
  /** Of what was spent last, so much came back. */
  readonly returned?: number;
  /** Everything that was left expired. */
  readonly forgotten?: true;
}

type Lot = Row<'bonus_lots'>;
type Entry = Row<'bonus_entries'>;
type Move = Pick<Entry, 'kind'> & Partial<Pick<Entry, 'available' | 'waiting'>>;

/** What stands in the tables. */
export interface SeededLedger {
  readonly lots: readonly Lot[];
  readonly entries: readonly Entry[];
}

/**
 * The ledger of a customer after their steps, which come in the order of time.
 * @param until what is over by then has expired
 * @param idOf of the n-th lot or entry
 */
export function ledgerOf(
  customer: Pick<Row<'customers'>, 'id' | 'merchant_id'>,
  steps: readonly BonusStep[],
  until: string,
  idOf: (what: 'lot' | 'entry', n: number, at: string) => string,
): SeededLedger {
  const { id: customer_id, merchant_id } = customer;
  const lots: Lot[] = [];
  const entries: Entry[] = [];
  let spentLast: Lot | undefined;
  const write = (lot: Lot, created_at: string, { kind, available = 0, waiting = 0 }: Move) => {
    lot.available += available;
    lot.waiting += waiting;
    const before = entries.at(-1) ?? { available_after: 0, waiting_after: 0 };
    const number = entries.length + 1;
    entries.push({
      ...{ id: idOf('entry', number, created_at), merchant_id, created_at, customer_id, lot_id: lot.id },
      ...{ number, kind, commit_id: null, available, waiting, expires_at: lot.expires_at },
      available_after: before.available_after + available,
      waiting_after: before.waiting_after + waiting,
    });
  };
  const soonest = () => lots.toSorted((a, b) => (ends(a) < ends(b) ? -1 : ends(a) > ends(b) ? 1 : 0));
  const expire = (at: string, all = false) => {
    for (const lot of soonest()) {
      const { available, waiting } = lot;
      const isOver = ends(lot) <= at;
      if (available + waiting === 0 || (!isOver && !all)) continue;
      const [when = at] = isOver ? [ends(lot), entries.at(-1)?.created_at ?? at].toSorted().slice(-1) : [];
      write(lot, when, { kind: 'expired', available: -available, waiting: -waiting });
    }
  };
  const earn = (at: string, amount: number, by: BonusSource) => {
    const end = by.lifetime_days && kyivDayBounds(dayAfter(kyivDay(at), by.lifetime_days)).before;
    const lot: Lot = {
      ...{ id: idOf('lot', lots.length + 1, at), merchant_id, created_at: at, customer_id },
      ...{ discount_id: by.id, discount_name: by.name, commit_id: null, expires_at: end || null },
      ...{ available: 0, waiting: 0, owed: 0 },
    };
    lots.push(lot);
    const waits = by.activation_amount > 0;
    write(lot, at, { kind: 'earned', [waits ? 'waiting' : 'available']: amount });
    const waiting = lots.filter((one) => one.discount_id === by.id && one.waiting > 0);
    if (waiting.reduce((sum, one) => sum + one.waiting, 0) < by.activation_amount) return;
    for (const one of waiting)
      write(one, at, { kind: 'activated', available: one.waiting, waiting: -one.waiting });
  };
  const spend = (at: string, amount: number) => {
    let left = amount;
    for (const lot of soonest()) {
      const taken = Math.min(left, lot.available);
      if (taken === 0) continue;
      write(lot, at, { kind: 'spent', available: -taken });
      spentLast = lot;
      left -= taken;
    }
  };
  for (const { at, earned, spent = 0, returned = 0, forgotten = false } of steps) {
    expire(at, forgotten);
    if (earned) earn(at, ...earned);
    if (spent > 0) spend(at, spent);
    if (returned > 0 && spentLast) write(spentLast, at, { kind: 'returned', available: returned });
  }
  expire(until);
  return { lots, entries };
}

/** Those of the contract's example: twelve and a half thousand to spend, fifteen hundred that wait. */
export const exampleSteps = (gift: BonusSource, back: BonusSource, summer: BonusSource): BonusStep[] => [
  { at: '2026-06-20T15:10:00.000Z', earned: [3_000, summer] },
  { at: '2026-07-11T11:45:00.000Z', earned: [2_600, summer] },
  { at: '2026-08-15T16:20:00.000Z', spent: 4_000 },
  { at: '2026-09-05T09:05:00.000Z', earned: [3_000, gift] },
  { at: '2026-09-20T13:30:00.000Z', earned: [4_500, back] },
  { at: '2026-10-12T16:55:00.000Z', earned: [6_000, back] },
  { at: '2026-10-30T08:15:00.000Z', spent: 2_500 },
  { at: '2026-11-02T10:00:00.000Z', returned: 1_500 },
  { at: '2026-11-18T09:30:00.000Z', earned: [1_500, back] },
];
