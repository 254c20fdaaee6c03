/** What the demo's own payments were for: nothing is kept of them, so it follows from the payment, always the same. */
import { cashRoundingOn, lineAmount } from '@kasa/contracts/transactions/receipt-rules';
import { type DemoGoods, demoGoods, demoServices, demoTicket, demoUtilities } from './demo-goods.ts';
import type { Row } from './schema.ts';
import { createRandomSource, hashToUint32, intBelow, pickOne } from './seed/random-source.ts';

type Goods = Pick<DemoGoods, 'article' | 'name' | 'unit' | 'tax' | 'has_excise' | 'price'>;

/** Fields of the random source. */
const FIELDS = { count: 80, service: 81, rounding: 82, pick: 83, quantity: 84 } as const;
const MAX_FURTHER = 4;

export type DemoPayment = Pick<Row<'transactions'>, 'id' | 'date' | 'amount' | 'payment_form'> &
  Pick<Row<'terminals'>, 'kind'>;

/** A line of such a receipt. */
export interface DemoLine {
  readonly goods: Goods;
  /** Thousandths of a unit. */
  readonly quantity: number;
  /** Kopiykas. */
  readonly price: number;
  readonly amount: number;
}

/** The lines of a payment of the demo; their sum, rounded if it was cash, is its amount. */
export function demoReceipt(payment: DemoPayment): DemoLine[] {
  const chance = createRandomSource(hashToUint32(payment.id));
  const { amount, kind } = payment;
  const line = (goods: Goods, quantity = 1_000, price = goods.price): DemoLine => {
    return { goods, quantity, price, amount: lineAmount(price, quantity) };
  };
  if (kind === 'transport') return [line(demoTicket, 1_000, amount)];
  if (kind === 'ptks') {
    const service = pickOne(demoServices, chance(0, FIELDS.service));
    const total = service === demoUtilities ? billOf(payment, chance(0, FIELDS.rounding)) : amount;
    return [line(service, 1_000, total)];
  }
  const lines: DemoLine[] = [];
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

/** A whole piece that costs about so much; the store sells it for exactly that. */
function nearest(price: number): Goods {
  const distance = (goods: Goods) => Math.abs(Math.log(goods.price / price));
  const pieces = demoGoods.filter(({ unit }) => unit === 'piece');
  return pieces.reduce((best, goods) => (distance(goods) < distance(best) ? goods : best));
}

/** A bill to the kopiyka that comes to the payment's amount when it is rounded for cash. */
function billOf({ date, amount, payment_form }: DemoPayment, chance: number): number {
  const rounding = cashRoundingOn(date);
  if (payment_form !== 'cash' || rounding === 'none') return amount;
  if (amount % rounding !== 0 || amount <= rounding) return amount;
  return amount - rounding / 2 + intBelow(chance, rounding);
}
