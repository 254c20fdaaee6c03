import type { CodeEntry } from './code-entry.ts';

/** Codes of payments and encashment. Part of the registry in codes.ts. */
export const transactionFailureCodes = {
  cash_not_enough: {
    code: 1401,
    http: 409,
    when: 'There is less cash inside the terminal than shall be taken out; `details.inside_amount` says how much there is.',
    uk: 'У терміналі немає стільки готівки',
    en: 'There isn’t that much cash in the terminal',
  },
  cash_changed: {
    code: 1402,
    http: 409,
    when: 'All cash shall be taken out, and there is more of it inside now than the person saw; `details.inside_amount` says how much.',
    uk: 'Сума готівки в терміналі змінилася. Порахуйте її ще раз і підтвердьте',
    en: 'The cash in the terminal has changed. Count it again and confirm',
  },
} as const satisfies Record<string, CodeEntry>;
