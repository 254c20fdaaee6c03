/** Imports of a seeded merchant: drafts with rows of each verdict, one that was written, and one to roll back. */
import type { ImportTexts } from '@kasa/contracts/catalogue/import-values';
import type { ProductImportDefaultsFields } from '@kasa/contracts/catalogue/product-imports';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { wholeMerchant } from '../../db/point-scope.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeededUser, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { searchText } from '../../db/text.ts';
import { type JudgedRow, judge, readImportRow } from '../imports/judge.ts';
import { surroundingsOf } from '../imports/surroundings.ts';

const defaults: ProductImportDefaultsFields = {
  ...{ kind: 'goods', unit: 'piece', tax: 'vat_20', tax_included: true, is_fiscal: true },
  ...{ is_sold_everywhere: true, point_ids: [] },
};
const HOUR = 3_600_000;
const coffee: ImportTexts = { article: '100109', name: 'Кава мелена «Львівська», 225 г', price: '179,00' };
const delivery: ImportTexts = { article: '500101', price: '99,00' };

type Seeded = ImportTexts & { readonly id?: string; readonly isLeftOut?: true };
/** What an import has of each kind. The first row of a file names its columns. */
interface SeededImport {
  readonly id: string;
  readonly file_name: string;
  readonly rows: readonly Seeded[];
  /** The run that wrote its rows; none: a draft. */
  readonly run?: string;
  readonly firstRow?: string;
}

const seeded: readonly SeededImport[] = [
  {
    ...{ id: exampleIds.productImport, file_name: 'Прайс листопад.xlsx' },
    rows: [
      { ...coffee, id: exampleIds.productImportRow },
      { article: '100307', name: 'Кава в зернах, 1 кг', price: '1 249,00', group: 'Бакалія' },
      { article: '400102', price: '85.00' },
      { article: '100308', name: 'Какао, 200 г', price: '12,345' },
      { article: '100303', name: 'Цикорій, 100 г', price: '64,50', isLeftOut: true },
    ],
  },
  {
    ...{ id: exampleIds.productImportToEdit, file_name: 'Какао.csv' },
    rows: [
      { article: '100304', name: 'Какао, 200 г', price: 'дорого', id: exampleIds.productImportRowToEdit },
    ],
  },
  {
    ...{ id: exampleIds.productImportToStart, file_name: 'Новинки.csv' },
    rows: [{ article: '100305', name: 'Печиво вівсяне, 300 г', price: '48,90', group: 'Бакалія' }],
  },
  {
    ...{ id: exampleIds.productImportToDelete, file_name: 'Чернетка.csv' },
    rows: [{ article: '100306', name: 'Сухарики, 80 г', price: '19,90' }],
  },
  {
    ...{ id: exampleIds.productImportDone, file_name: 'Напої.csv' },
    ...{ run: exampleIds.productImportRun, firstRow: exampleIds.productImportRunRow },
    rows: [
      { article: '100198', price: '49,90' },
      { article: '400101', price: '75,00' },
      { article: '100199', name: 'Морс, 1 л', price: '-5' },
    ],
  },
  {
    ...{ id: exampleIds.productImportToRollBack, file_name: 'Послуги.csv' },
    run: exampleIds.productImportRunToRollBack,
    rows: [delivery],
  },
];

/** What they cost before the rows were written, kopiykas. */
const WAS = 4_500;

/** As if the first row of an import had changed the price. */
function asWritten(row: JudgedRow): JudgedRow {
  if (row.before === null) return row;
  const before = { ...JSON.parse(row.before), price: WAS };
  return {
    ...row,
    ...{ verdict: 'changed', before: JSON.stringify(before), written_version: row.product_version },
  };
}

/** Writes them. Products are there already. */
export async function seedProductImports(
  tx: Db,
  merchant: SeededMerchant,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin: SeedContext = { merchant: merchant.id, now, draw: createSeededFaker(world.seed, now) };
  for (const [n, one] of seeded.entries()) {
    const at = new Date(now.getTime() - (n + 1) * HOUR).toISOString();
    // Drafts of both: a person has a few at most.
    await seedImport(tx, origin, n % 2 === 0 ? merchant.owner : merchant.director, at, one);
  }
}

