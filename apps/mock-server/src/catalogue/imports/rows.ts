/** Writes rows of a draft, and judges them with those that they have something to do with. */
import { MAX_IMPORT_ROWS } from '@kasa/contracts/catalogue/import-values';
import type { ProductImportDefaultsFields } from '@kasa/contracts/catalogue/product-imports';
import type { Transaction } from 'kysely';
import { among } from '../../db/among.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { BATCH_SIZE } from '../../db/in-batches.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { imports } from './import-store.ts';
import { type JudgedRow, type Judging, judge, type ReadRow, readStored } from './judge.ts';
import { surroundingsOf } from './surroundings.ts';

type Tx = Transaction<Schema>;
type Import = Pick<Row<'product_imports'>, 'id' | 'merchant_id' | 'defaults'>;
type Key = 'article' | 'barcode_key';

const given = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** The draft, locked. @throws OperationFailure `not_found`, `product_import_started` */
export async function lockDraft(tx: Tx, { session }: Context, id: string): Promise<Row<'product_imports'>> {
  const draft = await imports.lock(tx, session.merchantId, id);
  if (draft.run_id !== null) throw new OperationFailure('product_import_started');
  return draft;
}

const rowsOf = (db: Db, { id }: Pick<Import, 'id'>) =>
  db.selectFrom('product_import_rows').where('import_id', '=', id);
const STORED = ['id', 'position', 'cells', 'is_left_out', 'article', 'barcode_key'] as const;

/** How many rows that count have each value. @param except positions that are passed over */
async function holders(
  tx: Tx,
  of: Import,
  column: Key,
  values: readonly string[],
  except: readonly number[] = [],
) {
  const rows = rowsOf(tx, of)
    .where('is_left_out', '=', 0)
    .where(among(tx, column, values))
    .$if(except.length > 0, (some) => some.where('position', 'not in', except));
  const counted = rows
    .groupBy(column)
    .select((eb) => [
      ...[eb.ref(column).$notNull().as('value'), eb.fn.countAll<number>().as('n')],
      eb.fn.min('id').as('first'),
    ]);
  return (await counted.execute()) as { value: string; n: number; first: string }[];
}

/** Others that alone have a value that rows which are written had or have: what they clash with changes. */
async function affected(
  tx: Tx,
  of: Import,
  rows: readonly Pick<ReadRow, Key>[],
  positions: readonly number[],
) {
  const ids: string[] = [];
  for (const column of ['article', 'barcode_key'] as const) {
    const values = given(rows.map((row) => row[column]));
    const found = await holders(tx, of, column, values, positions);
    ids.push(...found.filter(({ n }) => Number(n) === 1).map(({ first }) => first));
  }
  return rowsOf(tx, of)
    .select(STORED)
    .where(among(tx, 'id', ids))
    .execute();
}

