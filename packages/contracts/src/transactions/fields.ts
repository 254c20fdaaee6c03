import {
  choice,
  day,
  dayRange,
  derived,
  type FieldSpecs,
  instant,
  type LocalizedText,
  money,
  number,
  phone,
  reference,
  text,
  yesOrNo,
} from '../shared/fields.ts';
import {
  runFields,
  runNotDoneFields,
  runReasonWords,
  runRowFilterFields,
  runRowState,
  runStarterFields,
} from '../shared/run-fields.ts';
import type { ReversalRunReason, ReversalRunRowState } from './reversal-run-values.ts';

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

/** Of a cash collection round (обхід інкасації). */
export const collectionRoundFields = {
  number: derived(number('Обхід', 'Round')),
  state: choice('Стан', 'State', {
    planned: { uk: 'Заплановано', en: 'Planned' },
    under_way: { uk: 'Триває', en: 'Under way' },
    finished: { uk: 'Завершено', en: 'Finished' },
    cancelled: { uk: 'Скасовано', en: 'Cancelled' },
  }),
  planned_for: day('Дата обходу', 'Date'),
  assignee: reference('Виконавець', 'Assigned to'),
  stops_count: number('Терміналів', 'Terminals'),
  collected_count: number('Інкасовано', 'Collected'),
  skipped_count: number('Пропущено', 'Skipped'),
  expected_amount: money('Очікувана сума', 'Expected amount'),
  collected_amount: money('Вилучено', 'Amount collected'),
  planned_by: derived(reference('Хто запланував', 'Planned by')),
  created_at: derived(instant('Створено', 'Created')),
  ended_at: derived(instant('Дата завершення або скасування', 'Ended')),
  /** Of the terminal that a journal entry is about. */
  stop: reference('Термінал', 'Terminal'),
  stop_state: choice('Стан термінала в обході', 'Terminal in the round', {
    open: { uk: 'Не відвідано', en: 'To visit' },
    collected: { uk: 'Інкасовано', en: 'Collected' },
    skipped: { uk: 'Пропущено', en: 'Skipped' },
  }),
  skip_reason: text('Причина пропуску', 'Reason for skipping'),
} as const satisfies FieldSpecs;

/** Of a terminal with cash inside. */
export const terminalWithCashFields = {
  name: text('Термінал', 'Terminal'),
  number: text('Номер', 'Number'),
  cash_inside: money('Готівка в терміналі', 'Cash inside'),
  point: reference('Точка', 'Point'),
  since: instant('Остання інкасація', 'Last collection'),
  round: reference('Обхід', 'Round'),
} as const satisfies FieldSpecs;

/** What a list of encashments is narrowed by. */
export const encashmentFilterFields = {
  user_id: encashmentFields.by,
  is_full: choice('Залишок', 'Remaining', {
    true: { uk: 'Нічого не залишилося', en: 'Nothing left' },
    false: { uk: 'Частину залишено', en: 'Part left' },
  }),
  amount_from: money('Вилучено від суми', 'Collected at least'),
  amount_to: money('Вилучено до суми', 'Collected at most'),
  ...dayRange('taken', { uk: 'Проведено', en: 'Collected' }),
} as const satisfies FieldSpecs;

/** The columns of exported encashments: how the cash inside came about, and what was taken of it. */
export const encashmentExportFields = {
  number: encashmentFields.number,
  taken_at: encashmentFields.taken_at,
  place: text('Точка', 'Point'),
  company: text('Компанія', 'Company'),
  carried_amount: money('Залишок після попередньої інкасації', 'Left after the previous collection'),
  received_amount: money('Надійшло готівкою', 'Received in cash'),
  payments_count: number('Платежів готівкою', 'Cash payments'),
  refunded_amount: money('Повернуто готівкою', 'Refunded in cash'),
  inside_amount: encashmentFields.inside_amount,
  amount: encashmentFields.amount,
  left_amount: encashmentFields.left_amount,
  by: encashmentFields.by,
  by_phone: phone('Телефон', 'Phone'),
  by_id: text('Ідентифікатор особи', 'Person ID'),
  comment: encashmentFields.comment,
} as const satisfies FieldSpecs;

/** Of a payment, in the order of its columns. */
export const transactionFields = {
  order_id: text('Номер замовлення', 'Order ID'),
  terminal: reference('Термінал', 'Terminal'),
  device_name: text('Пристрій', 'Device'),
  point: reference('Точка', 'Point'),
  company: text('Компанія', 'Company'),
  cashier: reference('Касир', 'Cashier'),
  date: day('Дата', 'Date'),
  started_at: instant('Початок', 'Started'),
  ended_at: instant('Завершення', 'Ended'),
  amount: money('Сума', 'Amount'),
  payment_form: choice('Форма оплати', 'Payment method', {
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
    reversing: { uk: 'Повертається', en: 'Being refunded' },
    reversed: { uk: 'Повернуто', en: 'Refunded' },
    partially_reversed: { uk: 'Повернуто частково', en: 'Partly refunded' },
    expired: { uk: 'Не завершено вчасно', en: 'Expired' },
  }),
  bank: text('Банк', 'Bank'),
  card_mask: text('Картка', 'Card'),
  rrn: text('RRN', 'RRN'),
  response_code: text('Код відповіді', 'Response code'),
  response: text('Відповідь банку', 'Response'),
  paid_at: instant('Час оплати', 'Paid'),
  refund_amount: money('Сума повернення', 'Refunded'),
  refunded_at: instant('Час повернення', 'Refund time'),
  fiscal_number: text('Фіскальний номер', 'Fiscal number'),
} as const satisfies FieldSpecs;

