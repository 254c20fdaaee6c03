/** The dictionary of fields of this domain. */
import {
  choice,
  derived,
  type FieldSpecs,
  flag,
  instant,
  number,
  parts,
  reference,
  text,
  time,
  withHint,
  withLabel,
  withPlaceholder,
  yesOrNo,
} from '../shared/fields.ts';

const kind = choice('Вид', 'Type', {
  fiscal: { uk: 'Фіскальна', en: 'Fiscal' },
  non_fiscal: { uk: 'Нефіскальна', en: 'Non-fiscal' },
});

/** The fields of points. */
export const pointFields = {
  kind,
  name: withPlaceholder(text('Назва', 'Name'), 'Затишок на Городоцькій', 'Zatyshok on Horodotska'),
  city: text('Місто', 'City'),
  address: withPlaceholder(text('Адреса', 'Address'), 'вул. Городоцька, 82', 'vul. Horodotska, 82'),
  company: withHint(
    reference('Компанія', 'Company'),
    'Від її імені точка продає',
    'The point sells in its name',
  ),
  director: reference('Директор', 'Director'),
  shift_closing_time: withHint(
    time('Час закриття зміни', 'Shift closing time'),
    'За київським часом',
    'Kyiv time',
  ),
  shift_closing_days: choice('Дні закриття зміни', 'Shift closing days', {
    mon: { uk: 'Пн', en: 'Mon' },
    tue: { uk: 'Вт', en: 'Tue' },
    wed: { uk: 'Ср', en: 'Wed' },
    thu: { uk: 'Чт', en: 'Thu' },
    fri: { uk: 'Пт', en: 'Fri' },
    sat: { uk: 'Сб', en: 'Sat' },
    sun: { uk: 'Нд', en: 'Sun' },
  }),
  fiscal_register_number: withHint(
    text('Фіскальний номер каси', 'Register number'),
    'Десять цифр: ФН ПРРО з кабінету платника',
    'Ten digits, from your account at the tax service',
  ),
  point_key: withHint(
    reference('Ключ підпису', 'Signing key'),
    'Ним підписують документи каси; ключ цієї компанії',
    'Signs the documents of the register; a key of this company',
  ),
  shift_state: derived(
    choice('Зміна', 'Shift', {
      opening: { uk: 'Відкривається', en: 'Opening' },
      opened: { uk: 'Відкрита', en: 'Open' },
      closing: { uk: 'Закривається', en: 'Closing' },
    }),
  ),
  shift_closes_at: derived(instant('Зміна закриється сама', 'Shift closes by itself')),
  register_link: derived(
    choice('Зв’язок із податковою', 'Link to the tax service', {
      online: { uk: 'Онлайн', en: 'Online' },
      offline: { uk: 'Офлайн', en: 'Offline' },
      returning: { uk: 'Передає офлайн-документи', en: 'Sending offline documents' },
      refused: { uk: 'Документи не прийнято', en: 'Documents refused' },
    }),
  ),
  trade_stops_at: derived(instant('Торгувати можна до', 'Can sell until')),
  trade_stops_by: derived(
    choice('Чому', 'Why', {
      shift: { uk: 'Зміну не закрито', en: 'The shift isn’t closed' },
      offline: { uk: 'Вичерпається офлайн', en: 'Offline limit' },
      refused: { uk: 'Документи не прийнято', en: 'Documents refused' },
      key: { uk: 'Закінчиться ключ', en: 'The key ends' },
    }),
  ),
  is_test: withHint(
    flag('Тестова', 'Test'),
    'Каса для спроб: її чеки не є фіскальними',
    'A register for trying things out: its receipts aren’t fiscal',
  ),
  location: parts('Місце на карті', 'Place on the map', {
    lat: number('Широта', 'Latitude'),
    lng: number('Довгота', 'Longitude'),
  }),
  terminals_count: derived(number('Термінали', 'Terminals')),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

/** What the list is narrowed by. */
export const pointFilterFields = {
  q: text('Пошук', 'Search'),
  kind,
  company_id: reference('Компанія', 'Company'),
  director_id: pointFields.director,
  is_test: withLabel(yesOrNo('', ''), 'Тестова', 'Test'),
  register_link: pointFields.register_link,
} as const satisfies FieldSpecs;

/** The fields of signing keys. */
export const pointKeyFields = {
  owner: text('Власник', 'Owner'),
  tax_number: text('ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'),
  company: reference('Компанія', 'Company'),
  issuer: text('Видавець', 'Issuer'),
  serial: text('Серійний номер', 'Serial number'),
  algorithm: choice('Алгоритм', 'Algorithm', {
    dstu4145: { uk: 'ДСТУ 4145', en: 'DSTU 4145' },
    rsa: { uk: 'RSA', en: 'RSA' },
    ecdsa: { uk: 'ECDSA', en: 'ECDSA' },
  }),
  valid_from: instant('Чинний з', 'Valid from'),
  valid_to: instant('Чинний до', 'Valid to'),
  points_count: derived(number('Точки', 'Points')),
  created_at: derived(instant('Додано', 'Added')),
} as const satisfies FieldSpecs;
