/** Receipts that were paid and not refunded whole, as purchases before discounts. */
import { isCountedUnit } from '@kasa/contracts/catalogue/product-values';
import type { Purchase, PurchaseLine } from '@kasa/contracts/loyalty/engine-values';
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { type SqlBool, sql } from 'kysely';
import { among } from '../../db/among.ts';
import { demoGoods } from '../../db/demo-goods.ts';
import { type DemoPayment, demoReceipt } from '../../db/demo-receipt.ts';
import { seenBy, type Viewer } from '../../db/point-scope.ts';
import type { Db, Row } from '../../db/schema.ts';
import type { ReportPeriod } from '../../http/report-period.ts';
import type { KeptPurchase } from '../quote.ts';

const PIECE = 2_000;

type Payment = Pick<
  Row<'transactions'>,
  'id' | 'order_id' | 'date' | 'amount' | 'payment_form' | 'started_at' | 'point_id' | 'terminal_id'
> &
  Pick<Row<'terminals'>, 'kind'> & { customer_id: string | null; purchase: string | null };

/** A receipt of the past. */
export interface PastReceipt extends Pick<Purchase, 'point_id' | 'terminal_id' | 'lines'> {
  readonly id: string;
  readonly order_id: string;
  readonly started_at: string;
  /** When it was priced: by a terminal that asked before it was paid, or as it began. ISO 8601 UTC */
  readonly at: string;
  /** Null: nobody was known. */
  readonly customer_id: string | null;
}

const paidIn = (db: Db, viewer: Viewer, { date_from, date_to }: ReportPeriod) =>
  db
    .selectFrom('transactions')
    .where('transactions.merchant_id', '=', viewer.merchantId)
    .where('transactions.started_at', '>=', kyivDayBounds(date_from).from)
    .where('transactions.started_at', '<', kyivDayBounds(date_to).before)
    .where('transactions.paid_at', 'is not', null)
    .whereRef('transactions.refund_amount', '<', 'transactions.amount')
    .where(seenBy(db, 'transactions', viewer));

/** How many there are in the period, of those that the viewer sees. */
export async function countPastReceipts(db: Db, viewer: Viewer, period: ReportPeriod): Promise<number> {
  const all = paidIn(db, viewer, period).select(({ fn }) => fn.countAll().as('n'));
  return Number((await all.executeTakeFirstOrThrow()).n);
}

/** The oldest first, some at a time. */
export async function* pastReceipts(
  db: Db,
  viewer: Viewer,
  period: ReportPeriod,
): AsyncGenerator<PastReceipt[]> {
  const known = await demoProducts(db, viewer.merchantId);
  let after = { started_at: '', id: '' };
  for (;;) {
    const payments = await paidAfter(db, viewer, period, after);
    const last = payments.at(-1);
    if (last === undefined) return;
    after = last;
    const sold = await soldWith(db, payments);
    yield payments.map((payment): PastReceipt => {
      const { id, order_id, started_at, point_id, terminal_id, customer_id } = payment;
      const { at = started_at, lines = sold.get(id) ?? linesOfDemo(payment, known) } = quoted(payment);
      return { id, order_id, started_at, at, point_id, terminal_id, customer_id, lines };
    });
  }
}

function paidAfter(
  db: Db,
  viewer: Viewer,
  period: ReportPeriod,
  { started_at, id }: Pick<Payment, 'started_at' | 'id'>,
): Promise<Payment[]> {
  return paidIn(db, viewer, period)
    .innerJoin('terminals', 'terminals.id', 'transactions.terminal_id')
    .leftJoin('loyalty_commits as commit', 'commit.transaction_id', 'transactions.id')
    .leftJoin('loyalty_quotes as quote', 'quote.id', 'commit.quote_id')
    .select(['transactions.id', 'transactions.order_id', 'transactions.date', 'transactions.amount'])
    .select(['transactions.payment_form', 'transactions.started_at', 'transactions.point_id'])
    .select(['transactions.terminal_id', 'terminals.kind', 'commit.customer_id', 'quote.purchase'])
    .where(sql<SqlBool>`(transactions.started_at, transactions.id) > (${started_at}, ${id})`)
    .orderBy('transactions.started_at')
    .orderBy('transactions.id')
    .limit(PIECE)
    .execute();
}

/** What a terminal asked for; nothing: it did not. */
const quoted = ({ purchase }: Payment): Partial<KeptPurchase> =>
  purchase === null ? {} : (JSON.parse(purchase) as KeptPurchase);

/** What was kept of payments, by payment. */
async function soldWith(db: Db, payments: readonly Payment[]): Promise<Map<string, PurchaseLine[]>> {
  const rows = await db
    .selectFrom('sold_goods')
    .leftJoin('products', 'products.id', 'sold_goods.product_id')
    .select(['transaction_id', 'product_id', 'quantity', 'amount', 'sold_goods.unit', 'group_id'])
    .where(
      among(
        db,
        'transaction_id',
        payments.map(({ id }) => id),
      ),
    )
    .orderBy('transaction_id')
    .orderBy('position')
    .execute();
  const lines = Map.groupBy(rows, ({ transaction_id }) => transaction_id);
  return new Map(
    [...lines].map(([id, sold]) => [
      id,
      sold.map(({ product_id, group_id, quantity, unit, amount }) => ({
        ...{ product_id, group_id, quantity: Number(quantity), amount: Number(amount) },
        is_by_piece: isCountedUnit(unit),
      })),
    ]),
  );
}

type Known = Pick<Row<'products'>, 'id' | 'group_id'>;

/** What the demo's goods are in the catalogue, by article. */
export async function demoProducts(db: Db, merchant: string): Promise<ReadonlyMap<string, Known>> {
  const articles = demoGoods.map(({ article }) => article);
  const own = db.selectFrom('products').select(['id', 'article', 'group_id']);
  const sold = own.where('merchant_id', '=', merchant).where('archived_at', 'is', null);
  const rows = await sold.where('article', 'in', articles).execute();
  return new Map(rows.map((row) => [row.article, row]));
}

/** What a payment of the demo was for, as it was paid. @param known the demo's goods, by article */
export const linesOfDemo = (payment: DemoPayment, known: ReadonlyMap<string, Known>): PurchaseLine[] =>
  demoReceipt({ ...payment, amount: Number(payment.amount) }).map(({ goods, quantity, amount }) => {
    const { id: product_id = null, group_id = null } = known.get(goods.article) ?? {};
    return { product_id, group_id, quantity, amount, is_by_piece: isCountedUnit(goods.unit) };
  });
