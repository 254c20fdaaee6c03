import { derived, type FieldSpecs, instant, money, number, reference, text } from '../shared/fields.ts';

export const encashmentFields = {
  terminal: reference('Термінал', 'Terminal'),
  number: derived(number('Чек', 'Slip')),
  taken_at: derived(instant('Дата й час', 'Date and time')),
  amount: money('Вилучено', 'Collected'),
  inside_amount: money('Було в терміналі', 'Was in the terminal'),
  left_amount: money('Залишок', 'Remaining'),
  by: derived(reference('Хто провів', 'Collected by')),
  comment: text('Коментар', 'Comment'),
} as const satisfies FieldSpecs;
