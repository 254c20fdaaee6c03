import { type FieldSpecs, money, reference, text } from '../shared/fields.ts';

export const encashmentFields: FieldSpecs = {
  terminal: reference('Термінал', 'Terminal'),
  amount: money('Вилучено', 'Taken out'),
  inside_amount: money('Було в терміналі', 'Was inside'),
  left_amount: money('Залишок', 'Left inside'),
  comment: text('Коментар', 'Comment'),
};
