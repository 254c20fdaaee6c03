import { productFields } from '@kasa/contracts/catalogue/fields';
import { lettersOf } from '@kasa/contracts/catalogue/product-taxes';
import type { ProductUnit } from '@kasa/contracts/catalogue/product-values';
import { valueLabel } from '@kasa/contracts/shared/fields';
import type { TaxRate } from '@kasa/contracts/shared/tax-rates';
import type { ReceiptLineEntity } from '@kasa/contracts/transactions/receipts';
import type { DemoGoods } from '../db/demo-goods.ts';
import { type DemoPayment, demoReceipt } from '../db/demo-receipt.ts';
import type { SoldLine } from '../db/sold-goods.ts';

type Goods = Pick<DemoGoods, 'article' | 'name' | 'tax' | 'has_excise'> & { readonly unit: ProductUnit };

export type SoldPayment = DemoPayment & {
  /** What was kept of it; none: it follows from the payment. */
  readonly goods?: readonly SoldLine[];
};

/** What a payment was for: the goods that were kept with it, or what follows from it (demo-receipt.ts). */
export function receiptLines(payment: SoldPayment, table: readonly TaxRate[]): ReceiptLineEntity[] {
  if (payment.goods?.length)
    return payment.goods.map(({ has_excise, ...sold }) => {
      const { quantity, price, amount } = sold;
      return { ...named({ ...sold, has_excise: has_excise === 1 }, table), quantity, price, amount };
    });
  return demoReceipt(payment).map(({ goods, ...line }) => ({ ...named(goods, table), ...line }));
}

/** How goods are called on a receipt. */
function named(goods: Goods, table: readonly TaxRate[]) {
  const unit = valueLabel(productFields.unit, goods.unit)?.uk ?? '';
  return { name: goods.name, article: goods.article, unit, letters: lettersIn(goods, table) };
}

/** The company's letters of the same taxes; without one for excise, that of the rest. */
const lettersIn = (goods: Pick<DemoGoods, 'tax' | 'has_excise'>, table: readonly TaxRate[]) =>
  lettersOf(goods, table) ?? lettersOf({ ...goods, has_excise: false }, table) ?? '';
