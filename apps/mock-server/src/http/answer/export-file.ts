/** A list as a file: what it is of, when, by whom and by which filter it was made, then its rows, streamed. */
import type { Language } from '@kasa/contracts/shared/codes';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { Db } from '../../db/schema.ts';
import { kyivTime } from '../kyiv-time.ts';
import { withExportSlot } from '../limits/export-slots.ts';
import { type Context, OperationFailure } from '../request/handler.ts';
import { requirePermission } from '../request/permission.ts';
import { peekSession } from '../session/session.ts';
import { begun, type StreamedFile } from './streamed-file.ts';
import type { Table, TableCell } from './table.ts';
import { tableFile } from './table-file.ts';

const headWords = {
  uk: { exported: 'Вивантажено', exportedBy: 'Хто вивантажив', filter: 'Відбір', kyiv: '(Київ)' },
  en: { exported: 'Exported', exportedBy: 'Exported by', filter: 'Filter', kyiv: '(Kyiv)' },
} as const satisfies Record<Language, object>;

/** What is to be exported. */
export interface Export {
  /** The operation that asks: its right is asked again while the file is made. */
  readonly operation: Operation;
  readonly format: ExportFormat;
  /** Of the file, before the day and the extension. */
  readonly fileName: string;
  /** Of the sheet, and the first line. */
  readonly title: string;
  readonly columns: readonly string[];
  /** The filter, a line for each part of it: what it is called, and its value. */
  readonly filter: () => Promise<TableCell[][]>;
  /** Stands where there is no filter. */
  readonly all: string;
  /** @param goOn to be asked now and then; what it throws ends the export */
  readonly rows: (goOn: () => Promise<void>) => AsyncIterable<TableCell[]>;
}

/**
 * The file. The limit of running exports and a database that fails are answered as failures, not by half a file; a
 * session that ends, or loses the right, while the file is made cuts it.
 */
export async function exportFile(context: Context, wanted: Export): Promise<StreamedFile> {
  const { clock, session } = context;
  const { format, fileName, title } = wanted;
  const head = await headRows(context, wanted);
  const rows = withExportSlot(session.userId, () => tableRows(context, head, wanted));
  const table: Table = { name: title, headerRow: head.length, rows };
  return tableFile(format, `${fileName}-${clock.today()}`, table);
}

/** The first rows are read before the head is sent. */
async function* tableRows(
  context: Context,
  head: readonly TableCell[][],
  wanted: Export,
): AsyncGenerator<TableCell[]> {
  const rows = await begun(wanted.rows(() => requireStillAllowed(context, wanted.operation)));
  yield* head;
  yield* rows;
}

/** What stands above the rows; its last line names the columns. */
async function headRows(context: Context, { title, columns, filter, all }: Export): Promise<TableCell[][]> {
  const { db, clock, session, language } = context;
  const words = headWords[language];
  const lines = await filter();
  return [
    [title, await nameOfMerchant(db.db, session.merchantId)],
    [words.exported, `${kyivTime(clock.nowIso())} ${words.kyiv}`],
    [words.exportedBy, session.userName],
    ...(lines.length > 0 ? lines : [[words.filter, all]]),
    [],
    [...columns],
  ];
}

async function nameOfMerchant(db: Db, merchant: string): Promise<string> {
  const own = db.selectFrom('merchants').select('name').where('id', '=', merchant);
  return (await own.executeTakeFirstOrThrow()).name;
}

/** An export may take minutes, and its reader may stop reading in the middle of it for as long as they like. */
async function requireStillAllowed({ db, clock, exchange }: Context, operation: Operation): Promise<void> {
  const found = exchange.cookie === null ? null : await peekSession(db.db, clock, exchange.cookie);
  if (found === null) throw new OperationFailure('not_authenticated');
  requirePermission(operation, found.session);
}
