/** Goods of the demo: what its catalogue is seeded with, and what its receipts are made of. */
import type { ProductTax, ProductUnit } from '@kasa/contracts/catalogue/product-values';

export interface DemoGoods {
  readonly article: string;
  readonly name: string;
  readonly unit: Extract<ProductUnit, 'piece' | 'kg'>;
  readonly tax: ProductTax;
  readonly has_excise: boolean;
  /** Usual price of one unit, kopiykas. */
  readonly price: number;
  readonly group: string;
  readonly uktzed: string;
}

type Line = readonly [
  article: string,
  name: string,
  unit: DemoGoods['unit'],
  tax: 'vat_7' | 'vat_20' | 'excise',
  price: number,
  group: string,
  uktzed: string,
];

const goodsOf = ([article, name, unit, tax, price, group, uktzed]: Line): DemoGoods => ({
  ...{ article, name, unit, price, group, uktzed },
  ...{ tax: tax === 'excise' ? 'vat_20' : tax, has_excise: tax === 'excise' },
});

/** Receipts name them from the first payment of the demo on. */
export const demoGoods: readonly DemoGoods[] = (
  [
    ['100101', 'Пакет-майка', 'piece', 'vat_20', 500, 'Господарські товари', '3923210000'],
    ['100102', 'Сірники господарські', 'piece', 'vat_20', 900, 'Господарські товари', '3605000000'],
    ['100103', 'Вода мінеральна газована, 0,5 л', 'piece', 'vat_20', 2_200, 'Напої', '2201101100'],
    ['100104', 'Хліб «Український» нарізний, 700 г', 'piece', 'vat_20', 3_690, 'Хліб', '1905903000'],
    ['100105', 'Молоко 2,5 %, 900 г', 'piece', 'vat_20', 5_250, 'Молочне та яйця', '0401201100'],
    ['100106', 'Пиво світле, 0,5 л', 'piece', 'excise', 6_300, 'Алкоголь', '2203000100'],
    ['100107', 'Яйця курячі С1, 10 шт.', 'piece', 'vat_20', 7_990, 'Молочне та яйця', '0407210000'],
    ['100108', 'Олія соняшникова рафінована, 870 мл', 'piece', 'vat_20', 9_450, 'Бакалія', '1512199000'],
    ['100109', 'Кава мелена «Львівська», 225 г', 'piece', 'vat_20', 16_900, 'Бакалія', '0901210000'],
    [
      '100110',
      'Порошок пральний автомат, 3 кг',
      'piece',
      'vat_20',
      28_900,
      'Господарські товари',
      '3402509000',
    ],
    ['100111', 'Коньяк України 3 зірки, 0,5 л', 'piece', 'excise', 39_900, 'Алкоголь', '2208201200'],
    ['100112', 'Чайник електричний, 1,7 л', 'piece', 'vat_20', 89_900, 'Техніка для дому', '8516101100'],
    ['100113', 'Праска з парою, 2400 Вт', 'piece', 'vat_20', 169_900, 'Техніка для дому', '8516400000'],
    ['100114', 'Мультиварка, 5 л', 'piece', 'vat_20', 319_900, 'Техніка для дому', '8516607000'],
    ['100115', 'Пилосос акумуляторний', 'piece', 'vat_20', 649_900, 'Техніка для дому', '8508110000'],
    ['100201', 'Цибуля ріпчаста', 'kg', 'vat_20', 1_890, 'Овочі та фрукти', '0703101900'],
    ['100202', 'Картопля молода', 'kg', 'vat_20', 2_990, 'Овочі та фрукти', '0701905000'],
    ['100203', 'Банани', 'kg', 'vat_20', 6_490, 'Овочі та фрукти', '0803901000'],
    ['100204', 'Філе куряче охолоджене', 'kg', 'vat_20', 21_900, 'М’ясо та сири', '0207131000'],
    ['100205', 'Сир «Гауда» 45 %', 'kg', 'vat_20', 44_900, 'М’ясо та сири', '0406907800'],
    ['100301', 'Парацетамол, 0,5 г, 10 табл.', 'piece', 'vat_7', 1_950, 'Аптечка', '3004900000'],
    ['100302', 'Сироп від кашлю, 100 мл', 'piece', 'vat_7', 14_500, 'Аптечка', '3004900000'],
  ] as const
).map(goodsOf);

const service = (article: string, name: string, tax: ProductTax, price: number) => ({
  ...({ article, name, tax, price, unit: 'piece', has_excise: false, group: 'Послуги' } as const),
});

/** What terminals of passengers sell. */
export const demoTicket = service('200001', 'Квиток на проїзд, одноразовий', 'no_vat', 1_500);
/** A bill that may have any kopiykas. */
export const demoUtilities = service('300003', 'Комунальні послуги за рахунком', 'vat_20', 20_000);
/** What kiosks sell, for as much as somebody pays in; the price is what is usual. */
export const demoServices = [
  service('300001', 'Поповнення мобільного рахунку', 'no_vat', 10_000),
  service('300002', 'Доступ до інтернету', 'vat_20', 20_000),
  demoUtilities,
] as const;
