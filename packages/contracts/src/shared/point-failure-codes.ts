import type { CodeEntry } from './code-entry.ts';

/** Codes of points. Part of the registry in codes.ts. */
export const pointFailureCodes = {
  point_in_use: {
    code: 1701,
    http: 409,
    when: 'Terminals stand at it or stood there, payments were made there, or its register had a shift: `details.used_by` says which.',
    uk: 'Точку видалити не можна: нею користуються',
    en: 'The point can’t be deleted: it’s in use',
  },
  key_password_wrong: {
    code: 1711,
    http: 422,
    when: 'The password does not open the key file; `details.attempts_left` tries are left before a pause. A file whose encrypted part is damaged answers alike.',
    uk: 'Пароль не підходить до цього ключа',
    en: 'The password doesn’t open this key',
  },
  key_unreadable: {
    code: 1712,
    http: 422,
    when: 'The file is damaged, of no known kind, or takes too long to read.',
    uk: 'Файл пошкоджено, або це не файл ключа. Підійдуть .pfx, .p12 і .jks',
    en: 'The file is damaged or isn’t a key file. Use .pfx, .p12 or .jks',
  },
  point_key_in_use: {
    code: 1713,
    http: 409,
    when: 'Points sign with the key.',
    uk: 'Ключ видалити не можна: ним підписують точки',
    en: 'The key can’t be deleted: points sign with it',
  },
  point_key_unfit: {
    code: 1714,
    http: 409,
    when: 'The certificate of the key has expired: no shift is opened with it; or its company has got another tax number since.',
    uk: 'Цей ключ уже не підходить: строк його дії минув або в компанії змінився код',
    en: 'This key no longer fits: it has expired or its company’s tax number has changed',
  },
} as const satisfies Record<string, CodeEntry>;
