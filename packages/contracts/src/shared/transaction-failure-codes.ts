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
  collection_round_empty: {
    code: 1403,
    http: 409,
    when: 'No terminal that matches has cash inside and is free of other rounds.',
    uk: 'Немає терміналів з готівкою, які ще не заплановані в іншому обході',
    en: 'No terminals with cash that aren’t already in another round',
  },
  collection_round_too_large: {
    code: 1404,
    http: 409,
    when: 'More terminals match than a round can have.',
    uk: 'Забагато терміналів для одного обходу. Звузьте список',
    en: 'Too many terminals for one round. Narrow the list',
  },
  collection_targets_changed: {
    code: 1405,
    http: 409,
    when: 'A chosen terminal has no cash inside any more, or was planned in another round meanwhile.',
    uk: 'Частина вибраних терміналів уже без готівки або в іншому обході. Перегляньте список ще раз',
    en: 'Some of the selected terminals have no cash now, or are in another round. Check the list again',
  },
  collection_round_ended: {
    code: 1406,
    http: 409,
    when: 'The round was finished or cancelled.',
    uk: 'Обхід уже завершено або скасовано',
    en: 'The round is already finished or cancelled',
  },
  round_stop_collected: {
    code: 1407,
    http: 409,
    when: 'Cash was taken out of the terminal within the round: it is not skipped any more.',
    uk: 'Інкасацію цього термінала вже проведено',
    en: 'This terminal’s cash is already collected',
  },
  round_stops_open: {
    code: 1408,
    http: 409,
    when: 'Some terminals of the round are neither collected nor skipped.',
    uk: 'В обході ще є невідвідані термінали',
    en: 'The round still has terminals to visit',
  },
  transaction_not_refundable: {
    code: 1409,
    http: 409,
    when: 'The payment was not approved, or nothing is left of it.',
    uk: 'Цю оплату не можна повернути: її не проведено або вже повернуто повністю',
    en: 'This payment can’t be refunded: it wasn’t approved, or it’s already fully refunded',
  },
  refund_exceeds_amount: {
    code: 1410,
    http: 409,
    when: 'More shall be paid back than is left of the payment; `details.left_amount` says how much is.',
    uk: 'Сума більша, ніж залишилося до повернення',
    en: 'That’s more than is left to refund',
  },
  refund_left_changed: {
    code: 1411,
    http: 409,
    when: 'Some of the payment was paid back since the person looked; `details.left_amount` says what is left.',
    uk: 'Частину цієї оплати щойно повернули. Перевірте, скільки можна повернути, і підтвердьте ще раз',
    en: 'Part of this payment has just been refunded. Check what’s left and confirm again',
  },
  reversal_open: {
    code: 1412,
    http: 409,
    when: 'The acquirer has not yet answered to an earlier reversal of the payment.',
    uk: 'Попереднє повернення цієї оплати ще триває: банк не відповів',
    en: 'An earlier refund of this payment is still pending: the bank hasn’t answered',
  },
} as const satisfies Record<string, CodeEntry>;
