import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { sqliteFileOf } from '../src/db/dialect.ts';
import type { Db } from '../src/db/schema.ts';
import { createRandomSource, pickOne } from '../src/db/seed/random-source.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { insertPayments } from '../src/transactions/insert-payments.ts';
import { generatePayment } from '../src/transactions/seed/payment.ts';
import { type GeneratedPayment, withReversals } from '../src/transactions/seed/refunds.ts';
import { withoutIndexes } from './without-indexes.ts';

const DAY = 86_400_000;
/** Before all seeded payments, days. */
const NEWEST = 40;
const DAYS = 390;
const BATCH = 10_000;

/** Adds payments of fourteen months to a merchant, oldest first, until it has so many. */
export async function fillPayments(db: Db, merchant: string, count: number): Promise<void> {
  const own = db.selectFrom('transactions').where('merchant_id', '=', merchant);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const terminals = await db
    .selectFrom('terminals')
    .select(['id', 'merchant_id', 'name', 'kind', 'point_id'])
    .where('merchant_id', '=', merchant)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const chance = createRandomSource(1);
  const [first, ...others] = terminals;
  const missing = count - Number(n);
  if (first === undefined || missing <= 0) return;
  const from = Date.now() - (NEWEST + DAYS) * DAY;
  const ofDay = new Map<string, number>();
  const paymentAt = (nth: number): GeneratedPayment => {
    const at = from + Math.floor((nth / missing) * DAYS * DAY);
    const date = kyivDay(new Date(at));
    const order = (ofDay.get(date) ?? 0) + 1;
    ofDay.set(date, order);
    const terminal = { ...pickOne([first, ...others], chance(nth, 30)), company: 'ТОВ «Затишок»' };
    const payment = withReversals(generatePayment(terminal, date, at, nth, chance), at, nth, chance, true);
    return { ...payment, order_id: `${date.slice(2).replaceAll('-', '')}-${String(order).padStart(6, '0')}` };
  };
  const fill = async () => {
    for (let start = 0; start < missing; start += BATCH) {
      const size = Math.min(BATCH, missing - start);
      const rows = Array.from({ length: size }, (_, index) => paymentAt(start + index));
      await inTransaction(db, (tx) => insertPayments(tx, rows));
    }
  };
  const fillFast = () => withoutIndexes(db, 'transactions', fill);
  await (sqliteFileOf(db)?.filling(fillFast) ?? fillFast());
}
