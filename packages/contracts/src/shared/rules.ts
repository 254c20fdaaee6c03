import type { z } from 'zod';
import { catalogueRules } from './catalogue-rules.ts';
import type { Language } from './codes.ts';
import { loyaltyRules } from './loyalty-rules.ts';
import { pointRules } from './point-rules.ts';

/** Validation rules; the name is the `error` of a zod check. `{max}`, `{min}`, `{line}`, `{column}` are filled from the check. */
export const rules = {
  required: { uk: "Поле обов'язкове", en: 'This field is required' }, // spec §5
  positive: { uk: 'Значення повинно буде більше нуля', en: 'The value must be greater than zero' }, // spec §5
  password_mismatch: { uk: 'Паролі не співпадають', en: 'Passwords don’t match' }, // spec §5
  password_short: { uk: 'Щонайменше 6 символів', en: 'At least 6 characters' }, // spec §5
  password_repeated: {
    uk: 'Пароль не може складатися лише з пробілів або одного повтореного символу',
    en: 'The password can’t be only spaces or one repeated character',
  },
  password_common: {
    uk: 'Це один із найпоширеніших паролів: його вгадають першим',
    en: 'This is one of the most common passwords and would be guessed first',
  },
  password_personal: {
    uk: 'Пароль не може бути вашим телефоном, іменем чи назвою вашої компанії',
    en: 'The password can’t be your phone number, your name or your company’s name',
  },
  too_long: { uk: 'Максимум символів: {max}', en: 'Maximum characters: {max}' },
  too_short: { uk: 'Мінімум символів: {min}', en: 'Minimum characters: {min}' },
  too_big: { uk: 'Не більше ніж {max}', en: 'Must be {max} or less' },
  too_small: { uk: 'Не менше ніж {min}', en: 'Must be {min} or more' },
  max_below_min: { uk: 'Не менше ніж найменша оплата', en: 'Must not be below the smallest payment' },
  min_above_max: { uk: 'Не більше ніж найбільша оплата', en: 'Must not be above the largest payment' },
  max_below_terminal_min: {
    uk: 'Менше за найменшу оплату, задану в самому терміналі {number}',
    en: 'Below the smallest payment set for terminal {number} itself',
  },
  min_above_terminal_max: {
    uk: 'Більше за найбільшу оплату, задану в самому терміналі {number}',
    en: 'Above the largest payment set for terminal {number} itself',
  },
  not_number: { uk: 'Введіть число', en: 'Enter a number' },
  not_integer: { uk: 'Введіть ціле число', en: 'Enter a whole number' },
  one_of: { uk: 'Виберіть значення зі списку', en: 'Choose a value from the list' },
  wrong_type: { uk: 'Неправильний тип значення', en: 'Wrong value type' },
  unknown_field: { uk: 'Невідоме поле', en: 'Unknown field' },
  invalid: { uk: 'Неправильне значення', en: 'Invalid value' },
  control_characters: { uk: 'Недопустимі символи', en: 'Contains characters that aren’t allowed' },
  mixed_alphabets: {
    uk: 'В одному слові є літери різних абеток, цифри або зайві знаки: наберіть його літерами однієї абетки',
    en: 'A word mixes alphabets, digits or stray marks: type it in the letters of one alphabet',
  },
  id_format: { uk: 'Неправильний ідентифікатор', en: 'Invalid identifier' },
  phone_format: {
    uk: 'Введіть номер у форматі +380 67 123 45 67',
    en: 'Enter the number as +380 67 123 45 67',
  },
  edrpou_format: { uk: 'Неправильний код ЄДРПОУ', en: 'Invalid EDRPOU code' },
  rnokpp_format: { uk: 'Неправильний РНОКПП', en: 'Invalid RNOKPP' },
  tax_number_format: {
    uk: 'Введіть код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр)',
    en: 'Enter an EDRPOU code (8 digits) or an RNOKPP (10 digits)',
  },
  vat_number_format: {
    uk: 'Введіть 12 цифр (у ФОП може бути від 10)',
    en: 'Enter 12 digits (a sole proprietor may have from 10)',
  },
  tax_letter_format: { uk: 'Введіть одну літеру', en: 'Enter one letter' },
  tax_letter_repeated: { uk: 'Така літера вже є в таблиці', en: 'The table already has this letter' },
  tax_rate_not_zero: { uk: 'Без ПДВ ставка дорівнює нулю', en: 'Without VAT the rate is zero' },
  affiliation_circle: {
    uk: 'Ця компанія сама належить до тієї, яку змінюєте. Виберіть іншу',
    en: 'This company itself belongs to the one you’re editing. Choose another',
  },
  ...pointRules,
  ...catalogueRules,
  ...loyaltyRules,
  iban_format: { uk: 'Неправильний IBAN', en: 'Invalid IBAN' },
  iban_other_bank: {
    uk: 'Цей IBAN належить іншому банку',
    en: 'This IBAN belongs to another bank',
  },
  code_format: { uk: 'Введіть 6 цифр із SMS', en: 'Enter the 6 digits from the SMS' },
  time_code_format: { uk: 'Введіть 6 цифр із застосунку', en: 'Enter the 6 digits from the app' },
  factor_code_format: {
    uk: 'Введіть 6 цифр із застосунку або резервний код із 10 знаків',
    en: 'Enter the 6 digits from the app or a 10-character recovery code',
  },
  factor_code_wrong: { uk: 'Неправильний або вже використаний код', en: 'Wrong or already used code' },
  own_factor_needed: {
    uk: 'Щоб вимагати її від своєї ролі, спершу ввімкніть її собі',
    en: 'To require it of your own role, turn it on for yourself first',
  },
  password_wrong: { uk: 'Неправильний пароль', en: 'Wrong password' },
  plate_format: { uk: 'Введіть номер у форматі АА 1234 ВВ', en: 'Enter the number plate as АА 1234 ВВ' },
  plate_needed: {
    uk: 'Автобус і маршрутка повинні мати державний номер',
    en: 'Buses and minibuses must have a number plate',
  },
  plate_not_used: {
    uk: 'Трамвай і тролейбус не мають державного номера',
    en: 'Trams and trolleybuses don’t have number plates',
  },
  day_format: { uk: 'Введіть дату у форматі дд.мм.рррр', en: 'Enter the date as dd.mm.yyyy' },
  half_hour: {
    uk: 'Вкажіть час із кроком 30 хвилин, наприклад 09:30',
    en: 'Enter a time in steps of 30 minutes, e.g. 09:30',
  },
  out_of_week: { uk: 'Цей день не належить до обраного тижня', en: 'This day isn’t in the week' },
  time_format: { uk: 'Введіть час у форматі гг:хх', en: 'Enter the time as hh:mm' },
  instant_format: { uk: 'Неправильний час', en: 'Invalid time' },
  url_format: {
    uk: 'Введіть адресу, що починається з https://',
    en: 'Enter an address that starts with https://',
  },
  url_not_secure: {
    uk: 'Потрібна захищена адреса: https:// замість http://',
    en: 'Use a secure address: https:// instead of http://',
  },
  url_ip: {
    uk: 'Вкажіть назву сервера, а не IP-адресу',
    en: 'Enter the server name, not its IP address',
  },
  url_internal: {
    uk: 'Сервер має бути доступний з інтернету: вкажіть повну назву, як-от shop.example.com',
    en: 'The server must be reachable from the internet: enter its full name, such as shop.example.com',
  },
  url_with_password: {
    uk: 'В адресі не може бути імені та пароля',
    en: 'The address can’t contain a username or password',
  },
  card_number: {
    uk: 'Схоже на номер платіжної картки: його тут не зберігають',
    en: 'This looks like a payment card number, which we don’t store here',
  },
  card_mask_format: {
    uk: 'Введіть перші 6 цифр картки, останні 4 або і ті, й ті',
    en: 'Enter the first 6 digits of the card, the last 4, or both',
  },
  places_few: { uk: 'Додайте щонайменше дві зупинки', en: 'Add at least two stops' },
  period_too_long: { uk: 'Щонайбільше 31 день', en: 'At most 31 days' },
  page_too_deep: {
    uk: 'Так далеко гортати не можна. Уточніть фільтри',
    en: 'You can’t page this far. Narrow the filters',
  },
  on_shift: {
    uk: 'Транспорт на зміні: змініть маршрут у картці водія',
    en: 'The vehicle is on shift: change the route on the driver’s page',
  },
  key_format: {
    uk: 'Ключ повторного запиту: від 16 до 200 видимих символів ASCII',
    en: 'An idempotency key must have 16 to 200 visible ASCII characters',
  },
  key_reused: {
    uk: 'Це вже збережено з попередніми даними: відповідь сервера тоді не надійшла',
    en: 'Already saved with the earlier data: the server’s response didn’t arrive at the time',
  },
  terminal_number_format: {
    uk: 'Введіть номер у форматі S1 і шість цифр',
    en: 'Enter the number as S1 and six digits',
  },
  activation_code_format: {
    uk: 'Введіть 8 знаків коду активації',
    en: 'Enter the 8 characters of the activation code',
  },
  only_transport_terminal: {
    uk: 'Транспорт указують лише для транспортного термінала',
    en: 'Only transport terminals can have a vehicle',
  },
  role_needed: { uk: 'Виберіть хоча б одну роль', en: 'Choose at least one role' },
  placeholder_unknown: {
    uk: 'Невідома підстановка: рядок {line}, символ {column}',
    en: 'Unknown placeholder: line {line}, character {column}',
  },
  placeholder_open: {
    uk: 'Підстановку не закрито, бракує }}: рядок {line}, символ {column}',
    en: 'The placeholder isn’t closed, }} is missing: line {line}, character {column}',
  },
  json_format: {
    uk: 'Тіло не є коректним JSON: рядок {line}, символ {column}',
    en: 'The body isn’t valid JSON: line {line}, character {column}',
  },
  header_format: {
    uk: 'Назва заголовка: латинські літери, цифри та дефіс',
    en: 'Header names can only contain Latin letters, digits and hyphens',
  },
  header_reserved: { uk: 'Цей заголовок додається автоматично', en: 'This header is set automatically' },
  taken: { uk: 'Таке значення вже використано', en: 'This value is already in use' },
  not_found: { uk: 'Не знайдено', en: 'Not found' },
} as const satisfies Record<string, Record<Language, string>>;

