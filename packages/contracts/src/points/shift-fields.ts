/** The dictionary of shifts of registers. */
import {
  choice,
  dayRange,
  type FieldSpecs,
  instant,
  money,
  number,
  reference,
  text,
} from '../shared/fields.ts';
import { pointFields } from './fields.ts';

export const registerShiftFields = {
  state: choice('Стан', 'State', {
    opening: { uk: 'Відкривається', en: 'Opening' },
    opened: { uk: 'Відкрита', en: 'Open' },
    closing: { uk: 'Закривається', en: 'Closing' },
    closed: { uk: 'Закрита', en: 'Closed' },
  }),
  opening_number: text('Фіскальний № відкриття', 'Fiscal no. of the opening'),
  z_number: text('Фіскальний № Z-звіту', 'Fiscal no. of the Z report'),
  sales_amount: money('Реалізація', 'Sales'),
  returns_amount: money('Повернення', 'Returns'),
  service_in: money('Службове внесення', 'Cash put in'),
  service_out: money('Службова видача', 'Cash taken out'),
  refusal: choice('Відмова податкової', 'Refusal of the tax service', {
    structure: { uk: 'Документ складено неправильно', en: 'The document is malformed' },
    signature: { uk: 'Підпис не пройшов перевірку', en: 'The signature doesn’t verify' },
    number: { uk: 'Локальний номер не за порядком', en: 'The local number is out of order' },
    chain: { uk: 'Документ не продовжує попередній', en: 'The document doesn’t follow the previous one' },
    shift_open: { uk: 'На касі вже відкрито зміну', en: 'The register already has an open shift' },
    shift_not_open: { uk: 'На касі немає відкритої зміни', en: 'The register has no open shift' },
    shift_over: { uk: 'Зміна триває понад 24 години', en: 'The shift has lasted over 24 hours' },
    totals: { uk: 'Підсумки Z-звіту не збігаються', en: 'The totals of the Z report don’t match' },
    unavailable: { uk: 'Податкова не приймає документів', en: 'The tax service takes no documents' },
    offline_session: {
      uk: 'Документ не належить до офлайн-сесії каси',
      en: 'The document isn’t of the register’s offline session',
    },
    offline_number: { uk: 'Офлайн-номер неправильний', en: 'The offline number is wrong' },
    offline_limit: { uk: 'Перевищено час роботи офлайн', en: 'The time offline is exceeded' },
  }),
} as const satisfies FieldSpecs;

export const registerDocumentFields = {
  kind: choice('Документ', 'Document', {
    shift_open: { uk: 'Відкриття зміни', en: 'Opening of the shift' },
    service_in: { uk: 'Службове внесення', en: 'Cash put in' },
    service_out: { uk: 'Службова видача', en: 'Cash taken out' },
    sale: { uk: 'Чек продажу', en: 'Receipt of a sale' },
    return: { uk: 'Чек повернення', en: 'Receipt of a return' },
    z_report: { uk: 'Z-звіт', en: 'Z report' },
    offline_start: { uk: 'Перехід в офлайн', en: 'Going offline' },
    offline_end: { uk: 'Повернення з офлайну', en: 'Coming back online' },
  }),
  amount: money('Сума', 'Amount'),
  state: choice('Стан', 'State', {
    offline: { uk: 'Складено офлайн', en: 'Made offline' },
    refused: { uk: 'Замінено або вилучено', en: 'Replaced or left out' },
  }),
} as const satisfies FieldSpecs;

/** The columns of exported shifts: what their X and Z reports say. */
export const registerShiftExportFields = {
  point: reference('Точка', 'Point'),
  register_number: pointFields.fiscal_register_number,
  state: registerShiftFields.state,
  opened_at: instant('Відкрито', 'Opened'),
  opened_by: text('Хто відкрив', 'Opened by'),
  opening_number: registerShiftFields.opening_number,
  closed_at: instant('Закрито', 'Closed'),
  closed_by: text('Хто закрив', 'Closed by'),
  z_number: registerShiftFields.z_number,
  sales_count: number('Чеків продажу', 'Receipts of sales'),
  sales_amount: registerShiftFields.sales_amount,
  sales_cash: money('Реалізація готівкою', 'Sales in cash'),
  sales_tax: money('Податки з реалізації', 'Taxes in sales'),
  returns_count: number('Чеків повернення', 'Receipts of returns'),
  returns_amount: registerShiftFields.returns_amount,
  returns_cash: money('Повернення готівкою', 'Returns in cash'),
  returns_tax: money('Податки з повернень', 'Taxes in returns'),
  service_in: registerShiftFields.service_in,
  service_out: registerShiftFields.service_out,
  cash: money('Готівка в касі', 'Cash in the drawer'),
} as const satisfies FieldSpecs;

/** What the list is narrowed by. */
export const registerShiftFilterFields = {
  point_id: reference('Точка', 'Point'),
  state: registerShiftFields.state,
  ...dayRange('begun', { uk: 'Відкрито', en: 'Opened' }),
} as const satisfies FieldSpecs;
