import type { CodeEntry } from './code-entry.ts';

/** Failures of discounts. Part of the codes in codes.ts. */
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
} as const satisfies Record<string, CodeEntry>;
