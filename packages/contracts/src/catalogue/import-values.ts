/** What imports of products are made of. Without zod, for server and web. */
import { runReasons, type runRowStates } from '../shared/run-values.ts';

/** What a row of a file may say of a product, in the order of its columns. The article is what products are known by. */
export const importFields = [
  'article',
  'name',
  'price',
  'barcode',
  'group',
  'unit',
  'kind',
  'tax',
  'tax_included',
  'uktzed',
  'has_excise',
  'has_excise_mark',
  'is_fiscal',
  'sales_bonus',
] as const;
export type ImportField = (typeof importFields)[number];

/** Texts of a row, as they stand in the file. */
export type ImportTexts = Readonly<Partial<Record<ImportField, string | undefined>>>;

/** Rows of an import that hold anything. */
export const MAX_IMPORT_ROWS = 20_000;
/** Number of the last row of a file: between those that hold something others may be empty. */
export const MAX_IMPORT_POSITION = 1_000_000;
/** Rows in a request. Their texts fit in 256 KB, or fewer are sent. */
export const MAX_ROWS_PER_REQUEST = 500;
/** Longest text of a cell. A longer one is wrong in any field: it is sent cut off here. */
export const MAX_CELL = 300;

/** Drafts that a person has: of more, the oldest goes. */
export const MAX_IMPORT_DRAFTS = 5;
/** A draft that nobody touches goes after so many hours, when another one is made. */
export const DRAFT_HOURS = 48;

/** What would become of a row. `left_out`: somebody has left it out. */
export const importVerdicts = ['new', 'changed', 'same', 'wrong', 'left_out'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** `draft`: nothing was done yet. `cancelled`: it was stopped; what was done stays. `rolling_back`: it is being undone. */
export const importStates = ['draft', 'running', 'done', 'cancelled', 'rolling_back', 'rolled_back'] as const;
export type ImportState = (typeof importStates)[number];

/** What a run does: write the rows, or undo what they did. */
export const importActions = ['import_products', 'roll_back_import'] as const;
export type ImportAction = (typeof importActions)[number];

export type ImportRowState = (typeof runRowStates)[number];

/** Why the preview leaves a row out. */
export const importSkipReasons = ['same', 'wrong', 'left_out'] as const;
/**
 * Why a row was not written, or not undone. `conflict`: the product is not what it was when that was agreed to;
 * `taken`: another product got its article or barcode meanwhile.
 */
export const importRunReasons = [
  ...importSkipReasons,
  'taken',
  'beyond_own_points',
  'product_sold',
  'product_in_composition',
  ...runReasons,
] as const;
export type ImportRunReason = (typeof importRunReasons)[number];
