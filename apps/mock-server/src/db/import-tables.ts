import type { ImportVerdict } from '@kasa/contracts/catalogue/import-values';
import type { BusinessColumns } from './columns.ts';

/** Files whose rows become products. */
export interface ProductImportsTable extends BusinessColumns {
  file_name: string;
  /** Rows that are to come; null: nobody said. */
  rows_in_file: number | null;
  /** JSON: `ProductImportDefaults`. */
  defaults: string;
  /** Whose draft it is, and who began it. */
  user_id: string;
  /** The run that writes its rows; null: a draft. */
  run_id: string | null;
  /** The last run that undoes it. */
  roll_back_run_id: string | null;
}

/** Their rows, and what was made of them. */
export interface ProductImportRowsTable {
  id: string;
  merchant_id: string;
  import_id: string;
  /** Number of the row in the file. */
  position: number;
  /** JSON: texts by field. */
  cells: string;
  is_left_out: 0 | 1;
  verdict: ImportVerdict;
  /** JSON: a list of `{ path, rule, max? }`. */
  problems: string;
  /** What no other row may have; null: none, or it is wrong in itself. */
  article: string | null;
  barcode_key: string | null;
  /** The product with its article, with the version that it was judged by; of a new one, what was made. */
  product_id: string | null;
  product_version: number | null;
  /** JSON: `ImportedProduct`. Null: it is new; the row is wrong. */
  before: string | null;
  after: string | null;
  /** Group of the product before. */
  group_id_before: string | null;
  is_new_group: 0 | 1;
  /** Version that the product got from the import; null: nothing was written, or it was undone. */
  written_version: number | null;
  /** `searchText` of article, name and barcode. */
  found_by: string;
}
