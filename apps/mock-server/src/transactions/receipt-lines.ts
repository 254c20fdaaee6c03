import { productFields } from '@kasa/contracts/catalogue/fields';
import { lettersOf } from '@kasa/contracts/catalogue/product-taxes';
import type { ProductUnit } from '@kasa/contracts/catalogue/product-values';
import { valueLabel } from '@kasa/contracts/shared/fields';
import type { TaxRate } from '@kasa/contracts/shared/tax-rates';
import { cashRoundingOn, lineAmount } from '@kasa/contracts/transactions/receipt-rules';
import type { ReceiptLineEntity } from '@kasa/contracts/transactions/receipts';
import { type DemoGoods, demoGoods, demoServices, demoTicket, demoUtilities } from '../db/demo-goods.ts';
import type { Row } from '../db/schema.ts';
import type { SoldLine } from '../db/sold-goods.ts';
import { createRandomSource, hashToUint32, intBelow, pickOne } from './seed/random-source.ts';

type Goods = Pick<DemoGoods, 'article' | 'name' | 'unit' | 'tax' | 'has_excise' | 'price'>;

/** Fields of the random source. */
const FIELDS = { count: 80, service: 81, rounding: 82, pick: 83, quantity: 84 } as const;
const MAX_FURTHER = 4;

export type SoldPayment = Pick<Row<'transactions'>, 'id' | 'date' | 'amount' | 'payment_form'> &
  Pick<Row<'terminals'>, 'kind'> & {
    /** What was kept of it; none: it follows from the payment. */
    readonly goods?: readonly SoldLine[];
  };

/**
 * What a payment was for: the goods that were kept with it. Of the demo's own payments nothing is kept: theirs are always
 * the same for the same payment, of what the demo's catalogue was made of. The sum of the lines, rounded if it was cash, is
 * the amount of the payment.
 */
export function receiptLines(payment: SoldPayment, table: readonly TaxRate[]): ReceiptLineEntity[] {
  const chance = createRandomSource(hashToUint32(payment.id));
  const { amount, kind } = payment;
  const line = (goods: Goods, quantity = 1_000, price = goods.price): ReceiptLineEntity => {
    return { ...named(goods, table), quantity, price, amount: lineAmount(price, quantity) };
  };
  if (payment.goods?.length)
    return payment.goods.map(({ has_excise, ...sold }) => {
      const { quantity, price, amount } = sold;
      const taxed = { ...sold, has_excise: has_excise === 1 };
      return { ...named(taxed, table), quantity, price, amount };
    });
  if (kind === 'transport') return [line(demoTicket, 1_000, amount)];
  if (kind === 'ptks') {
    const service = pickOne(demoServices, chance(0, FIELDS.service));
    const total = service === demoUtilities ? billOf(payment, chance(0, FIELDS.rounding)) : amount;
    return [line(service, 1_000, total)];
  }
  const lines: ReceiptLineEntity[] = [];
  let rest = amount;
  for (let n = intBelow(chance(0, FIELDS.count), MAX_FURTHER); n > 0; n -= 1) {
    const [first, ...others] = demoGoods.filter(({ price }) => price * 3 <= rest);
    if (!first) break;
    const goods = pickOne([first, ...others], chance(n, FIELDS.pick));
    // Up to 2 pieces, or 1.5 kg in steps of 50 g.
    const [least, step, most] = goods.unit === 'kg' ? [250, 50, 26] : [1_000, 1_000, 2];
    const sold = line(goods, least + step * intBelow(chance(n, FIELDS.quantity), most));
    lines.push(sold);
    rest -= sold.amount;
  }
  return [...lines, line(nearest(rest), 1_000, rest)];
}

/** How goods are called on a receipt. */
function named(
  goods: Omit<Goods, 'price' | 'unit'> & { readonly unit: ProductUnit },
  table: readonly TaxRate[],
) {
  const unit = valueLabel(productFields.unit, goods.unit)?.uk ?? '';
  return { name: goods.name, article: goods.article, unit, letters: lettersIn(goods, table) };
}

/** A whole piece that costs about so much; the store sells it for exactly that. */
function nearest(price: number): Goods {
  const distance = (goods: Goods) => Math.abs(Math.log(goods.price / price));
  const pieces = demoGoods.filter(({ unit }) => unit === 'piece');
  return pieces.reduce((best, goods) => (distance(goods) < distance(best) ? goods : best));
}

/** A bill to the kopiyka that comes to the payment's amount when it is rounded for cash. */
function billOf({ date, amount, payment_form }: SoldPayment, chance: number): number {
  const rounding = cashRoundingOn(date);
  if (payment_form !== 'cash' || rounding === 'none') return amount;
  if (amount % rounding !== 0 || amount <= rounding) return amount;
  return amount - rounding / 2 + intBelow(chance, rounding);
}

/** The company's letters of the same taxes; without one for excise, that of the rest. */
const lettersIn = (goods: Pick<Goods, 'tax' | 'has_excise'>, table: readonly TaxRate[]) =>
  lettersOf(goods, table) ?? lettersOf({ ...goods, has_excise: false }, table) ?? '';
