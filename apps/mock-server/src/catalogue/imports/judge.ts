/** What would become of a row of a file, by the rules that single products are written by. */
import { barcodeKey, barcodeProblem } from '@kasa/contracts/catalogue/barcodes';
import { type ImportValues, readRow } from '@kasa/contracts/catalogue/import-texts';
import { type ImportField, type ImportTexts, importFields } from '@kasa/contracts/catalogue/import-values';
import { ProductGroupInput } from '@kasa/contracts/catalogue/product-groups';
import type {
  ImportedProductFields,
  ProductImportDefaultsFields,
} from '@kasa/contracts/catalogue/product-imports';
import { ProductInput } from '@kasa/contracts/catalogue/products';
import { type BrokenRule, brokenRules, type RuleName } from '@kasa/contracts/shared/rules';
import { singleLine } from '@kasa/contracts/shared/text';
import type { Row } from '../../db/schema.ts';
import { searchText, sortKey } from '../../db/text.ts';
import type { KnownProduct, Surroundings } from './surroundings.ts';

const MAX_ARTICLE = 40;

/** A cell that is wrong, and why. */
export interface RowProblem {
  readonly path: ImportField;
  readonly rule: RuleName;
  readonly params?: BrokenRule['params'];
}

/** A row, read. */
export interface ReadRow {
  readonly id: string;
  readonly position: number;
  readonly cells: ImportTexts;
  readonly is_left_out: 0 | 1;
  readonly values: ImportValues;
  readonly problems: readonly RowProblem[];
  readonly article: string | null;
  readonly barcode_key: string | null;
}

type StoredRow = Pick<Row<'product_import_rows'>, 'id' | 'position' | 'cells' | 'is_left_out'>;

/** Reads the texts of a row; what it is found by has no signs that a database refuses. */
export function readImportRow(row: Omit<StoredRow, 'cells'> & { readonly cells: ImportTexts }): ReadRow {
  const { values, problems } = readRow(row.cells);
  const { article, barcode } = values;
  const isKey = article !== undefined && article.length <= MAX_ARTICLE && singleLine.test(article);
  const isBarcode = barcode !== undefined && barcodeProblem(barcode) === undefined;
  const { id, position, cells, is_left_out } = row;
  return {
    ...{ id, position, cells, is_left_out, values, problems },
    article: isKey ? article : null,
    barcode_key: isBarcode ? barcodeKey(barcode) : null,
  };
}

/** The same of a row that is stored. */
export const readStored = ({ cells, ...row }: StoredRow): ReadRow =>
  readImportRow({ ...row, cells: JSON.parse(cells) as ImportTexts });

/** Everything of a product that an import writes. */
export const importedOf = (product: KnownProduct): ImportedProductFields => ({
  ...{ article: product.article, name: product.name, price: Number(product.price) },
  ...{ barcode: product.barcode, group: product.group_name, unit: product.unit, kind: product.kind },
  ...{ tax: product.tax, tax_included: product.tax_included === 1, uktzed: product.uktzed },
  ...{ has_excise: product.has_excise === 1, has_excise_mark: product.has_excise_mark === 1 },
  ...{ is_fiscal: product.is_fiscal === 1, sales_bonus: Number(product.sales_bonus) },
});

const empty = {
  ...{ article: '', name: '', price: null, barcode: null, group: null, uktzed: null },
  ...{ has_excise: false, has_excise_mark: false, sales_bonus: 0 },
};

const isField = (path: string): path is ImportField => (importFields as readonly string[]).includes(path);

/** What rows of one import have in common. */
export interface Judging {
  readonly defaults: ProductImportDefaultsFields;
  readonly around: Surroundings;
  /** Articles and keys of barcodes that several rows have. */
  readonly repeated: { readonly articles: ReadonlySet<string>; readonly barcodes: ReadonlySet<string> };
}

export type JudgedRow = Omit<Row<'product_import_rows'>, 'merchant_id' | 'import_id'>;

