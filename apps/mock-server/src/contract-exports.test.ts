/** Every export of a table: what looks like a formula (security T14), and what it may take of the server (T18). */
import { auditOperations } from '@kasa/contracts/audit/operations';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { operations } from '@kasa/contracts/operations';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { Operation } from '@kasa/contracts/shared/operation';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { usersOperations } from '@kasa/contracts/users/operations';
import { describe, expect, it } from 'vitest';
import { auditExport } from './audit/export.ts';
import { importRunExport } from './catalogue/imports/run-handlers.ts';
import { runs as importRuns } from './catalogue/imports/run-store.ts';
import { productsExport } from './catalogue/product-handlers.ts';
import { productRunExport } from './catalogue/product-runs/handlers.ts';
import { runs as productRuns } from './catalogue/product-runs/store.ts';
import { BATCH_SIZE } from './db/in-batches.ts';
import { newId } from './db/row-columns.ts';
import { exportFile } from './http/entity/export.ts';
import { MAX_EXPORTS_OF_A_USER } from './http/limits/export-slots.ts';
import type { Context } from './http/request/handler.ts';
import type { StreamedFile } from './http/response/streamed-file.ts';
import { type Caller, call } from './http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from './http/test-support/fresh-app.ts';
import { partOf, readCsv, readSheet } from './http/test-support/read-table.ts';
import { type Add, rowsToExport } from './http/test-support/rows-to-export.ts';
import { pointsExport } from './points/point-handlers.ts';
import { shiftsExport } from './points/shifts/shifts-export.ts';
import { runExport } from './terminals/bulk/handlers.ts';
import { runs } from './terminals/bulk/store.ts';
import { resendRunExport } from './terminals/callbacks/resend-runs/handlers.ts';
import { runs as resendRuns } from './terminals/callbacks/resend-runs/store.ts';
import { terminalsExport } from './terminals/terminal-handlers.ts';
import { encashmentsExport } from './transactions/encashments-export.ts';
import { reversalRunExport } from './transactions/reversal-runs/handlers.ts';
import { runs as reversalRuns } from './transactions/reversal-runs/store.ts';
import { transactionsExport } from './transactions/transactions-export.ts';
import { usersExport } from './users/handlers.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const rows = rowsToExport(db);
const {
  addEntries,
  addPoints,
  addShifts,
  addTerminals,
  addReversals,
  addEncashments,
  addPayments,
  addUsers,
} = rows;

interface Exported {
  readonly op: Parameters<typeof call>[1];
  readonly params?: { readonly id: string };
  readonly add: Add;
  /** Of the columns that hold these texts. */
  readonly columns: readonly number[];
  readonly file: (context: Context, format: ExportFormat) => Promise<StreamedFile>;
}

