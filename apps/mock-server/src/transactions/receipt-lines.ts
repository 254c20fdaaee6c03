import { productFields } from '@kasa/contracts/catalogue/fields';
import { lettersOf } from '@kasa/contracts/catalogue/product-taxes';
import { valueLabel } from '@kasa/contracts/shared/fields';
import type { TaxRate } from '@kasa/contracts/shared/tax-rates';
import { cashRoundingOn, lineAmount } from '@kasa/contracts/transactions/receipt-rules';
import type { ReceiptLineEntity } from '@kasa/contracts/transactions/receipts';
import { type DemoGoods, demoGoods } from '../db/demo-goods.ts';
import type { Row } from '../db/schema.ts';
import { createRandomSource, hashToUint32, intBelow, pickOne } from './seed/random-source.ts';

type Goods = Pick<DemoGoods, 'article' | 'name' | 'unit' | 'tax' | 'has_excise' | 'price'>;

const piece = (article: string, name: string, tax: Goods['tax'], price: number): Goods => ({
  ...{ article, name, tax, price, unit: 'piece', has_excise: false },
});
const TICKET = piece('200001', 'Квиток на проїзд, одноразовий', 'no_vat', 1_500);
const UTILITIES = piece('300003', 'Комунальні послуги за рахунком', 'vat_20', 0);
const SERVICES: readonly [Goods, ...Goods[]] = [
  piece('300001', 'Поповнення мобільного рахунку', 'no_vat', 0),
  piece('300002', 'Доступ до інтернету', 'vat_20', 0),
  UTILITIES,
];

/** Fields of the random source. */
const FIELDS = { count: 80, service: 81, rounding: 82, pick: 83, quantity: 84 } as const;
const MAX_demoGoods = 4;

export type SoldPayment = Pick<Row<'transactions'>, 'id' | 'date' | 'amount' | 'payment_form'> &
  Pick<Row<'terminals'>, 'kind'>;

/**
 * What a payment was for: always the same for the same payment, so that nothing of it is kept. The sum of the lines,
 * rounded if it was cash, is the amount of the payment.
 */
export function receiptLines(payment: SoldPayment, table: readonly TaxRate[]): ReceiptLineEntity[] {
  const chance = createRandomSource(hashToUint32(payment.id));
  const { amount, kind } = payment;
  const line = (goods: Goods, quantity = 1_000, price = goods.price): ReceiptLineEntity => {
    const { article, name } = goods;
    const unit = valueLabel(productFields.unit, goods.unit)?.uk ?? '';
    const letters = lettersIn(goods, table);
    return { name, article, quantity, unit, price, letters, amount: lineAmount(price, quantity) };
  };
  if (kind === 'transport') return [line(TICKET, 1_000, amount)];
  if (kind === 'ptks') {
    const service = pickOne(SERVICES, chance(0, FIELDS.service));
    const total = service === UTILITIES ? billOf(payment, chance(0, FIELDS.rounding)) : amount;
    return [line(service, 1_000, total)];
  }
  const lines: ReceiptLineEntity[] = [];
  let rest = amount;
  for (let n = intBelow(chance(0, FIELDS.count), MAX_demoGoods); n > 0; n -= 1) {
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
const lettersIn = (goods: Goods, table: readonly TaxRate[]) =>
  lettersOf(goods, table) ?? lettersOf({ ...goods, has_excise: false }, table) ?? '';
