import type { CodeEntry } from './code-entry.ts';

/** Failures of discounts and bonuses. Part of the codes in codes.ts. */
export const loyaltyFailureCodes = {
  discount_ended: {
    code: 1901,
    http: 409,
    when: 'The discount has ended: it stays as it was.',
    uk: 'Знижку завершено, тому змінити її не можна. Створіть нову',
    en: 'The discount has ended, so it can’t be changed. Create a new one',
  },
  discount_state_wrong: {
    code: 1902,
    http: 409,
    when: 'A discount in this state does not become the one that was asked for.',
    uk: 'Зараз це неможливо: стан знижки вже інший',
    en: 'This isn’t possible now: the discount’s state is different',
  },
  discount_used: {
    code: 1903,
    http: 409,
    when: 'The discount was switched on once: it can be ended, but not deleted.',
    uk: 'Знижку вже вмикали, тому видалити її не можна: якщо вона ще діє, завершіть її',
    en: 'The discount has been switched on, so it can’t be deleted: if it is still on, end it',
  },
  quote_expired: {
    code: 1904,
    http: 409,
    when: 'The quote holds no longer. Ask for a new one.',
    uk: 'Розрахунок уже не діє. Запросіть новий',
    en: 'The quote holds no longer. Ask for a new one',
  },
  quote_outdated: {
    code: 1905,
    http: 409,
    when: 'What the quote was made of has changed since: bonuses, counts or a limit. Ask for a new one.',
    uk: 'Бонуси або ліміти тим часом змінилися. Запросіть новий розрахунок',
    en: 'Bonuses or limits have changed meanwhile. Ask for a new quote',
  },
  commit_paid: {
    code: 1906,
    http: 409,
    when: 'The purchase was paid: it is refunded, not released.',
    uk: 'Покупку вже оплачено: її повертають, а не скасовують',
    en: 'The purchase has been paid: refund it instead',
  },
  customer_forgotten: {
    code: 1907,
    http: 409,
    when: 'The customer was forgotten: nothing of them can be changed.',
    uk: 'Дані покупця стерто на його прохання, тому змінити їх не можна',
    en: 'The customer was forgotten on request, so nothing can be changed',
  },
} as const satisfies Record<string, CodeEntry>;