const all: readonly Exported[] = [
  {
    op: usersOperations.exportUsers,
    add: addUsers,
    columns: [0, 1],
    file: (context, format) => exportFile(context, usersExport, { format }),
  },
  {
    op: pointsOperations.exportRegisterShifts,
    add: addShifts,
    columns: [5, 8],
    file: (context, format) => exportFile(context, shiftsExport, { format }),
  },
  {
    op: pointsOperations.exportPoints,
    add: addPoints,
    columns: [1, 2, 3],
    file: (context, format) => exportFile(context, pointsExport, { format }),
  },
  {
    op: catalogueOperations.exportProductRun,
    params: { id: ids.productRun },
    add: rows.addProductResults,
    columns: [1, 2],
    file: async (context, format) => {
      const run = await productRuns.get(db, ids.merchant, ids.productRun);
      return exportFile(context, productRunExport(run), { format });
    },
  },
  {
    op: catalogueOperations.exportProducts,
    add: rows.addProducts,
    columns: [1, 2],
    file: (context, format) => exportFile(context, productsExport, { format }),
  },
  {
    op: auditOperations.exportAuditEntries,
    add: addEntries,
    columns: [1, 4, 5, 6, 7, 10, 11],
    file: (context, format) => exportFile(context, auditExport, { format }),
  },
  {
    op: terminalsOperations.exportTerminals,
    add: addTerminals,
    columns: [0, 1, 6, 7, 8, 9, 10, 12],
    file: (context, format) => exportFile(context, terminalsExport, { format }),
  },
  {
    op: terminalsOperations.exportBulkRun,
    params: { id: ids.bulkRun },
    add: rows.addResults,
    columns: [1, 2],
    file: async (context, format) => {
      const run = await runs.find(db, ids.merchant, ids.bulkRun);
      if (run === undefined) throw new Error('no run');
      return exportFile(context, runExport(run), { format });
    },
  },
  {
    op: terminalsOperations.exportResendRun,
    params: { id: ids.resendRun },
    add: rows.addResends,
    columns: [1, 2],
    file: async (context, format) => {
      const run = await resendRuns.find(db, ids.merchant, ids.resendRun);
      if (run === undefined) throw new Error('no run');
      return exportFile(context, resendRunExport(run), { format });
    },
  },
  {
    op: catalogueOperations.exportProductImportRun,
    params: { id: ids.productImportRun },
    add: rows.addImported,
    columns: [1, 2],
    file: async (context, format) => {
      const run = await importRuns.get(db, ids.merchant, ids.productImportRun);
      return exportFile(context, importRunExport(run), { format });
    },
  },
  {
    op: transactionsOperations.exportReversalRun,
    params: { id: ids.reversalRun },
    add: addReversals,
    columns: [1],
    file: async (context, format) => {
      const run = await reversalRuns.find(db, ids.merchant, ids.reversalRun);
      if (run === undefined) throw new Error('no run');
      return exportFile(context, reversalRunExport(run), { format });
    },
  },
  {
    op: transactionsOperations.exportTransactions,
    add: addPayments,
    columns: [2, 4, 12],
    file: (context, format) => exportFile(context, transactionsExport, { format }),
  },
  {
    op: transactionsOperations.exportEncashments,
    params: { id: ids.terminalWithCash },
    add: addEncashments,
    columns: [2, 3, 11, 14],
    file: async (context, format) => {
      const kiosk = { id: ids.terminalWithCash, number: '=1', name: '=1' };
      return exportFile(context, encashmentsExport(kiosk), { format });
    },
  },
];

/** What spreadsheets take for the beginning of a formula; lines of text can hold those that names cannot. */
const PREFIXES = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', ' =', '\t=', '\ufeff='];
const attack = (prefix: string) => `${prefix}HYPERLINK("https://evil.example";"клац")`;