/** Of a payment, what the audit log records of its reversals. */
export const reversedTransactionFields = {
  status: transactionFields.status,
  refund_amount: transactionFields.refund_amount,
  response_code: transactionFields.response_code,
  reversal_response_code: text('Відповідь банку на повернення', 'Bank’s response to the refund'),
  fiscal_number: transactionFields.fiscal_number,
} as const satisfies FieldSpecs;

/** Of a reversal that was asked for. */
export const reversalFields = {
  amount: money('Сума повернення', 'Amount to refund'),
  reason: text('Причина', 'Reason'),
} as const satisfies FieldSpecs;

/** Of a run of reversals. */
export const reversalRunFields = {
  ...runFields,
  reason: reversalFields.reason,
  amount: money('Сума до повернення', 'Amount to refund'),
  done_amount: derived(money('Повернуто', 'Refunded')),
  total: number('Оплат', 'Payments'),
  done: number('Виконано', 'Done'),
  waiting: number('Чекає на банк', 'Waiting for the bank'),
  ...runNotDoneFields,
} as const satisfies FieldSpecs;

/** What stands above an exported run: who began it, as it was then, too. */
export const reversalRunExportFields = { ...runStarterFields, ...reversalRunFields };

const rowState = runRowState<ReversalRunRowState>({
  waiting: { uk: 'Чекає на банк', en: 'Waiting for the bank' },
  done: { uk: 'Повернуто', en: 'Refunded' },
});

const rowReason = choice('Причина', 'Reason', {
  nothing_left: { uk: 'Уже повернуто повністю', en: 'Already fully refunded' },
  not_paid: { uk: 'Оплату не проведено', en: 'Not paid' },
  already_reversing: { uk: 'Попереднє повернення ще триває', en: 'An earlier refund is still pending' },
  cash_not_enough: { uk: 'У терміналі бракує готівки', en: 'Not enough cash in the terminal' },
  declined: { uk: 'Банк відмовив', en: 'The bank declined' },
  cancelled: runReasonWords.cancelled,
  not_allowed: runReasonWords.not_allowed,
  conflict: { uk: 'Залишок оплати тим часом змінився', en: 'What’s left has changed in the meantime' },
  not_found: { uk: 'Оплату не знайдено', en: 'Payment not found' },
  internal: runReasonWords.internal,
} satisfies Readonly<Record<ReversalRunReason, LocalizedText>>);

/** What a run did to a payment. */
export const reversalRunRowFields = {
  position: number('№', 'No.'),
  order_id: transactionFields.order_id,
  terminal: transactionFields.terminal,
  started_at: transactionFields.started_at,
  payment_form: transactionFields.payment_form,
  card_mask: transactionFields.card_mask,
  amount: money('Сума до повернення', 'Amount to refund'),
  state: rowState,
  reason: rowReason,
  response_code: transactionFields.response_code,
  response: transactionFields.response,
  finished_at: instant('Час', 'Time'),
} as const satisfies FieldSpecs;

/** What the rows of a run are narrowed by. */
export const reversalRunRowFilterFields = runRowFilterFields(reversalRunRowFields);

/** What a list of payments is narrowed by. */
export const transactionFilterFields = {
  q: text('Пошук', 'Search'),
  ...dayRange('date', { uk: 'Дата', en: 'Date' }),
  started_from: instant('Розпочато від', 'Started from'),
  started_before: instant('Розпочато до', 'Started before'),
  terminal_id: transactionFields.terminal,
  point_id: transactionFields.point,
  cashier_id: transactionFields.cashier,
  status: transactionFields.status,
  payment_form: transactionFields.payment_form,
  company: transactionFields.company,
  bank: transactionFields.bank,
  card_mask: transactionFields.card_mask,
  response_code: transactionFields.response_code,
  amount_from: money('Сума від', 'Amount at least'),
  amount_to: money('Сума до', 'Amount at most'),
  refunded: yesOrNo('Було повернення', 'Refunded'),
  refund_amount_from: money('Сума повернення від', 'Refunded at least'),
  refund_amount_to: money('Сума повернення до', 'Refunded at most'),
  has_receipt: yesOrNo('Є фіскальний чек', 'Has a receipt'),
  ...dayRange('paid', { uk: 'Час оплати', en: 'Paid' }),
  ...dayRange('refunded', { uk: 'Час повернення', en: 'Refund time' }),
} as const satisfies FieldSpecs;

export const statusSecretFields = {
  made_at: instant('Створено', 'Created'),
  previous_until: instant('Попередній секрет діє до', 'Previous secret accepted until'),
} as const satisfies FieldSpecs;
