/** Words of runs that send callbacks again. */
import { choice, type FieldSpecs, instant, type LocalizedText, number, text } from '../shared/fields.ts';
import {
  runFields,
  runNotDoneFields,
  runReasonWords,
  runRowFilterFields,
  runRowState,
  runStarterFields,
} from '../shared/run-fields.ts';
import type { ResendRunReason, ResendRunRowState } from './resend-run-values.ts';

export const resendRunFields = {
  ...runFields,
  total: number('Сповіщень', 'Callbacks'),
  done: number('Доставлено', 'Delivered'),
  waiting: number('У черзі', 'In the queue'),
  ...runNotDoneFields,
} as const satisfies FieldSpecs;

/** What stands above an exported run: who began it, as it was then, too. */
export const resendRunExportFields = { ...runStarterFields, ...resendRunFields };

const rowState = runRowState<ResendRunRowState>({
  waiting: { uk: 'У черзі', en: 'In the queue' },
  done: { uk: 'Доставлено', en: 'Delivered' },
});

const rowReason = choice('Причина', 'Reason', {
  terminal_off: { uk: 'Термінал вимкнено', en: 'The terminal is off' },
  no_endpoint: { uk: 'У терміналі немає адреси сповіщень', en: 'The terminal has no callback endpoint' },
  newer_delivered: {
    uk: 'Новіше сповіщення про цю оплату вже доставлено',
    en: 'A newer callback of this payment has been delivered',
  },
  sent_meanwhile: { uk: 'Тим часом уже надіслано ще раз', en: 'Sent again in the meantime' },
  not_delivered: { uk: 'Сервер магазину знову не прийняв', en: 'The shop’s server didn’t accept it again' },
  cancelled: runReasonWords.cancelled,
  not_allowed: runReasonWords.not_allowed,
  conflict: { uk: 'Сповіщення тим часом змінилося', en: 'The callback has changed in the meantime' },
  not_found: { uk: 'Сповіщення вже видалено як застаріле', en: 'Deleted as too old' },
  internal: runReasonWords.internal,
} satisfies Readonly<Record<ResendRunReason, LocalizedText>>);

/** What became of a callback of a run. */
export const resendRunRowFields = {
  position: number('№', 'No.'),
  order_id: text('Номер замовлення', 'Order ID'),
  terminal: text('Термінал', 'Terminal'),
  state: rowState,
  reason: rowReason,
  finished_at: instant('Час', 'Time'),
} as const satisfies FieldSpecs;

/** What the rows of a run are narrowed by. */
export const resendRunRowFilterFields = runRowFilterFields(resendRunRowFields);
