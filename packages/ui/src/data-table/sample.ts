import type { RowTone } from './types.ts';

/** A row of the story list: the terminals of design/look. */
export interface SampleRow {
  id: string;
  name: string;
  code: string;
  point: string;
  kind: string;
  status: string;
  tone: RowTone | 'neutral';
  today: string;
  last: string;
}

const rows: readonly Omit<SampleRow, 'id'>[] = [
  {
    name: 'Каса №3 · вітрина',
    code: 'S1K0042',
    point: 'Хрещатик, 22',
    kind: 'Еквайринг',
    status: 'Онлайн',
    tone: 'positive',
    today: '18 420,50',
    last: '14:21 оплата',
  },
  {
    name: 'Каса №1',
    code: 'S1K0040',
    point: 'Хрещатик, 22',
    kind: 'Еквайринг',
    status: 'Онлайн',
    tone: 'positive',
    today: '42 118,00',
    last: '14:20 оплата',
  },
  {
    name: 'Самообслуговування 2',
    code: 'S1K0077',
    point: 'Саксаганського, 7',
    kind: 'PTKS',
    status: 'Немає зв’язку 1 год 12 хв',
    tone: 'warning',
    today: '1 260,00',
    last: '13:09 синхронізація',
  },
  {
    name: 'Валідатор АА 4821 КТ',
    code: 'S1T0311',
    point: 'Депо «Подол»',
    kind: 'Транспортний',
    status: 'Онлайн',
    tone: 'positive',
    today: '6 744,00',
    last: '14:21 поїздка',
  },
  {
    name: 'Каса №2',
    code: 'S1K0041',
    point: 'Хрещатик, 22',
    kind: 'Еквайринг',
    status: 'Онлайн',
    tone: 'positive',
    today: '27 903,40',
    last: '14:19 повернення',
  },
  {
    name: 'Офлайн-каса виїзна',
    code: 'S1F0009',
    point: 'Ярмарок на Контрактовій',
    kind: 'Офлайн',
    status: 'Немає зв’язку, ліміт 62 %',
    tone: 'neutral',
    today: '1 240,00',
    last: '12:40 оплата',
  },
  {
    name: 'Каса літнього майданчика',
    code: 'S1K0096',
    point: 'Труханів острів',
    kind: 'Еквайринг',
    status: 'Заблокований',
    tone: 'danger',
    today: '0,00',
    last: '19.11 блокування',
  },
  {
    name: 'Валідатор АА 4830 КТ',
    code: 'S1T0312',
    point: 'Депо «Подол»',
    kind: 'Транспортний',
    status: 'Онлайн',
    tone: 'positive',
    today: '5 112,00',
    last: '14:20 поїздка',
  },
  {
    name: 'Сайт zatyshok.ua',
    code: 'S1E0002',
    point: 'Інтернет-магазин',
    kind: 'Інтернет',
    status: 'Онлайн',
    tone: 'positive',
    today: '61 990,00',
    last: '14:21 оплата',
  },
  {
    name: 'Каса №4 · кав’ярня',
    code: 'S1K0043',
    point: 'Хрещатик, 22',
    kind: 'Еквайринг',
    status: 'Онлайн',
    tone: 'positive',
    today: '9 876,50',
    last: '14:17 оплата',
  },
];

export const sampleRows: readonly SampleRow[] = rows.map((row, index) => ({ ...row, id: `t${index + 1}` }));