describe.each(all.map((one) => [one.op.id, one] as const))('%s', (_id, one) => {
  const exported = async (format: ExportFormat) => {
    const { bytes } = await call(test.app, one.op, { params: one.params, query: { format } }, owner);
    return bytes;
  };
  async function attackAll() {
    // What stands above the rows is text that people give, too.
    const name = { name: attack('=') };
    await db.updateTable('merchants').set(name).where('id', '=', ids.merchant).execute();
    await db
      .updateTable('users')
      .set({ full_name: attack('+') })
      .where('id', '=', ids.owner)
      .execute();
    await db
      .updateTable('bulk_runs')
      .set({ user_name: attack('@'), template_name: attack('-') })
      .execute();
    await one.add(PREFIXES.map(attack));
  }

  it('holds a text that looks like a formula as text: no formulas in XLSX, the same values', async () => {
    await attackAll();
    const bytes = await exported('xlsx');
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[\s>/]/);
    const rows = await readSheet(bytes);
    for (const text of PREFIXES.map(attack)) {
      for (const column of one.columns) expect(rows.map((row) => row[column])).toContain(text);
    }
  });

  it('has an apostrophe in front of it in CSV', async () => {
    await attackAll();
    const rows = readCsv(await exported('csv'));
    for (const text of PREFIXES.map(attack)) {
      for (const column of one.columns) expect(rows.map((row) => row[column])).toContain(`'${text}`);
    }
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s\ufeff]*[=+@＝＋－＠]/);
  });

  /** The pieces of an export of several batches, of which the first one was read. */
  async function begunExport(format: ExportFormat, caller: Caller) {
    const someone = { userId: ids.owner, userName: 'Хтось', userPhone: '' };
    const session = { merchantId: ids.merchant, ...someone, tags: [], points: null };
    const exchange = { cookie: String(caller.cookie).split('=')[1], address: '127.0.0.1' };
    const { database, clock } = test;
    const request = { operation: one.op.id, requestId: newId() };
    const context = {
      ...request,
      db: database,
      clock,
      language: 'uk',
      session,
      exchange,
    } as unknown as Context;
    const { pieces } = await one.file(context, format);
    const iterator = pieces[Symbol.asyncIterator]();
    expect((await iterator.next()).done).toBe(false);
    return iterator;
  }
  /** Several pieces of a file, too. */
  const addMany = () =>
    one.add(Array.from({ length: 2 * BATCH_SIZE + 203 }, (_, n) => `Каса ${n}${', біля входу'.repeat(8)}`));
  async function readAll(pieces: AsyncIterator<Uint8Array>) {
    for (let next = await pieces.next(); !next.done; next = await pieces.next())
      expect(next.value).toBeDefined();
  }

  it.each(['csv', 'xlsx'] as const)(
    'as %s goes on while its session lasts, and is cut when it ends',
    async (format) => {
      await addMany();
      // A download goes on by itself: it is no sign that somebody is there (security T12).
      const seen = () => db.selectFrom('sessions').select(['id', 'last_seen_at']).orderBy('id').execute();
      const before = await seen();
      const quiet = await begunExport(format, owner);
      test.clock.advance(20 * 60);
      await readAll(quiet);
      expect(await seen()).toEqual(before);
      const pieces = await begunExport(format, owner);
      await db.deleteFrom('sessions').execute();
      await expect(readAll(pieces)).rejects.toMatchObject({ codeName: 'not_authenticated' });
    },
  );

  it.each(['csv', 'xlsx'] as const)('as %s notes its rows, cut or whole', async (format) => {
    await addMany();
    const rowsOf = async () => {
      const entries = db.selectFrom('audit_entries').select('after').where('operation', '=', one.op.id);
      const { after } = await entries.orderBy('id', 'desc').executeTakeFirstOrThrow();
      return (JSON.parse(String(after)) as { rows?: number }).rows ?? Number.NaN;
    };
    const cut = await begunExport(format, owner);
    await cut.next();
    await cut.return?.();
    const some = await rowsOf();
    await readAll(await begunExport(format, owner));
    const whole = await rowsOf();
    expect([some > 0, some < whole, whole >= 2 * BATCH_SIZE + 203]).toEqual([true, true, true]);
  });

  it('runs so many times at once for a person, together with all others', async () => {
    await addMany();
    const running = [];
    for (let n = 0; n < MAX_EXPORTS_OF_A_USER; n += 1) running.push(await begunExport('csv', owner));
    for (const { op, params } of all) {
      const refused = await call(test.app, op, { params, query: { format: 'csv' } }, owner);
      expect(refused).toMatchObject({ status: 429, details: { retry_after_seconds: 10 } });
    }
    for (const pieces of running) await pieces.return?.();
    const again = await call(test.app, one.op, { params: one.params, query: { format: 'csv' } }, owner);
    expect(again.status).toBe(200);
  });
});

// A week of one point and a month of one person have no batches: see `week-templates.test.ts`, `statistics.test.ts`.
const OF_ONE = new Set(['exportSchedule', 'exportUserStatistics', 'exportOwnStatistics']);

it('these are all exports of tables that there are', () => {
  const isExport = ({ file, id }: Operation) => file?.types.includes('text/csv') && !OF_ONE.has(id);
  const exports = (Object.values(operations) as Operation[]).filter(isExport);
  expect(all.map(({ op }) => op.id).toSorted()).toEqual(exports.map(({ id }) => id).toSorted());
});
