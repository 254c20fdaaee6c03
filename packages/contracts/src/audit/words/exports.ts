import { productFilterFields } from '../../catalogue/fields.ts';
import { productImportRunRowFilterFields } from '../../catalogue/import-fields.ts';
import { productRunRowFilterFields } from '../../catalogue/product-run-fields.ts';
import { pointFilterFields } from '../../points/fields.ts';
import { registerShiftFilterFields } from '../../points/shift-fields.ts';
import { type FieldSpecs, number, parts, text } from '../../shared/fields.ts';
import { bulkRunRowFilterFields, terminalFilterFields } from '../../terminals/fields.ts';
import { resendRunRowFilterFields } from '../../terminals/resend-run-fields.ts';
import {
  encashmentFilterFields,
  reversalRunRowFilterFields,
  transactionFilterFields,
} from '../../transactions/fields.ts';
import { scheduleFilterFields, userFilterFields, userStatisticsFilterFields } from '../../users/fields.ts';
import { auditFilterFields } from '../fields.ts';

/** What the journal knows of an export. */
export const exportFields = {
  format: text('Формат', 'Format'),
  rows: number('Рядків', 'Rows'),
  // By operation, as the same name means another thing in each. Without any, all of it was exported.
  filters: parts('Відбір', 'Filters', {
    exportTerminals: parts('Термінали', 'Terminals', terminalFilterFields),
    exportBulkRun: parts('Протокол масової дії', 'Bulk action log', bulkRunRowFilterFields),
    exportResendRun: parts('Протокол масового надсилання', 'Bulk resend report', resendRunRowFilterFields),
    exportTransactions: parts('Транзакції', 'Transactions', transactionFilterFields),
    exportReversalRun: parts(
      'Протокол масового повернення',
      'Bulk refund report',
      reversalRunRowFilterFields,
    ),
    exportEncashments: parts('Інкасації', 'Cash collections', encashmentFilterFields),
    exportUsers: parts('Користувачі', 'Users', userFilterFields),
    exportSchedule: parts('Графік роботи', 'Work schedule', scheduleFilterFields),
    exportUserStatistics: parts('Статистика користувача', 'User statistics', userStatisticsFilterFields),
    exportOwnStatistics: parts('Власна статистика', 'Own statistics', userStatisticsFilterFields),
    exportRegisterShifts: parts('Звіти змін', 'Shift reports', registerShiftFilterFields),
    exportPoints: parts('Точки', 'Points', pointFilterFields),
    exportProducts: parts('Товари й послуги', 'Products', productFilterFields),
    exportProductRun: parts(
      'Протокол масової дії з товарами',
      'Report of a bulk action on products',
      productRunRowFilterFields,
    ),
    exportProductImportRun: parts('Протокол імпорту', 'Import report', productImportRunRowFilterFields),
    exportAuditEntries: parts('Журнал змін', 'Audit log', auditFilterFields),
  }),
} as const satisfies FieldSpecs;
