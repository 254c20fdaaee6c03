/** Payments that nobody made, for the mock's simulator: as those of the seed, one at a time. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Transaction } from 'kysely';
import { param, runPrepared } from '../db/prepared.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { createPayment } from './create-payment.ts';
import type { Chance } from './seed/chance.ts';
import { madeUpPayment } from './seed/payment.ts';

/** Milliseconds after it began, at the latest, at which a payment is decided. */
export const LONGEST = 30_000;

/** A terminal that can take payments. */
export type Payee = Pick<Row<'terminals'>, 'id' | 'online_until'>;

/** Terminals of a merchant that take payments which move money, by number. */
export function payees(db: Db, merchant: string): Promise<Payee[]> {
  const all = () =>
    db
      .selectFrom('terminals')
      .select(['id', 'online_until'])
      .where('merchant_id', '=', param<string>('merchant'))
      .where('status', '=', 'active')
      .where('test_mode', '=', 0)
      .orderBy('number');
  return runPrepared<Payee>(db, 'payees', all, { merchant });
}

/** A terminal and whom it collects for, locked until the transaction ends; undefined: it takes no payments. */
export async function lockPayee(tx: Transaction<Schema>, merchant: string, terminalId: string) {
  const terminal = await tx
    .selectFrom('terminals')
    .select(['id', 'merchant_id', 'name', 'kind', 'point_id'])
    .where('id', '=', terminalId)
    .where('merchant_id', '=', merchant)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (terminal === undefined) return undefined;
  const own = tx.selectFrom('merchants').select('name').where('id', '=', merchant);
  const { name: company } = await own.executeTakeFirstOrThrow();
  return { ...terminal, company };
}

/**
 * Makes the n-th payment of a merchant, begun at a moment.
 * @param at milliseconds since 1970
 * @returns when it was decided; null: the terminal takes none any more, or the payment is there already
 */
export async function simulatePayment(
  tx: Transaction<Schema>,
  merchant: string,
  terminalId: string,
  at: number,
  n: number,
  chance: Chance,
): Promise<string | null> {
  const payee = await lockPayee(tx, merchant, terminalId);
  if (payee === undefined) return null;
  const payment = madeUpPayment(payee, kyivDay(new Date(at)), at, n, chance);
  return (await createPayment(tx, payment)) === null ? null : payment.updated_at;
}