export type RuleName = keyof typeof rules;

export interface BrokenRule {
  path: string;
  rule: RuleName;
  params: { [Param in RuleParam]?: number };
}

const ruleParams = ['max', 'min', 'line', 'column'] as const;
type RuleParam = (typeof ruleParams)[number];
/** What a message says of the object that a field contradicts, besides. */
export type RuleParams = { readonly [Param in RuleParam | 'number']?: number | string };

type Issue = z.core.$ZodIssue;

const isRule = (text: string): text is RuleName => Object.hasOwn(rules, text);

function ruleOf(issue: Issue, value: unknown): RuleName {
  const isAbsent = value === undefined || value === null;
  // A custom check may report a missing value itself, e.g. "a bus must have a plate", but not an empty string.
  if (value === '' || (isAbsent && issue.code !== 'custom')) return 'required';
  if (isRule(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'not_integer';
      return issue.expected === 'number' ? 'not_number' : 'wrong_type';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    case 'too_small':
      if (issue.origin === 'string') return 'too_short';
      return issue.origin !== 'array' && !issue.inclusive && Number(issue.minimum) === 0
        ? 'positive'
        : 'too_small';
    case 'invalid_value':
      return 'one_of';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined | null)?.[key],
    input,
  );
}

function paramsOf(issue: Issue): BrokenRule['params'] {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  // A custom check says where in a text it stumbled.
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
}

/**
 * At most one broken rule per path, in field order.
 * @param input the validated input: an empty value means `required`, whatever check it failed first
 */
export function brokenRules(issues: readonly Issue[], input: unknown): BrokenRule[] {
  const found = new Map<string, BrokenRule>();
  const add = (path: readonly PropertyKey[], rule: RuleName, params: BrokenRule['params']) => {
    const key = path.map(String).join('.');
    if (!found.has(key)) found.set(key, { path: key, rule, params });
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], 'unknown_field', {});
    } else add(issue.path, ruleOf(issue, valueAt(input, issue.path)), paramsOf(issue));
  }
  return [...found.values()];
}

/** @param params figures, or what they are written as for people */
export function ruleMessage(rule: RuleName, language: Language, params: RuleParams = {}): string {
  return rules[rule][language].replace(/\{(\w+)\}/g, (_, name: keyof RuleParams) =>
    String(params[name] ?? ''),
  );
}
