/** The goods of a receipt that a terminal asks for. */
import { isCountedUnit } from '@kasa/contracts/catalogue/product-values';
import type { PurchaseLine } from '@kasa/contracts/loyalty/engine-values';
import type { QuoteFields } from '@kasa/contracts/loyalty/quotes';
import type { Db } from '../db/schema.ts';

/** Lines with the products that the merchant sells now by these articles. */
export async function linesOf(
  db: Db,
  merchant: string,
  asked: QuoteFields['lines'],
): Promise<PurchaseLine[]> {
  const articles = [...new Set(asked.flatMap(({ article }) => article ?? []))];
  const sold = db
    .selectFrom('products')
    .select(['id', 'article', 'group_id', 'unit'])
    .where('merchant_id', '=', merchant)
    .where('archived_at', 'is', null);
  const rows = articles.length === 0 ? [] : await sold.where('article', 'in', articles).execute();
  const byArticle = new Map(rows.map((row) => [row.article, row]));
  return asked.map(({ article, quantity, amount }) => {
    const product = byArticle.get(article ?? '');
    return {
      ...{ product_id: product?.id ?? null, group_id: product?.group_id ?? null },
      ...{ quantity, is_by_piece: product === undefined || isCountedUnit(product.unit), amount },
    };
  });
}
