import type { PointFields } from '@kasa/contracts/points/points';
import { weekDays } from '@kasa/contracts/shared/week-days';

export interface PointSeed
  extends Pick<
    PointFields,
    'kind' | 'name' | 'city' | 'address' | 'shift_closing_time' | 'fiscal_register_number'
  > {
  readonly key: string;
}

type Line = readonly [
  key: string,
  name: string,
  city: string,
  address: string,
  closing: string,
  register: string | null,
];

const pointOf = ([key, name, city, address, shift_closing_time, register]: Line): PointSeed => ({
  key,
  kind: register === null ? 'non_fiscal' : 'fiscal',
  ...{ name, city, address, shift_closing_time, fiscal_register_number: register },
});

/** What few points have otherwise than most. */
interface PointDetails extends Pick<PointFields, 'shift_closing_days' | 'is_test' | 'location'> {
  /** The company's name; null: the merchant itself. */
  readonly company: string | null;
  /** A colleague's name; undefined: the merchant's director; null: nobody. */
  readonly director?: string | null;
}

const working = weekDays.slice(0, 5);
const SOLE_PROPRIETOR = 'ФОП Гриценко Марія Іванівна';
const details: Readonly<Record<string, Partial<PointDetails>>> = {
  horodotska: { location: { lat: 49.8383, lng: 24.0067 }, director: 'Лисенко Богдан Юрійович' },
  'king-cross': { location: { lat: 49.7737, lng: 24.0106 } },
  rynok: { location: { lat: 49.8413, lng: 24.0323 } },
  khreshchatyk: { location: { lat: 50.4476, lng: 30.5226 } },
  lavina: { location: { lat: 50.4954, lng: 30.3605 } },
  podil: { location: { lat: 50.4667, lng: 30.5119 } },
  derybasivska: { location: { lat: 46.4846, lng: 30.7364 } },
  arkadia: { location: { lat: 46.4311, lng: 30.7639 }, company: SOLE_PROPRIETOR, director: null },
  nikolsky: { location: { lat: 49.9901, lng: 36.2334 } },
  soborna: { location: { lat: 49.2333, lng: 28.4693 }, director: 'Ґудзь Катерина Миколаївна' },
  'mist-city': { location: { lat: 48.4667, lng: 35.0509 } },
  online: { company: SOLE_PROPRIETOR, shift_closing_days: [...working] },
  navchalna: { is_test: true, shift_closing_days: [...working] },
  vokzal: { location: { lat: 48.9236, lng: 24.7236 } },
  tsentr: { location: { lat: 48.9192, lng: 24.7098 }, shift_closing_days: [...weekDays.slice(0, 6)] },
  dnipro: { location: { lat: 48.4776, lng: 35.0153 } },
};

export const pointDetails = (key: string): PointDetails => ({
  ...{ shift_closing_days: [...weekDays], is_test: false, location: null, company: null },
  ...details[key],
});

export const firstMerchantPoints: readonly PointSeed[] = (
  [
    ['horodotska', 'Затишок на Городоцькій', 'Львів', 'вул. Городоцька, 82', '21:30', '4000512871'],
    ['king-cross', 'Затишок у «Кінг Кросі»', 'Львів', 'с. Сокільники, вул. Стрийська, 30', '22:15', '4000512894'],
    ['rynok', 'Кав’ярня «Затишок» на Ринку', 'Львів', 'пл. Ринок, 29', '22:45', '4000513012'],
    ['khreshchatyk', 'Затишок на Хрещатику', 'Київ', 'вул. Хрещатик, 21', '22:30', '4000518306'],
    ['lavina', 'Затишок у «Лавині»', 'Київ', 'вул. Берковецька, 6Д', '22:15', '4000518347'],
    ['podil', 'Затишок на Подолі', 'Київ', 'вул. Верхній Вал, 44', '21:30', '4000518360'],
    ['derybasivska', 'Затишок на Дерибасівській', 'Одеса', 'вул. Дерибасівська, 13', '22:30', '4000520418'],
    ['arkadia', 'Літній павільйон «Аркадія»', 'Одеса', 'Гагарінське плато, 5', '23:00', null],
    ['nikolsky', 'Затишок у «Нікольському»', 'Харків', 'вул. Григорія Сковороди, 2А', '21:45', '4000523155'],
    ['soborna', 'Затишок на Соборній', 'Вінниця', 'вул. Соборна, 38', '21:30', '4000526604'],
    ['mist-city', 'Затишок у «МОСТ-сіті»', 'Дніпро', 'вул. Королеви Єлизавети ІІ, 2', '22:15', '4000529931'],
    ['online', 'Інтернет-магазин «Затишок»', 'Львів', 'вул. Зелена, 149', '23:30', null],
  ] as const satisfies readonly Line[]
).map(pointOf); // biome-ignore format: a line for each point

/** No terminal stands there. */
export const trainingPoint = pointOf([
  ...(['navchalna', 'Навчальна каса', 'Львів', 'вул. Зелена, 149', '18:00', '4000531722'] as const),
]);

export const secondMerchantPoints: readonly PointSeed[] = (
  [
    ['vokzal', 'Квиткова каса на вокзалі', 'Івано-Франківськ', 'Привокзальна площа, 1', '22:00', '4000611208'],
    ['tsentr', 'Каса поповнення «Центр»', 'Івано-Франківськ', 'вул. Незалежності, 40', '20:30', '4000611233'],
    ['dnipro', 'Квиткова каса «Вокзальна»', 'Дніпро', 'пл. Вокзальна, 11', '21:00', null],
  ] as const satisfies readonly Line[]
).map(pointOf); // biome-ignore format: a line for each point
