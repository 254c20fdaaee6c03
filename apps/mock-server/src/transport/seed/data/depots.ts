export interface DepotSeed {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly director: string;
  readonly director_phone: string;
  readonly shift_closing_time: string;
  readonly lat: number;
  readonly lng: number;
  /** The two letters that plates of the region begin with (product facts §12). */
  readonly plateRegions: readonly string[];
}

export const firstMerchantDepots: readonly DepotSeed[] = [
  {
    key: 'lviv-bus',
    name: 'Автобусне депо №1',
    city: 'Львів',
    address: 'вул. Авіаційна, 1',
    director: 'Гнатюк Роман Ігорович',
    director_phone: '+380671112233',
    shift_closing_time: '23:30',
    lat: 49.8236,
    lng: 23.9388,
    plateRegions: ['ВС', 'НС'],
  },
  {
    key: 'lviv-electric',
    name: 'Трамвайно-тролейбусне депо',
    city: 'Львів',
    address: 'вул. Промислова, 29',
    director: 'Левицька Ірина Богданівна',
    director_phone: '+380673420915',
    shift_closing_time: '23:50',
    lat: 49.8579,
    lng: 24.0428,
    plateRegions: ['ВС'],
  },
  {
    key: 'odesa',
    name: 'Депо електротранспорту',
    city: 'Одеса',
    address: 'вул. Водопровідна, 1',
    director: 'Бондар Сергій Леонідович',
    director_phone: '+380487051230',
    shift_closing_time: '23:45',
    lat: 46.4665,
    lng: 30.735,
    plateRegions: ['ВН'],
  },
  {
    key: 'kyiv',
    name: 'Депо «Поділ»',
    city: 'Київ',
    address: 'вул. Сирецька, 4',
    director: 'Олійник Тетяна Миколаївна',
    director_phone: '+380503317744',
    shift_closing_time: '23:59',
    lat: 50.4795,
    lng: 30.4835,
    plateRegions: ['АА', 'КА'],
  },
  {
    key: 'kharkiv',
    name: 'Тролейбусне депо №3',
    city: 'Харків',
    address: 'вул. Свистуна, 4',
    director: 'Харченко Віктор Павлович',
    director_phone: '+380957023311',
    shift_closing_time: '22:30',
    lat: 49.9712,
    lng: 36.3212,
    plateRegions: ['АХ'],
  },
];

export const secondMerchantDepots: readonly DepotSeed[] = [
  {
    key: 'frankivsk',
    name: 'Автотранспортне підприємство',
    city: 'Івано-Франківськ',
    address: 'вул. Тролейбусна, 40',
    director: 'Стефанишин Олег Михайлович',
    director_phone: '+380662184507',
    shift_closing_time: '23:00',
    lat: 48.9472,
    lng: 24.7008,
    plateRegions: ['АТ', 'КТ'],
  },
  {
    key: 'dnipro',
    name: 'Трамвайне депо №2',
    city: 'Дніпро',
    address: 'вул. Кожем’яки, 11',
    director: 'Дяченко Лариса Вікторівна',
    director_phone: '+380563712045',
    shift_closing_time: '23:15',
    lat: 48.4702,
    lng: 35.0105,
    plateRegions: ['АЕ'],
  },
];
