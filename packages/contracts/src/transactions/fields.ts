import {
  choice,
  derived,
  type FieldSpecs,
  instant,
  money,
  number,
  reference,
  text,
} from '../shared/fields.ts';

export const encashmentFields = {
  terminal: reference('Термінал', 'Terminal'),
  number: derived(number('Чек', 'Slip')),
  taken_at: derived(instant('Дата й час', 'Date and time')),
  amount: money('Вилучено', 'Taken out'),
  inside_amount: money('Було в терміналі', 'Was inside'),
  left_amount: money('Залишок', 'Left inside'),
  by: derived(reference('Хто провів', 'Done by')),
  comment: text('Коментар', 'Comment'),
} as const satisfies FieldSpecs;

/** How a payment was made, and what became of it. */
export const transactionFields = {
  payment_form: choice('Форма оплати', 'Form of payment', {
    card: { uk: 'Картка', en: 'Card' },
    wallet: { uk: 'Телефон або годинник', en: 'Phone or watch' },
    qr: { uk: 'QR-код', en: 'QR code' },
    cash: { uk: 'Готівка', en: 'Cash' },
  }),
  status: choice('Статус', 'Status', {
    created: { uk: 'Триває', en: 'Under way' },
    authorized: { uk: 'Авторизовано', en: 'Authorised' },
    approved: { uk: 'Проведено', en: 'Approved' },
    declined: { uk: 'Відхилено', en: 'Declined' },
    reversing: { uk: 'Скасовується', en: 'Being reversed' },
    reversed: { uk: 'Повернуто', en: 'Reversed' },
    partially_reversed: { uk: 'Повернуто частково', en: 'Partly reversed' },
    expired: { uk: 'Не завершено вчасно', en: 'Expired' },
  }),
} as const satisfies FieldSpecs;
