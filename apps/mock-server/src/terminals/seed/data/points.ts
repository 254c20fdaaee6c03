export interface PointSeed {
  readonly key: string;
  readonly kind: 'fiscal' | 'non_fiscal';
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly director: string;
  readonly director_phone: string;
  readonly shift_closing_time: string;
  /** Ten digits; null for non-fiscal points. */
  readonly fiscal_register_number: string | null;
}

type Line = readonly [
  key: string,
  name: string,
  city: string,
  address: string,
  director: string,
  phone: string,
  closing: string,
  register: string | null,
];

const pointOf = ([
  key,
  name,
  city,
  address,
  director,
  director_phone,
  shift_closing_time,
  register,
]: Line): PointSeed => ({
  key,
  kind: register === null ? 'non_fiscal' : 'fiscal',
  ...{ name, city, address, director, director_phone, shift_closing_time },
  fiscal_register_number: register,
});

export const firstMerchantPoints: readonly PointSeed[] = (
  [
    ['horodotska', 'Затишок на Городоцькій', 'Львів', 'вул. Городоцька, 82', 'Процик Оксана Романівна', '+380674410281', '21:30', '4000512871'],
    ['king-cross', 'Затишок у «Кінг Кросі»', 'Львів', 'с. Сокільники, вул. Стрийська, 30', 'Дацко Юрій Степанович', '+380631187340', '22:15', '4000512894'],
    ['rynok', 'Кав’ярня «Затишок» на Ринку', 'Львів', 'пл. Ринок, 29', 'Федик Соломія Ігорівна', '+380962205518', '22:45', '4000513012'],
    ['khreshchatyk', 'Затишок на Хрещатику', 'Київ', 'вул. Хрещатик, 21', 'Литвиненко Павло Андрійович', '+380503318842', '22:30', '4000518306'],
    ['lavina', 'Затишок у «Лавині»', 'Київ', 'вул. Берковецька, 6Д', 'Сидоренко Ірина Вікторівна', '+380997712046', '22:15', '4000518347'],
    ['podil', 'Затишок на Подолі', 'Київ', 'вул. Верхній Вал, 44', 'Гончар Максим Олегович', '+380681240973', '21:30', '4000518360'],
    ['derybasivska', 'Затишок на Дерибасівській', 'Одеса', 'вул. Дерибасівська, 13', 'Тополянська Вікторія Леонідівна', '+380934406127', '22:30', '4000520418'],
    ['arkadia', 'Літній павільйон «Аркадія»', 'Одеса', 'Гагарінське плато, 5', 'Бойко Денис Сергійович', '+380979034415', '23:00', null],
    ['nikolsky', 'Затишок у «Нікольському»', 'Харків', 'вул. Григорія Сковороди, 2А', 'Зінченко Тетяна Миколаївна', '+380508847716', '21:45', '4000523155'],
    ['soborna', 'Затишок на Соборній', 'Вінниця', 'вул. Соборна, 38', 'Панчук Володимир Васильович', '+380677330218', '21:30', '4000526604'],
    ['mist-city', 'Затишок у «МОСТ-сіті»', 'Дніпро', 'вул. Королеви Єлизавети ІІ, 2', 'Рябоконь Алла Григорівна', '+380956618823', '22:15', '4000529931'],
    ['online', 'Інтернет-магазин «Затишок»', 'Львів', 'вул. Зелена, 149', 'Климко Андрій Богданович', '+380731504492', '23:30', null],
  ] as const satisfies readonly Line[]
).map(pointOf); // biome-ignore format: a line for each point

export const secondMerchantPoints: readonly PointSeed[] = (
  [
    ['vokzal', 'Квиткова каса на вокзалі', 'Івано-Франківськ', 'Привокзальна площа, 1', 'Гринів Марія Павлівна', '+380664471902', '22:00', '4000611208'],
    ['tsentr', 'Каса поповнення «Центр»', 'Івано-Франківськ', 'вул. Незалежності, 40', 'Стефанишин Роман Ярославович', '+380985127744', '20:30', '4000611233'],
    ['dnipro', 'Квиткова каса «Вокзальна»', 'Дніпро', 'пл. Вокзальна, 11', 'Кулик Надія Іванівна', '+380507713390', '21:00', null],
  ] as const satisfies readonly Line[]
).map(pointOf); // biome-ignore format: a line for each point
