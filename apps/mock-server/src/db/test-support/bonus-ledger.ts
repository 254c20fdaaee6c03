/** What tests of the ledger do with it: each in a transaction of its own, under the lock of the customer. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import {
  type EarnedBonuses,
  earnBonuses,
  type LockedCustomer,
  lockCustomer,
  spendBonuses,
} from '../bonus-ledger.ts';
import { returnBonuses } from '../bonus-returns.ts';
import { newId, newRowColumns } from '../row-columns.ts';
import type { Db, Row } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

export const LEDGER_NOW = '2026-11-20T09:00:00.000Z';
const MERCHANT = exampleIds.merchant;
const FIRST_NUMBER = 1_000_000_000;
const usual: Omit<EarnedBonuses, 'amount' | 'commit_id'> = {
  ...{ discount_id: newId(), discount_name: 'Бонуси', activation_amount: 0, expires_at: null },
};

/** A new customer for a test; sums that are not 0 are refused. */
export function newCustomer(n: number, sums = { available: 0, waiting: 0 }): Row<'customers'> {
  const number = String(FIRST_NUMBER + n);
  return {
    ...{ ...newRowColumns(MERCHANT, LEDGER_NOW), number, phone: `+380${number.slice(1)}` },
    ...{ card_hash: null, state: 'active', consented_at: LEDGER_NOW, search: '', ...sums },
  };
}

/** What moves bonuses in a database that holds the seed. */
export function ledgerIn(db: Db) {
  let added = 0;
  const under = <T>(
    id: string,
    work: (tx: Db, customer: LockedCustomer) => Promise<T>,
    now = LEDGER_NOW,
  ): Promise<T> =>
    inTransaction(db, async (tx) => {
      const customer = await lockCustomer(tx, MERCHANT, id, now);
      if (customer === undefined) throw new Error('Nobody');
      return work(tx, customer);
    });
  return {
    /** Somebody new, who has nothing. */
    async addCustomer(): Promise<string> {
      added += 1;
      const row = newCustomer(added);
      await db.insertInto('customers').values(row).execute();
      return row.id;
    },
    under,
    earn(id: string, of: Partial<EarnedBonuses> & { amount: number }, now = LEDGER_NOW) {
      const earned = { ...usual, commit_id: newId(), ...of };
      return under(id, (tx, customer) => earnBonuses(tx, customer, earned, now), now);
    },
    spend(id: string, amount: number, commit = newId(), now = LEDGER_NOW) {
      return under(id, (tx, customer) => spendBonuses(tx, customer, amount, commit, now), now);
    },
    giveBack(id: string, commit: string, back: { spent?: number; earned?: number }, now = LEDGER_NOW) {
      const all = { spent: 0, earned: 0, ...back };
      return under(id, (tx, customer) => returnBonuses(tx, customer, { id: commit }, all, now), now);
    },
    /** What they have: to spend, and waiting. */
    async sumsOf(id: string) {
      const one = db.selectFrom('customers').select(['available', 'waiting']).where('id', '=', id);
      const { available, waiting } = await one.executeTakeFirstOrThrow();
      return [available, waiting];
    },
    lotsOf: (id: string) =>
      db.selectFrom('bonus_lots').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    /** Kind, and what was added to either sum, of each entry. */
    async entriesOf(id: string) {
      const rows = db.selectFrom('bonus_entries').selectAll().where('customer_id', '=', id);
      const entries = await rows.orderBy('number').execute();
      return entries.map(({ kind, available, waiting }) => [kind, available, waiting] as const);
    },
  };
}
