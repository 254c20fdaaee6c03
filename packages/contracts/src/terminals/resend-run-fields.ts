/** Words of runs that send callbacks again. */
import {
  choice,
  derived,
  type FieldSpecs,
  instant,
  type LocalizedText,
  number,
  phone,
  reference,
  text,
  withLabel,
} from '../shared/fields.ts';
import type { RunState } from '../shared/run-values.ts';
import type { ResendRunReason, ResendRunRowState } from './resend-run-values.ts';

export const resendRunFields = {
  started_by: derived(reference('Хто розпочав', 'Started by')),
  created_at: derived(instant('Розпочато', 'Started')),
  state: choice('Стан', 'State', {
    running: { uk: 'Виконується', en: 'Running' },
    done: { uk: 'Завершено', en: 'Finished' },
    cancelled: { uk: 'Зупинено', en: 'Stopped' },
  } satisfies Readonly<Record<RunState, LocalizedText>>),
  finished_at: derived(instant('Завершено', 'Finished')),
  total: number('Сповіщень', 'Callbacks'),
  done: number('Доставлено', 'Delivered'),
  waiting: number('У черзі', 'In the queue'),
  skipped: number('Пропущено', 'Skipped'),
  failed: number('Не вдалося', 'Failed'),
} as const satisfies FieldSpecs;

const { started_by, ...otherRunFields } = resendRunFields;

/** What stands above an exported run: who began it, as it was then, too. */
export const resendRunExportFields = {
  started_by,
  started_by_phone: phone('Телефон', 'Phone'),
  started_by_id: text('Ідентифікатор особи', 'Person ID'),
  ...otherRunFields,
} as const satisfies FieldSpecs;

const rowState = choice('Результат', 'Result', {
  pending: { uk: 'Очікує', en: 'Waiting' },
  waiting: { uk: 'У черзі', en: 'In the queue' },
  done: { uk: 'Доставлено', en: 'Delivered' },
  skipped: { uk: 'Пропущено', en: 'Skipped' },
  failed: { uk: 'Не вдалося', en: 'Failed' },
} satisfies Readonly<Record<ResendRunRowState, LocalizedText>>);

const rowReason = choice('Причина', 'Reason', {
  terminal_off: { uk: 'Термінал вимкнено', en: 'The terminal is off' },
  no_endpoint: { uk: 'У терміналі немає адреси сповіщень', en: 'The terminal has no callback endpoint' },
  newer_delivered: {
    uk: 'Новіше сповіщення про цю оплату вже доставлено',
    en: 'A newer callback of this payment has been delivered',
  },
  sent_meanwhile: { uk: 'Тим часом уже надіслано ще раз', en: 'Sent again in the meantime' },
  not_delivered: { uk: 'Сервер магазину знову не прийняв', en: 'The shop’s server didn’t accept it again' },
  cancelled: { uk: 'Дію зупинено', en: 'Action stopped' },
  not_allowed: {
    uk: 'Той, хто розпочав дію, більше не має на неї права',
    en: 'The person who started the action no longer has permission',
  },
  conflict: { uk: 'Сповіщення тим часом змінилося', en: 'The callback has changed in the meantime' },
  not_found: { uk: 'Сповіщення вже видалено як застаріле', en: 'Deleted as too old' },
  internal: { uk: 'Помилка системи', en: 'System error' },
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
export const resendRunRowFilterFields = {
  q: text('Рядки: містять', 'Rows: contain'),
  state: withLabel(rowState, 'Рядки: результат', 'Rows: result'),
  reason: withLabel(rowReason, 'Рядки: причина', 'Rows: reason'),
} as const satisfies FieldSpecs;
