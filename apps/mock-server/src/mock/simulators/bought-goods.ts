/** What a purchase with discounts was for, as its receipt has it. */
import type { Db, Row } from '../../db/schema.ts';
import type { SoldLine } from '../../db/sold-goods.ts';
import { readQuote } from '../../loyalty/quote.ts';

const THOUSANDTHS = 1_000;

/** The lines of a commit at prices after discounts, of one unit rounded; undefined: not all of them are fiscal goods of the catalogue. */
export async function boughtGoods(
  db: Db,
  { quote_id }: Pick<Row<'loyalty_commits'>, 'quote_id'>,
): Promise<SoldLine[] | undefined> {
  const quotes = db.selectFrom('loyalty_quotes').selectAll().where('id', '=', quote_id);
  const { purchase, outcome } = readQuote(await quotes.executeTakeFirstOrThrow());
  const ids = [...new Set(purchase.lines.flatMap(({ product_id }) => product_id ?? []))];
  if (ids.length === 0) return undefined;
  const products = await db
    .selectFrom('products')
    .select(['id as product_id', 'article', 'name', 'unit', 'tax', 'has_excise'])
    .where('id', 'in', ids)
    .where('is_fiscal', '=', 1)
    .execute();
  const lines = purchase.lines.flatMap(({ product_id, quantity }, n): SoldLine[] => {
    const product = products.find((one) => one.product_id === product_id);
    const amount = outcome.lines[n]?.amount ?? 0;
    return product
      ? [{ ...product, quantity, amount, price: Math.round((amount * THOUSANDTHS) / quantity) }]
      : [];
  });
  return lines.length === purchase.lines.length ? lines : undefined;
}