async function seedImport(
  tx: Db,
  origin: SeedContext,
  person: SeededUser,
  at: string,
  { id: example, file_name, rows, run, firstRow }: SeededImport,
): Promise<void> {
  const { merchant: merchant_id } = origin;
  const idOf = (known: string | undefined, ...place: string[]) =>
    known !== undefined && merchant_id === exampleIds.merchant
      ? known
      : seededRowId(origin, at, 'product import', file_name, ...place);
  const id = idOf(example);
  const run_id = run === undefined ? null : idOf(run, 'run');
  const stamps = { merchant_id, created_at: at, updated_at: at, version: 1 };
  const read = rows.map(({ id: row, isLeftOut, ...cells }, n) =>
    readImportRow({ id: idOf(row, `row ${n}`), position: n + 2, cells, is_left_out: isLeftOut ? 1 : 0 }),
  );
  const names = {
    articles: read.flatMap(({ article }) => article ?? []),
    barcodes: [],
    groups: read.flatMap(({ values }) => values.group ?? []),
  };
  const around = await surroundingsOf(tx, wholeMerchant(merchant_id), names);
  const repeated = { articles: new Set<string>(), barcodes: new Set<string>() };
  const judged = read
    .map((row) => judge(row, { defaults, around, repeated }))
    .map((row, n) => (run !== undefined && n === 0 ? asWritten(row) : row));
  await bulkInsert(tx, 'product_imports', [
    {
      ...{ id, ...stamps, file_name, defaults: JSON.stringify(defaults), user_id: person.id },
      ...{ rows_in_file: rows.length, run_id, roll_back_run_id: null },
    },
  ]);
  await bulkInsert(
    tx,
    'product_import_rows',
    judged.map((row) => ({ merchant_id, import_id: id, ...row })),
  );
  if (run_id === null) return;
  const action = idOf(undefined, 'action');
  const about = { id: run_id, ...stamps, template_id: id, template_name: file_name };
  await seedRun(tx, about, { person, action }, judged, (n) =>
    idOf(n === 0 ? firstRow : undefined, `done ${n}`),
  );
}

async function seedRun(
  tx: Db,
  about: Pick<
    Row<'bulk_runs'>,
    'id' | 'merchant_id' | 'created_at' | 'updated_at' | 'version' | 'template_id' | 'template_name'
  >,
  { person, action }: { readonly person: SeededUser; readonly action: string },
  judged: readonly JudgedRow[],
  idOf: (n: number) => string,
): Promise<void> {
  const { id: run_id, merchant_id, created_at } = about;
  const finished_at = new Date(Date.parse(created_at) + 4_000).toISOString();
  const run: Row<'bulk_runs'> = {
    ...{
      ...about,
      kind: 'import_products',
      state: 'done',
      template_version: null,
      reason: null,
      amount: null,
      change: null,
    },
    ...{ total: judged.length, done: 1, skipped: judged.length - 1, failed: 0 },
    ...{ user_id: person.id, user_name: person.name, user_phone: person.phone },
    ...{ operation: 'startProductImport', action, address: '192.0.2.10' },
    ...{ updated_at: finished_at, finished_at, version: 2 },
  };
  await bulkInsert(tx, 'bulk_runs', [run]);
  const rows = judged.map((row, n): Row<'bulk_run_rows'> => {
    const { article, name = '' }: ImportTexts = JSON.parse(row.after ?? row.cells);
    const isDone = row.written_version !== null;
    return {
      ...{ id: idOf(n), merchant_id, run_id, position: row.position, object_id: row.id },
      ...{ number: article ?? '', name, found_by: searchText(article, name), object_version: 1 },
      ...{ amount: null, agreed: null, reversal_id: null, state: isDone ? 'done' : 'skipped' },
      ...{ reason: isDone ? null : row.verdict, finished_at: isDone ? finished_at : created_at },
    };
  });
  await bulkInsert(tx, 'bulk_run_rows', rows);
}