/** Values that more than one row has, of those that are stored and those that are judged. */
async function repeatedIn(tx: Tx, of: Import, column: Key, judged: readonly ReadRow[]): Promise<Set<string>> {
  const counts = new Map<string, number>();
  for (const row of judged) {
    const value = row[column];
    if (value !== null && row.is_left_out === 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const { value, n } of await holders(tx, of, column, [...counts.keys()]))
    counts.set(value, (counts.get(value) ?? 0) + Number(n));
  return new Set([...counts].flatMap(([value, n]) => (n > 1 ? [value] : [])));
}

/** Judges rows. @param repeated values that several of the import have */
async function judgeAll(
  tx: Tx,
  { session }: Context,
  of: Import,
  rows: readonly ReadRow[],
  repeated: Judging['repeated'],
): Promise<JudgedRow[]> {
  const names = {
    articles: given(rows.map(({ article }) => article)),
    barcodes: given(rows.map(({ barcode_key }) => barcode_key)),
    groups: given(rows.map(({ values }) => values.group ?? null)),
  };
  const around = await surroundingsOf(tx, session, names);
  const defaults: ProductImportDefaultsFields = JSON.parse(of.defaults);
  return rows.map((row) => judge(row, { defaults, around, repeated }));
}

async function remove(tx: Tx, of: Import, rows: readonly Pick<ReadRow, 'id'>[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .deleteFrom('product_import_rows')
    .where('import_id', '=', of.id)
    .where(among(tx, 'id', ids))
    .execute();
}

/** Takes rows out, and puts them back as they are judged. */
async function replace(tx: Tx, context: Context, of: Import, rows: readonly ReadRow[]): Promise<void> {
  await remove(tx, of, rows);
  const repeated = {
    articles: await repeatedIn(tx, of, 'article', rows),
    barcodes: await repeatedIn(tx, of, 'barcode_key', rows),
  };
  await insert(tx, of, await judgeAll(tx, context, of, rows, repeated));
}

async function insert(tx: Tx, of: Import, judged: readonly JudgedRow[]): Promise<void> {
  const own = { merchant_id: of.merchant_id, import_id: of.id };
  await bulkInsert(
    tx,
    'product_import_rows',
    judged.map((row) => ({ ...own, ...row })),
  );
}

async function touch(tx: Tx, { clock }: Context, { id }: Pick<Import, 'id'>): Promise<void> {
  const columns = updatedRowColumns(clock.nowIso());
  await tx.updateTable('product_imports').set(columns).where('id', '=', id).execute();
}

/** Writes rows of a locked draft, in place of those at their positions. @throws OperationFailure `bulk_run_too_large` */
export async function writeRows(
  tx: Tx,
  context: Context,
  draft: Import,
  rows: readonly ReadRow[],
): Promise<void> {
  const positions = rows.map(({ position }) => position);
  const before = await rowsOf(tx, draft).select(STORED).where('position', 'in', positions).execute();
  const idAt = new Map(before.map(({ position, id }) => [position, id]));
  const written = rows.map((row) => ({ ...row, id: idAt.get(row.position) ?? row.id }));
  const others = await affected(tx, draft, [...before, ...written], positions);
  await replace(tx, context, draft, [...written, ...others.map(readStored)]);
  const { n } = await rowsOf(tx, draft)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (Number(n) > MAX_IMPORT_ROWS) throw new OperationFailure('bulk_run_too_large');
  await touch(tx, context, draft);
}

type StoredRow = Row<'product_import_rows'>;

/** Whether a row would do something else than was looked at. */
const isOther = (was: StoredRow | undefined, now: JudgedRow): boolean =>
  (['verdict', 'problems', 'product_id', 'before', 'after', 'is_new_group'] as const).some(
    (column) => was?.[column] !== now[column],
  ) ||
  // Nothing is written to the rest: what of them changed does not show.
  (now.verdict === 'changed' && was?.product_version !== now.product_version);

/** Values that more than one of the rows has that count, all of which are stored. */
async function repeatedWithin(tx: Tx, of: Import, column: Key, rows: readonly StoredRow[]) {
  const found = await holders(tx, of, column, given(rows.map((row) => row[column])));
  return new Set(found.flatMap(({ value, n }) => (Number(n) > 1 ? [value] : [])));
}

/** Judges all rows of a draft anew, some at a time, and keeps what is other than what was looked at. */
export async function judgeAnew(tx: Tx, context: Context, draft: Import): Promise<void> {
  let isTouched = false;
  let last: StoredRow | undefined;
  do {
    const next = rowsOf(tx, draft)
      .selectAll()
      .where('position', '>', last?.position ?? 0);
    const rows = await next.orderBy('position').limit(BATCH_SIZE).execute();
    const repeated = {
      articles: await repeatedWithin(tx, draft, 'article', rows),
      barcodes: await repeatedWithin(tx, draft, 'barcode_key', rows),
    };
    const judged = await judgeAll(tx, context, draft, rows.map(readStored), repeated);
    const was = new Map(rows.map((row) => [row.id, row]));
    const other = judged.filter((now) => isOther(was.get(now.id), now));
    await remove(tx, draft, other);
    await insert(tx, draft, other);
    isTouched ||= other.length > 0;
    last = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
  } while (last !== undefined);
  if (isTouched) await touch(tx, context, draft);
}
