/**
 * Ledgers of the demo's customers, told step by step. Not written by `db/bonus-ledger.ts`, as all of them go in at once; the
 * seed's test compares sums and entries.
 */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { type EarnedBonuses, ends } from '../../db/bonus-ledger.ts';
import type { Row } from '../../db/schema.ts';

/** A discount that gives bonuses. */
export interface BonusSource {
  readonly id: string;
  readonly name: string;
  /** Null: they do not end. */
  readonly lifetime_days: number | null;
  readonly activation_amount: number;
}

/** What a customer did before terminals told of it, and when. Kopiykas. */
export interface BonusStep {
  readonly at: string;
  readonly earned?: readonly [amount: number, by: BonusSource];
  readonly spent?: number;
  /** Of what was spent last, so much came back. */
  readonly returned?: number;
}

type Lot = Row<'bonus_lots'>;
type Entry = Row<'bonus_entries'>;
type Move = Pick<Entry, 'kind'> & Partial<Pick<Entry, 'available' | 'waiting' | 'commit_id'>>;

/** What stands in the tables of a customer, who does one thing after another. Instants are ISO 8601 UTC. */
export class SeededLedger {
  readonly lots: Lot[] = [];
  readonly entries: Entry[] = [];
  readonly #customer: Pick<Lot, 'merchant_id' | 'customer_id'>;
  readonly #idOf: (what: 'lot' | 'entry', n: number, at: string) => string;
  #spentLast: Lot | undefined;

  /** @param idOf of the n-th lot or entry */
  constructor(
    { id: customer_id, merchant_id }: Pick<Row<'customers'>, 'id' | 'merchant_id'>,
    idOf: (what: 'lot' | 'entry', n: number, at: string) => string,
  ) {
    this.#customer = { merchant_id, customer_id };
    this.#idOf = idOf;
  }

  /** What there is after the last entry. */
  get sums(): Pick<Lot, 'available' | 'waiting'> {
    const last = this.entries.at(-1);
    return { available: last?.available_after ?? 0, waiting: last?.waiting_after ?? 0 };
  }

  /** When something happened last. */
  get lastAt(): string {
    return this.entries.at(-1)?.created_at ?? '';
  }

  /** What rules gave, of which no purchase is known. */
  gifts(): { readonly rule_id: string; readonly earned: number }[] {
    return this.entries.flatMap(({ kind, lot_id, commit_id, available, waiting }) => {
      const lot = this.lots.find(({ id }) => id === lot_id);
      if (kind !== 'earned' || commit_id !== null || lot === undefined) return [];
      return [{ rule_id: lot.discount_id, earned: available + waiting }];
    });
  }

  #write(lot: Lot, created_at: string, { kind, available = 0, waiting = 0, commit_id = null }: Move): void {
    const before = this.sums;
    lot.available += available;
    lot.waiting += waiting;
    const number = this.entries.length + 1;
    this.entries.push({
      ...{ id: this.#idOf('entry', number, created_at), created_at, ...this.#customer, lot_id: lot.id },
      ...{ number, kind, commit_id, available, waiting, expires_at: lot.expires_at },
      available_after: before.available + available,
      waiting_after: before.waiting + waiting,
    });
  }

  #soonestFirst(): Lot[] {
    return this.lots.toSorted((a, b) => (ends(a) < ends(b) ? -1 : ends(a) > ends(b) ? 1 : 0));
  }

  /** Writes down what is over by an instant. @param all whatever is left */
  expire(at: string, all = false): void {
    for (const lot of this.#soonestFirst()) {
      const { available, waiting } = lot;
      const isOver = ends(lot) <= at;
      if (available + waiting === 0 || (!isOver && !all)) continue;
      const [when = at] = isOver ? [ends(lot), this.lastAt].toSorted().slice(-1) : [];
      this.#write(lot, when, { kind: 'expired', available: -available, waiting: -waiting });
    }
  }

  /** Gives bonuses; those of the discount that wait are activated once there are enough. */
  earn(at: string, { amount, activation_amount, ...earned }: EarnedBonuses): void {
    this.expire(at);
    const { commit_id } = earned;
    const lot: Lot = {
      ...{ id: this.#idOf('lot', this.lots.length + 1, at), created_at: at, ...this.#customer, ...earned },
      ...{ available: 0, waiting: 0, owed: 0 },
    };
    this.lots.push(lot);
    const sum = activation_amount > 0 ? 'waiting' : 'available';
    this.#write(lot, at, { kind: 'earned', commit_id, [sum]: amount });
    const waiting = this.lots.filter((one) => one.discount_id === lot.discount_id && one.waiting > 0);
    if (waiting.reduce((all, one) => all + one.waiting, 0) < activation_amount) return;
    for (const one of waiting)
      this.#write(one, at, {
        ...{ kind: 'activated', commit_id, available: one.waiting, waiting: -one.waiting },
      });
  }

  /** Spends as many as there are at most, those first that end first. */
  spend(at: string, amount: number, commit_id: string | null = null): void {
    this.expire(at);
    let left = amount;
    for (const lot of this.#soonestFirst()) {
      const taken = Math.min(left, lot.available);
      if (taken === 0) continue;
      this.#write(lot, at, { kind: 'spent', commit_id, available: -taken });
      this.#spentLast = lot;
      left -= taken;
    }
  }

  /** Of what was spent last, so much comes back. */
  giveBack(at: string, amount: number): void {
    this.expire(at);
    if (this.#spentLast) this.#write(this.#spentLast, at, { kind: 'returned', available: amount });
  }
}

/** When bonuses of a day are over; null: never. */
const endOf = (at: string, { lifetime_days }: BonusSource): string | null =>
  lifetime_days === null ? null : kyivDayBounds(dayAfter(kyivDay(at), lifetime_days)).before;

/** Tells steps, which come in the order of time. */
export function tellSteps(ledger: SeededLedger, steps: readonly BonusStep[]): void {
  for (const { at, earned, spent = 0, returned = 0 } of steps) {
    if (earned) {
      const [amount, by] = earned;
      const { id: discount_id, name: discount_name, activation_amount } = by;
      const of = { discount_id, discount_name, activation_amount, expires_at: endOf(at, by) };
      ledger.earn(at, { ...of, amount, commit_id: null });
    }
    if (spent > 0) ledger.spend(at, spent);
    if (returned > 0) ledger.giveBack(at, returned);
  }
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
