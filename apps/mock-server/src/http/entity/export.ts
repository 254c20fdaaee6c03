/**
 * Exports a list as a streamed file: title, time, author and filters, then the rows. Labels, and the types of cells, come
 * from the field dictionary.
 */
import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import type { FieldSpec, FieldSpecs, LocalizedText } from '@kasa/contracts/shared/fields';
import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import { formatPhone } from '@kasa/contracts/shared/phone';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordChange } from '../journal/record-change.ts';
import { withExportSlot } from '../limits/export-slots.ts';
import { mayReadPhones } from '../people.ts';
import { type Context, OperationFailure } from '../request/handler.ts';
import { requirePermission } from '../request/permission.ts';
import { prefetchFirst, type StreamedFile } from '../response/streamed-file.ts';
import type { Table, TableCell } from '../response/table.ts';
import { tableFile } from '../response/table-file.ts';
import { peekSession } from '../session/session.ts';
import { cellOf } from './cells.ts';
import { withNames } from './names.ts';

const headWords = {
  exported: { uk: 'Вивантажено', en: 'Exported' },
  exportedBy: { uk: 'Хто вивантажив', en: 'Exported by' },
  filter: { uk: 'Відбір', en: 'Filter' },
  kyiv: { uk: ' (Київ)', en: ' (Kyiv)' },
} as const satisfies Record<string, LocalizedText>;

type ExportQuery<Op extends Operation> = InputOf<Op>['query'] & { readonly format: ExportFormat };

/** How a list is exported. Every filter of its query has a label here. */
export interface ExportSpec<Op extends Operation, Item extends object> {
  /** The requested operation; its permission is checked again while the file is made. */
  readonly operation: Op;
  /** File name before the date and the extension. */
  readonly fileName: string;
  /** Name of the sheet, and its first line. */
  readonly title: LocalizedText;
  /** Stands for the filters when none is set. */
  readonly all?: LocalizedText;
  /** What stands above the filters. */
  readonly facts?: (context: Context) => Promise<{ readonly fields: FieldSpecs; readonly values: object }>;
  /** Of what there is such a list, e.g. a terminal; the journal names it. */
  readonly of?: { readonly id: string; readonly name: string };
  /** In the order of their lines. */
  readonly filters: {
    readonly [Name in Exclude<keyof InputOf<Op>['query'] & string, 'format' | 'sort'>]: FieldSpec;
  };
  /** By the fields of an item, in their order. */
  readonly columns: FieldSpecs;
  /** @param beforeNextBatch called now and then; throws to end the export */
  readonly items: (
    context: Context,
    query: ExportQuery<Op>,
    beforeNextBatch: () => Promise<void>,
  ) => AsyncIterable<Item>;
  /** The cells of an item; default: its fields, by the columns. */
  readonly cells?: (item: Item, context: Context) => TableCell[];
}

/** The export limit and early errors become failure responses; a lost session or permission cuts the transfer. */
export async function exportFile<Op extends Operation, Item extends object>(
  context: Context,
  spec: ExportSpec<Op, Item>,
  query: ExportQuery<Op>,
): Promise<StreamedFile> {
  const { clock, session, language } = context;
  const head = await headRows(context, spec, query);
  const cut = new AbortController();
  const taken: Taken = { entry: undefined, rows: 0 };
  const read = withExportSlot(session, () => tableRows(context, head, spec, query, taken), cut);
  const rows = withRowsRecorded(context, read, taken);
  const table: Table = { name: spec.title[language], headerRow: head.length, rows };
  return tableFile(query.format, `${spec.fileName}-${clock.today()}`, table, cut.signal);
}

interface Taken {
  /** Of the journal; undefined until the file begins. */
  entry: string | undefined;
  rows: number;
}

/** Reads the first row before the header is sent. */
async function* tableRows<Op extends Operation, Item extends object>(
  context: Context,
  head: readonly TableCell[][],
  spec: ExportSpec<Op, Item>,
  query: ExportQuery<Op>,
  taken: Taken,
): AsyncGenerator<TableCell[]> {
  const { operation, columns, items, cells } = spec;
  const found = await prefetchFirst(items(context, query, () => requireStillAllowed(context, operation)));
  taken.entry = await recordExport(context, spec, query);
  yield* head;
  for await (const item of found) {
    taken.rows += 1;
    yield cells?.(item, context) ?? cellsOf(columns, item, context);
  }
}

