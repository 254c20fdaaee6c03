import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { addOurEntries } from '../../audit/test-support/entries.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
import { depot, terminal, user } from '../../db/test-support/rows.ts';
import { somePayment } from '../../transactions/test-support/payments.ts';

/** Rows to export, each of whose texts, as far as people or devices give them, is this one. */
export type Add = (texts: readonly string[]) => Promise<void>;

/** Adds rows to the tables that are exported. */
export function rowsToExport(db: Db) {
  const addEntries: Add = (texts) =>
    addOurEntries(
      db,
      texts.flatMap((text) => {
        const of = { user_id: newId(), user_name: text, address: text, operation: text };
        const state = JSON.stringify({ name: text });
        const object = { object_type: text, object_name: text };
        return [
          { ...of, ...object, before: null, after: state },
          { ...of, ...object, before: state, after: null },
        ];
      }),
    );

  const addTerminals: Add = async (texts) => {
    const own = { merchant_id: ids.merchant };
    const places = texts.map((text, n) => ({
      ...depot(),
      ...own,
      id: newId(),
      name: text,
      city: text,
      name_key: `${n}`,
    }));
    const stamps = { created_at: places[0]?.created_at ?? '', updated_at: '', version: 1 };
    const templates = texts.map(
      (text, n): Row<'terminal_templates'> => ({
        ...{ ...stamps, ...own, id: newId(), name: text, name_key: `${n}`, search: '' },
        ...{ description: null, settings: '{}', settings_changed_at: '' },
      }),
    );
    const rows = texts.map((text, n) =>
      terminal(900_000 + n, {
        ...{ ...own, id: newId(), number: text, name: text, model: text, serial: text, ptks_id: text },
        ...{ point_id: places[n]?.id ?? null, template_id: templates[n]?.id ?? null },
      }),
    );
    await bulkInsert(db, 'branches', places);
    await bulkInsert(db, 'terminal_templates', templates);
    await bulkInsert(db, 'terminals', rows);
  };

  const resultsOf =
    (run_id: string, object_id: string): Add =>
    async (texts) => {
      const rows = texts.map(
        (text, n): Row<'bulk_run_rows'> => ({
          ...{ id: newId(), merchant_id: ids.merchant, run_id, position: 10_000 + n },
          ...{ object_id, number: text, name: text, found_by: '', object_version: 1 },
          ...{ amount: null, agreed: null, reversal_id: null },
          ...{ state: 'done' as const, reason: null, finished_at: null },
        }),
      );
      await bulkInsert(db, 'bulk_run_rows', rows);
    };

  const addReversals: Add = async (texts) => {
    const payments = texts.map((order_id) => somePayment({ order_id }));
    await bulkInsert(db, 'transactions', payments);
    const rows = payments.map(
      (payment, n): Row<'bulk_run_rows'> => ({
        ...{ id: newId(), merchant_id: ids.merchant, run_id: ids.reversalRun, position: 10_000 + n },
        ...{ object_id: payment.id, number: '', name: '', found_by: '', object_version: 1 },
        ...{
          amount: 100,
          agreed: null,
          reversal_id: null,
          state: 'done' as const,
          reason: null,
          finished_at: null,
        },
      }),
    );
    await bulkInsert(db, 'bulk_run_rows', rows);
  };

  const addEncashments: Add = async (texts) => {
    const own = db.selectFrom('encashments').selectAll().where('id', '=', ids.encashment);
    const one = await own.executeTakeFirstOrThrow();
    const rows = texts.map((text, n) => ({
      ...{ ...one, id: newId(), number: 10_000 + n },
      ...{ place: text, company: text, by_user_name: text, comment: text },
    }));
    await bulkInsert(db, 'encashments', rows);
  };

  const addPayments: Add = (texts) =>
    bulkInsert(
      db,
      'transactions',
      texts.map((text) => somePayment({ device_name: text, company: text, bank: text })),
    );

  const addUsers: Add = async (texts) => {
    const rows = texts.map((text, n) =>
      user(900_000 + n, {
        ...{ merchant_id: ids.merchant, id: newId(), full_name: text, position: text, name_key: `${n}` },
        phone: `+38093${String(n).padStart(7, '0')}`,
      }),
    );
    await bulkInsert(db, 'users', rows);
  };

  const addPoints: Add = async (texts) => {
    const rows = texts.map((text, n): Row<'branches'> => {
      const own = { merchant_id: ids.merchant, id: newId(), kind: 'non_fiscal' as const };
      return { ...depot(), ...own, name: text, city: text, address: text, name_key: `${n}` };
    });
    await bulkInsert(db, 'branches', rows);
  };

  const addProducts: Add = async (texts) => {
    const products = db.selectFrom('products').selectAll().where('id', '=', ids.product);
    const product = await products.executeTakeFirstOrThrow();
    const rows = texts.map((text, n) => ({
      ...{ ...product, id: newId(), name: text, article: text, name_key: `${n}`, barcode_key: null },
      // Only what is on sale needs a code of its own.
      archived_at: '2026-11-01T08:00:00.000Z',
    }));
    await bulkInsert(db, 'products', rows);
  };

  const addShifts: Add = async (texts) => {
    const shifts = db.selectFrom('register_shifts').selectAll().where('id', '=', ids.registerShift);
    const shift = await shifts.executeTakeFirstOrThrow();
    // The latest first.
    const rows = texts.map((text, n) => ({
      ...{ ...shift, id: newId(), z_number: text, opening_number: text },
      begun_at: new Date(Date.parse('2026-11-20T08:00:00.000Z') - n).toISOString(),
    }));
    await bulkInsert(db, 'register_shifts', rows);
  };

  const addResults = resultsOf(ids.bulkRun, ids.terminal);
  const addProductResults = resultsOf(ids.productRun, ids.productOfRun);
  const addImported = resultsOf(ids.productImportRun, ids.productImportRow);
  const addResends = resultsOf(ids.resendRun, ids.callbackDeliveryGivenUp);
  return {
    addEntries,
    addTerminals,
    addResults,
    addProductResults,
    addResends,
    addImported,
    addReversals,
    addEncashments,
    addPayments,
    addUsers,
    addPoints,
    addProducts,
    addShifts,
  };
}
