import {
  type ImportField,
  type ImportVerdict,
  importFields,
  importVerdicts,
} from '@kasa/contracts/catalogue/import-values';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';

export type ProductImport = DataOf<'getProductImport'>;
export type ProductImportRow = DataOf<'listProductImportRows'>['items'][number];
type ImportCells = NonNullable<InputOf<'updateProductImportRow'>['body']['cells']>;
type ImportedProduct = NonNullable<ProductImportRow['after']>;

/** The list of an import's rows. */
export const importRowsSpec = {
  filters: { q: asText, verdict: asSomeOf(...importVerdicts) },
  sorts: [] as const,
};

/** Rows that the import writes. */
export const rowsToWrite = ({ counts }: ProductImport): number => counts.new + counts.changed;

/** Not all rows of the file were sent, so that it cannot begin. */
export const isIncomplete = ({ state, total, rows_in_file: all }: ProductImport): boolean =>
  state === 'draft' && all !== null && total < all;

/** The list shows the wrong rows alone. */
export const isShowingWrong = ({
  verdict,
}: {
  readonly verdict?: readonly ImportVerdict[] | undefined;
}): boolean => verdict?.length === 1 && verdict[0] === 'wrong';

export const isGoingOn = ({ state }: ProductImport): boolean =>
  state === 'running' || state === 'rolling_back';

/** What the product gets that it has not, in the order of the columns. */
export const changedFields = (before: ImportedProduct, after: ImportedProduct): readonly ImportField[] =>
  importFields.filter((field) => before[field] !== after[field]);

const NAMED: readonly ImportField[] = ['article', 'name'];

/** What a new product has besides its code and name, without what it lacks. */
export const newFields = (after: ImportedProduct): readonly ImportField[] =>
  importFields.filter(
    (field) => !NAMED.includes(field) && ![null, false, 0].includes(after[field] as null | false | 0),
  );

/** The cells of a row for a form: none is missing. */
export const typedCells = (cells: ImportCells): Record<ImportField, string> =>
  Object.fromEntries(importFields.map((field) => [field, cells[field] ?? ''])) as Record<ImportField, string>;

/** The cells of a form for the server: an empty one says nothing. */
export const writtenCells = (
  typed: Readonly<Partial<Record<ImportField, string | undefined>>>,
): ImportCells =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== undefined && text !== ''));

/** The fields of a row's form: what is wrong first, then what is filled in. */
export function fieldsInOrder({ cells, problems }: ProductImportRow): readonly ImportField[] {
  const wrong = new Set(problems.map(({ path }) => path));
  const rank = (field: ImportField) => (wrong.has(field) ? 0 : cells[field] ? 1 : 2);
  return [...importFields].sort((one, other) => rank(one) - rank(other));
}