/** Writes how many rows were taken once their place is free again: at the end of the file, or when it is cut. */
async function* withRowsRecorded<Row>(
  context: Context,
  rows: AsyncIterable<Row>,
  taken: Taken,
): AsyncGenerator<Row> {
  try {
    yield* rows;
  } finally {
    if (taken.entry !== undefined) await recordRows(context, taken.entry, taken.rows);
  }
}

async function recordRows({ db, exchange }: Context, entry: string, rows: number): Promise<void> {
  const write = inTransaction(db.db, async (tx) => {
    const own = tx.selectFrom('audit_entries').select('after').where('id', '=', entry);
    const { after } = await own.executeTakeFirstOrThrow();
    const counted = JSON.stringify({ ...(JSON.parse(String(after)) as object), rows });
    await tx.updateTable('audit_entries').set({ after: counted }).where('id', '=', entry).execute();
  });
  // The file is complete without it.
  await write.catch((error: unknown) =>
    exchange.warn(
      { entry, reason: String(error) },
      'the rows of an export could not be written to the journal',
    ),
  );
}

/**
 * An entry of the journal as soon as the file begins: what is taken away leaves a trace, also when it is cut short.
 * @returns its id
 */
async function recordExport<Op extends Operation, Item extends object>(
  context: Context,
  { operation, title, of }: ExportSpec<Op, Item>,
  { format, sort: _, ...asked }: ExportQuery<Op> & { readonly sort?: unknown },
): Promise<string> {
  const { db, session } = context;
  // Whoever reads the journal may read phones.
  const filters = await withNames(db.db, session.merchantId, asked, true);
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const object = {
    type: 'export',
    id: of?.id ?? newId(),
    name: [title.uk, of?.name].filter(Boolean).join(': '),
  };
  const after = { format: format.toUpperCase(), filters: isNarrowed ? { [operation.id]: filters } : null };
  return String(
    await inTransaction(db.db, (tx) => recordChange(tx, context, { object, before: null, after })),
  );
}

/** The cells of an item's fields, by the columns. */
export function cellsOf(columns: FieldSpecs, item: object, { language }: Pick<Context, 'language'>) {
  const values = item as Readonly<Record<string, unknown>>;
  return Object.entries(columns).map(([name, field]) => cellOf(field, values[name], language));
}

/** Lines above the rows; the last one has the column names. */
async function headRows<Op extends Operation, Item extends object>(
  context: Context,
  { title, all, facts, filters, columns }: ExportSpec<Op, Item>,
  query: ExportQuery<Op>,
): Promise<TableCell[][]> {
  const { db, clock, session, language } = context;
  const label = (field: LocalizedText, isTime: boolean) =>
    field[language] + (isTime ? headWords.kyiv[language] : '');
  /** A line per value that is there: its label and the value. */
  const lines = (fields: FieldSpecs, values: object) =>
    Object.entries(fields).flatMap(([name, field]): TableCell[][] => {
      const cell = cellOf(field, (values as Readonly<Record<string, unknown>>)[name], language);
      if (cell === null || cell === '') return [];
      return [[label(field, typeof cell === 'object' && 'instant' in cell), cell]];
    });
  const above = await facts?.(context);
  const narrowed = [
    ...(above ? lines(above.fields, above.values) : []),
    ...lines(filters, await withNames(db.db, session.merchantId, query, mayReadPhones(session))),
  ];
  return [
    [title[language], await nameOfMerchant(db.db, session.merchantId)],
    [label(headWords.exported, true), { instant: clock.nowIso() }],
    [headWords.exportedBy[language], session.userName, formatPhone(session.userPhone), session.userId],
    ...(narrowed.length > 0 || all === undefined ? narrowed : [[headWords.filter[language], all[language]]]),
    [],
    Object.values(columns).map((field) => label(field, field.kind === 'instant')),
  ];
}

async function nameOfMerchant(db: Db, merchant: string): Promise<string> {
  const own = db.selectFrom('merchants').select('name').where('id', '=', merchant);
  return (await own.executeTakeFirstOrThrow()).name;
}

/** Checked again because an export may take minutes. */
async function requireStillAllowed(
  { db, clock, exchange, session }: Context,
  operation: Operation,
): Promise<void> {
  const found = exchange.cookie === null ? null : await peekSession(db.db, clock, exchange.cookie);
  if (found === null) throw new OperationFailure('not_authenticated');
  requirePermission(operation, found.session);
  // Its rows are those of the points of before.
  const { points } = found.session;
  const isNarrower = points !== null && !session.points?.every((id) => points.includes(id));
  if (isNarrower) throw new OperationFailure('not_authenticated');
}
