import { derived, type FieldSpecs, instant, money, number, reference, text } from '../shared/fields.ts';

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
