import { formatPhone } from '@kasa/contracts/shared/phone';
import {
  encashmentExportFields,
  encashmentFields,
  encashmentFilterFields,
} from '@kasa/contracts/transactions/fields';
import { exportEncashments } from '@kasa/contracts/transactions/operations/encashments';
import type { Row } from '../db/schema.ts';
import type { ExportSpec } from '../http/entity/export.ts';
import { encashments } from './encashment-store.ts';

/** The encashments of one terminal; its current name stands above them. */
export const encashmentsExport = ({
  id,
  number,
  name,
}: Pick<Row<'terminals'>, 'id' | 'number' | 'name'>): ExportSpec<typeof exportEncashments, object> => ({
  operation: exportEncashments,
  fileName: 'encashments',
  title: { uk: 'Інкасації', en: 'Cash collections' },
  of: { id, name: `${number} ${name}` },
  facts: async () => ({
    fields: { terminal: encashmentFields.terminal },
    values: { terminal: { id, name: `${number} ${name}` } },
  }),
  filters: encashmentFilterFields,
  columns: encashmentExportFields,
  async *items({ db, session }, query, beforeNextBatch) {
    const rows = encashments.all(db.db, session, query, beforeNextBatch, { terminal: id });
    for await (const row of rows) {
      const phone = row.by_user_phone && formatPhone(row.by_user_phone);
      yield { ...row, by: row.by_user_name, by_phone: phone, by_id: row.by_user_id };
    }
  },
});
