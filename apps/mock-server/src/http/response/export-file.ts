/** Exports a list as a streamed file: title, time, author and filter, then the rows. */
import type { Language } from '@kasa/contracts/shared/codes';
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { Db } from '../../db/schema.ts';
import { kyivTime } from '../kyiv-time.ts';
import { withExportSlot } from '../limits/export-slots.ts';
import { type Context, OperationFailure } from '../request/handler.ts';
import { requirePermission } from '../request/permission.ts';
import { peekSession } from '../session/session.ts';
import { prefetchFirst, type StreamedFile } from './streamed-file.ts';
import type { Table, TableCell } from './table.ts';
import { tableFile } from './table-file.ts';

const headWords = {
  uk: { exported: 'Вивантажено', exportedBy: 'Хто вивантажив', filter: 'Відбір', kyiv: '(Київ)' },
  en: { exported: 'Exported', exportedBy: 'Exported by', filter: 'Filter', kyiv: '(Kyiv)' },
} as const satisfies Record<Language, object>;

export interface ExportSpec {
  /** The requested operation; its permission is checked again while the file is made. */
  readonly operation: Operation;
  readonly format: ExportFormat;
  /** File name before the date and the extension. */
  readonly fileName: string;
  /** Name of the sheet, and its first line. */
  readonly title: string;
  readonly columns: readonly string[];
  /** A line per filter: its label and value. */
  readonly filter: () => Promise<TableCell[][]>;
  readonly all: string;
  /** @param beforeNextBatch called now and then; throws to end the export */
  readonly rows: (beforeNextBatch: () => Promise<void>) => AsyncIterable<TableCell[]>;
}

/** The export limit and early errors become failure responses; a lost session or permission cuts the transfer. */
export async function exportFile(context: Context, wanted: ExportSpec): Promise<StreamedFile> {
  const { clock, session } = context;
  const { format, fileName, title } = wanted;
  const head = await headRows(context, wanted);
  const rows = withExportSlot(session.userId, () => tableRows(context, head, wanted));
  const table: Table = { name: title, headerRow: head.length, rows };
  return tableFile(format, `${fileName}-${clock.today()}`, table);
}

/** Reads the first row before the header is sent. */
async function* tableRows(
  context: Context,
  head: readonly TableCell[][],
  wanted: ExportSpec,
): AsyncGenerator<TableCell[]> {
  const rows = await prefetchFirst(wanted.rows(() => requireStillAllowed(context, wanted.operation)));
  yield* head;
  yield* rows;
}

/** Lines above the rows; the last one has the column names. */
async function headRows(
  context: Context,
  { title, columns, filter, all }: ExportSpec,
): Promise<TableCell[][]> {
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

/** Checked again because an export may take minutes. */
async function requireStillAllowed({ db, clock, exchange }: Context, operation: Operation): Promise<void> {
  const found = exchange.cookie === null ? null : await peekSession(db.db, clock, exchange.cookie);
  if (found === null) throw new OperationFailure('not_authenticated');
  requirePermission(operation, found.session);
}
