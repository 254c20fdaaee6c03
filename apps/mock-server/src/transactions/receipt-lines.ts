import type { TaxRate } from '@kasa/contracts/shared/tax-rates';
import { cashRoundingOn, lineAmount, vatPayerTaxes } from '@kasa/contracts/transactions/receipt-rules';
import type { ReceiptLineEntity } from '@kasa/contracts/transactions/receipts';
import type { Row } from '../db/schema.ts';
import { createRandomSource, hashToUint32, intBelow, pickOne } from './seed/random-source.ts';

interface Goods {
  readonly article: string;
  readonly name: string;
  readonly unit: 'шт' | 'кг';
  readonly letters: string;
  /** Usual price of one unit, kopiykas. */
  readonly price: number;
}
type Line = readonly [article: string, name: string, unit: Goods['unit'], letters: string, price: number];

const goodsOf = ([article, name, unit, letters, price]: Line): Goods => ({
  ...{ article, name, unit, letters, price },
});

const GOODS: readonly Goods[] = (
  [
    ['100101', 'Пакет-майка', 'шт', 'Г', 500],
    ['100102', 'Сірники господарські', 'шт', 'Г', 900],
    ['100103', 'Вода мінеральна газована, 0,5 л', 'шт', 'Г', 2_200],
    ['100104', 'Хліб «Український» нарізний, 700 г', 'шт', 'Г', 3_690],
    ['100105', 'Молоко 2,5 %, 900 г', 'шт', 'Г', 5_250],
    ['100106', 'Пиво світле, 0,5 л', 'шт', 'ГД', 6_300],
    ['100107', 'Яйця курячі С1, 10 шт.', 'шт', 'Г', 7_990],
    ['100108', 'Олія соняшникова рафінована, 870 мл', 'шт', 'Г', 9_450],
    ['100109', 'Кава мелена «Львівська», 225 г', 'шт', 'Г', 16_900],
    ['100110', 'Порошок пральний автомат, 3 кг', 'шт', 'Г', 28_900],
    ['100111', 'Коньяк України 3 зірки, 0,5 л', 'шт', 'ГД', 39_900],
    ['100112', 'Чайник електричний, 1,7 л', 'шт', 'Г', 89_900],
    ['100113', 'Праска з парою, 2400 Вт', 'шт', 'Г', 169_900],
    ['100114', 'Мультиварка, 5 л', 'шт', 'Г', 319_900],
    ['100115', 'Пилосос акумуляторний', 'шт', 'Г', 649_900],
    ['100201', 'Цибуля ріпчаста', 'кг', 'Г', 1_890],
    ['100202', 'Картопля молода', 'кг', 'Г', 2_990],
    ['100203', 'Банани', 'кг', 'Г', 6_490],
    ['100204', 'Філе куряче охолоджене', 'кг', 'Г', 21_900],
    ['100205', 'Сир «Гауда» 45 %', 'кг', 'Г', 44_900],
    ['100301', 'Парацетамол, 0,5 г, 10 табл.', 'шт', 'В', 1_950],
    ['100302', 'Сироп від кашлю, 100 мл', 'шт', 'В', 14_500],
  ] as const
).map(goodsOf);

const TICKET = goodsOf(['200001', 'Квиток на проїзд, одноразовий', 'шт', 'А', 1_500]);
const UTILITIES = goodsOf(['300003', 'Комунальні послуги за рахунком', 'шт', 'Г', 0]);
const SERVICES: readonly [Goods, ...Goods[]] = [
  goodsOf(['300001', 'Поповнення мобільного рахунку', 'шт', 'А', 0]),
  goodsOf(['300002', 'Доступ до інтернету', 'шт', 'Г', 0]),
  UTILITIES,
];

/** Fields of the random source. */
const FIELDS = { count: 80, service: 81, rounding: 82, pick: 83, quantity: 84 } as const;
const MAX_GOODS = 4;

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
    const { article, name, unit } = goods;
    const letters = lettersIn(goods.letters, table);
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
  for (let n = intBelow(chance(0, FIELDS.count), MAX_GOODS); n > 0; n -= 1) {
    const [first, ...others] = GOODS.filter(({ price }) => price * 3 <= rest);
    if (!first) break;
    const goods = pickOne([first, ...others], chance(n, FIELDS.pick));
    // Up to 2 pieces, or 1.5 kg in steps of 50 g.
    const [least, step, most] = goods.unit === 'кг' ? [250, 50, 26] : [1_000, 1_000, 2];
    const sold = line(goods, least + step * intBelow(chance(n, FIELDS.quantity), most));
    lines.push(sold);
    rest -= sold.amount;
  }
  return [...lines, line(nearest(rest), 1_000, rest)];
}

/** A whole piece that costs about so much; the store sells it for exactly that. */
function nearest(price: number): Goods {
  const distance = (goods: Goods) => Math.abs(Math.log(goods.price / price));
  const pieces = GOODS.filter(({ unit }) => unit === 'шт');
  return pieces.reduce((best, goods) => (distance(goods) < distance(best) ? goods : best));
}

/** A bill to the kopiyka that comes to the payment's amount when it is rounded for cash. */
function billOf({ date, amount, payment_form }: SoldPayment, chance: number): number {
  const rounding = cashRoundingOn(date);
  if (payment_form !== 'cash' || rounding === 'none') return amount;
  if (amount % rounding !== 0 || amount <= rounding) return amount;
  return amount - rounding / 2 + intBelow(chance, rounding);
}

/** The company's letters of the same taxes; without them it sells under the one without tax, if it has that. */
const lettersIn = (letters: string, table: readonly TaxRate[]) =>
  vatPayerTaxes
    .filter(({ letter }) => letters.includes(letter))
    .map(
      ({ kind, rate }) =>
        table.find((tax) => tax.kind === kind && tax.rate === rate) ??
        (kind === 'excise' ? undefined : table.find((tax) => tax.kind === 'none')),
    )
    .map((tax) => tax?.letter ?? '')
    .join('');