/** What would become of a row, as it is stored. */
export function judge(row: ReadRow, { defaults, around, repeated }: Judging): JudgedRow {
  const { values, article, barcode_key } = row;
  const named = article === null ? undefined : around.products.get(article);
  // Somebody else's product is there, but nothing is told of it.
  const product = named?.is_seen ? named : undefined;
  const problems = new Map<ImportField, RowProblem>();
  const add = (problem: RowProblem) => {
    if (!problems.has(problem.path)) problems.set(problem.path, problem);
  };
  for (const problem of row.problems) add(problem);
  const before = product ? importedOf(product) : null;
  const { is_sold_everywhere, point_ids, ...ofNew } = defaults;
  const group = groupOf(values, around, add);
  const wanted = {
    ...(before ?? { ...empty, ...ofNew }),
    ...values,
    ...(group ? { group: group.name } : {}),
  };
  const { group: _, ...fields } = wanted;
  const place = before ? { is_sold_everywhere: true, point_ids: [] } : { is_sold_everywhere, point_ids };
  const whole = { ...fields, ...place, group_id: null };
  const checked = ProductInput.safeParse(whole);
  for (const { path, rule, params } of brokenRules(checked.error?.issues ?? [], whole))
    if (isField(path)) add({ path, rule, params });
  for (const problem of clashes(row, named, { around, repeated })) add(problem);
  const isWrong = problems.size > 0 || !checked.success;
  const after = isWrong ? null : { ...written(checked.data), group: wanted.group };
  return {
    ...{ id: row.id, position: row.position, cells: JSON.stringify(row.cells), article, barcode_key },
    is_left_out: row.is_left_out,
    verdict: verdictOf(row, before, after),
    problems: JSON.stringify([...problems.values()]),
    ...{ product_id: product?.id ?? null, product_version: product?.version ?? null },
    ...{ before: before && JSON.stringify(before), after: after && JSON.stringify(after) },
    ...{ group_id_before: product?.group_id ?? null, is_new_group: after && group?.isNew ? 1 : 0 },
    written_version: null,
    found_by: searchText(row.cells.article, row.cells.name, row.cells.barcode).replace(/[^\P{Cc}\n]/gu, ' '),
  };
}

/** In the order of the fields, so that two can be compared as text. */
const written = (data: Omit<ImportedProductFields, 'group'>): Omit<ImportedProductFields, 'group'> => ({
  ...{ article: data.article, name: data.name, price: data.price, barcode: data.barcode, unit: data.unit },
  ...{ kind: data.kind, tax: data.tax, tax_included: data.tax_included, uktzed: data.uktzed },
  ...{ has_excise: data.has_excise, has_excise_mark: data.has_excise_mark },
  ...{ is_fiscal: data.is_fiscal, sales_bonus: data.sales_bonus },
});

/** Fields in which two products differ. */
export const differing = (before: ImportedProductFields, after: ImportedProductFields): ImportField[] =>
  importFields.filter((field) => before[field] !== after[field]);

function verdictOf(
  { is_left_out }: ReadRow,
  before: ImportedProductFields | null,
  after: ImportedProductFields | null,
): JudgedRow['verdict'] {
  if (is_left_out === 1) return 'left_out';
  if (after === null) return 'wrong';
  if (before === null) return 'new';
  return differing(before, after).length === 0 ? 'same' : 'changed';
}

/** The group that a row names, as it is spelled where it is there already. */
function groupOf({ group }: ImportValues, { groups }: Surroundings, add: (problem: RowProblem) => void) {
  if (group === undefined) return undefined;
  const known = groups.get(sortKey(group));
  if (known) return { name: known.name, isNew: false };
  const checked = ProductGroupInput.safeParse({ name: group });
  const [broken] = brokenRules(checked.error?.issues ?? [], { name: group });
  if (broken) add({ path: 'group', rule: broken.rule, params: broken.params });
  return checked.success ? { name: checked.data.name, isNew: true } : undefined;
}

/** What is wrong with a row because of other products and rows. */
function* clashes(
  { values, article, barcode_key, is_left_out }: ReadRow,
  product: KnownProduct | undefined,
  { around, repeated }: Pick<Judging, 'around' | 'repeated'>,
): Generator<RowProblem> {
  const isOut = is_left_out === 1;
  if (!isOut && article !== null && repeated.articles.has(article))
    yield { path: 'article', rule: 'repeated_in_file' };
  if (!isOut && barcode_key !== null && repeated.barcodes.has(barcode_key))
    yield { path: 'barcode', rule: 'repeated_in_file' };
  if (product && !product.is_seen) yield { path: 'article', rule: 'taken' };
  else if (product && product.archived_at !== null) yield { path: 'article', rule: 'archived_already' };
  else if (product && around.beyond.has(product.id))
    yield { path: 'article', rule: 'sold_beyond_own_points' };
  const holder = barcode_key === null ? undefined : around.barcodes.get(barcode_key);
  if (holder !== undefined && holder !== product?.id) yield { path: 'barcode', rule: 'taken' };
  if (product && values.unit !== undefined && values.unit !== product.unit && around.parts.has(product.id))
    yield { path: 'unit', rule: 'unit_in_use' };
}
