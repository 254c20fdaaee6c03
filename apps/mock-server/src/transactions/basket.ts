/** What somebody buys for an amount: some goods of the point where they pay. */
import type { ProductUnit } from '@kasa/contracts/catalogue/product-values';
import { cashRoundingOn, lineAmount, roundCash } from '@kasa/contracts/transactions/receipt-rules';
import { everTerminals } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import { createRandomSource, hashToUint32, intBelow, type RandomSource } from '../db/seed/random-source.ts';
import { goodsOnSale, type OfferedGoods, type SoldLine } from '../db/sold-goods.ts';

/** `near`: the amount follows from the goods; `exact`: it stands, so that the last line is sold for what is left of it. */
type BasketKind = 'near' | 'exact';

/** How much of it somebody takes, thousandths of a unit. */
interface Portion {
  readonly least: number;
  readonly step: number;
  readonly most: number;
}
const PIECES: Portion = { least: 1_000, step: 1_000, most: 2_000 };
const WEIGHED: Portion = { least: 250, step: 50, most: 1_500 };
const SMALL: Portion = { least: 50_000, step: 50_000, most: 500_000 };
const portions: Partial<Record<ProductUnit, Portion>> = { kg: WEIGHED, l: WEIGHED, g: SMALL, ml: SMALL };
const portionOf = ({ unit }: OfferedGoods) => portions[unit] ?? PIECES;

/** Fields of the random source. */
const FIELDS = { price: 70, count: 71, pick: 72, quantity: 73 } as const;
const MAX_LINES = 4;
/** The last line takes one of so many that come nearest. */
const NEAREST = 3;
/** … and up to so many times what people take of it. */
const MANY = 4;
/** Goods that cost so many times the amount are nothing that it was paid for. */
const TOO_DEAR = 10;

const lineOf = ({ id, kind: _, price, ...named }: OfferedGoods, quantity: number): SoldLine => ({
  ...{ product_id: id, ...named, quantity, price, amount: lineAmount(price, quantity) },
});

/** Goods for about an amount, or exactly; none: nothing fits. @param offered in a fixed order */
function basketFrom(
  offered: readonly OfferedGoods[],
  amount: number,
  chance: RandomSource,
  kind: BasketKind,
): SoldLine[] {
  const priced = offered.filter((goods) => lineAmount(goods.price, portionOf(goods).least) > 0);
  const wares = priced.filter((goods) => goods.kind === 'goods');
  const left = new Set(wares.length > 0 ? wares : priced);
  const lines: SoldLine[] = [];
  let rest = amount;
  const take = (goods: OfferedGoods, quantity: number) => {
    left.delete(goods);
    const line = lineOf(goods, quantity);
    lines.push(line);
    rest -= line.amount;
  };
  for (let n = intBelow(chance(0, FIELDS.count), MAX_LINES); n > 0; n -= 1) {
    const fitting = [...left].filter(
      (goods) => 3 * lineAmount(goods.price, portionOf(goods).most) <= 2 * rest,
    );
    const goods = fitting[intBelow(chance(n, FIELDS.pick), fitting.length)];
    if (goods === undefined) break;
    const { least, step, most } = portionOf(goods);
    take(goods, least + step * intBelow(chance(n, FIELDS.quantity), (most - least) / step + 1));
  }
  if (kind === 'exact') {
    const goods = nearestTo(rest, [...left]);
    return goods ? [...lines, { ...lineOf(goods, 1_000), price: rest, amount: rest }] : [];
  }
  const fitting = [...left].filter((goods) => lineAmount(goods.price, portionOf(goods).least) <= rest);
  const dearest = fitting.toSorted((one, other) => other.price - one.price).slice(0, NEAREST);
  const last = dearest[intBelow(chance(0, FIELDS.pick), dearest.length)];
  if (last !== undefined) {
    const { least, step, most } = portionOf(last);
    const fits = Math.floor((rest * 1_000) / last.price / step) * step;
    take(last, Math.min(Math.max(fits, least), MANY * most));
  }
  const [cheapest] = [...left].toSorted((one, other) => one.price - other.price);
  if (lines.length === 0 && cheapest && cheapest.price <= TOO_DEAR * amount)
    take(cheapest, portionOf(cheapest).least);
  return lines;
}

/** What costs about so much, by the piece if there is such. */
function nearestTo(price: number, goods: readonly OfferedGoods[]): OfferedGoods | undefined {
  const pieces = goods.filter((one) => portionOf(one) === PIECES);
  const distance = (one: OfferedGoods) => Math.abs(Math.log(one.price / price));
  const all = pieces.length > 0 ? pieces : goods;
  return all.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Terminals whose receipts list goods; others sell one service each. */
const SELLING_GOODS: readonly Row<'terminals'>['kind'][] = ['acquiring', 'offline', 'ecomm'];

type Payment = Pick<Row<'transactions'>, 'id' | 'merchant_id' | 'point_id' | 'amount'>;

/** Goods of the point for a payment, always the same while the catalogue is; none: its receipt follows from the payment. */
export async function basketFor(
  db: Db,
  { id, merchant_id, point_id, amount }: Payment,
  terminal: Row<'terminals'>['kind'],
  kind: BasketKind,
): Promise<SoldLine[]> {
  if (!SELLING_GOODS.includes(terminal)) return [];
  const chance = createRandomSource(hashToUint32(id));
  const prices = [1, chance(1, FIELDS.price), chance(2, FIELDS.price) / MAX_LINES];
  const some = prices.map((share) => Math.ceil(amount * share));
  return basketFrom(await goodsOnSale(db, merchant_id, point_id, some), amount, chance, kind);
}

/** Goods for exactly what a payment is that comes without them. */
export async function basketForAmount(
  db: Db,
  payment: Payment & Pick<Row<'transactions'>, 'terminal_id'>,
): Promise<SoldLine[]> {
  const own = everTerminals(db).select('kind').where('id', '=', payment.terminal_id);
  const { kind } = await own.executeTakeFirstOrThrow();
  return basketFor(db, payment, kind, 'exact');
}

/** What is paid for goods. */
export function amountOf(
  goods: readonly SoldLine[],
  { date, payment_form }: Pick<Row<'transactions'>, 'date' | 'payment_form'>,
): number {
  const total = goods.reduce((sum, { amount }) => sum + amount, 0);
  return payment_form === 'cash' ? roundCash(total, cashRoundingOn(date)) : total;
}
