import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { maskCardNumbers } from '../shared/card-numbers.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { loyaltyRules } from '../shared/loyalty-rules.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { examplePerson, PersonReference } from '../shared/people.ts';
import { type RuleName, rules } from '../shared/rules.ts';
import { searchText, text } from '../shared/text.ts';
import { barcodeKind, barcodeProblem } from './barcodes.ts';
import {
  importFields,
  importStates,
  importVerdicts,
  MAX_CELL,
  MAX_IMPORT_POSITION,
  MAX_IMPORT_ROWS,
  MAX_ROWS_PER_REQUEST,
} from './import-values.ts';
import { productKinds, productTaxes, productUnits } from './product-values.ts';
import { MAX_PRODUCT_POINTS } from './products.ts';

/** Rules that a product may break: those of other domains are none of an answer about it. */
const productRules = Object.keys(rules).filter((name) => !Object.hasOwn(loyaltyRules, name)) as [
  RuleName,
  ...RuleName[],
];

const Cell = z.string().max(MAX_CELL, 'too_long');
const FreeCell = Cell.overwrite(maskCardNumbers);
/** What has a check digit of GS1 is no card number: also shops that know their goods by that. */
const GoodsCell = Cell.overwrite((value) => {
  const barcode = value.trim();
  const isGoods = barcodeProblem(barcode) === undefined && barcodeKind(barcode) !== 'own';
  return isGoods ? value : maskCardNumbers(value);
});

/** A row as it stands in the file. What it says nothing of, or has empty, stays what the product has. */
export const ProductImportCells = z
  .strictObject({
    ...{ article: GoodsCell.optional(), name: FreeCell.optional(), price: FreeCell.optional() },
    ...{ barcode: GoodsCell.optional(), group: FreeCell.optional(), unit: FreeCell.optional() },
    ...{ kind: FreeCell.optional(), tax: FreeCell.optional(), tax_included: FreeCell.optional() },
    ...{ uktzed: FreeCell.optional(), has_excise: FreeCell.optional() },
    ...{ has_excise_mark: FreeCell.optional(), is_fiscal: FreeCell.optional() },
    sales_bonus: FreeCell.optional(),
  })
  .meta({
    id: 'ProductImportCells',
    description:
      'Texts of a row by field. The article tells which product is meant. A cell that is empty or missing says nothing: the product keeps what it has, a new one gets the default of the import, or else nothing; so a cell cannot clear UKTZED, the barcode or the group, and no price is taken away. Sums (`price`, `sales_bonus`) are read as people write them, in hryvnias with a comma or a dot before one or two digits of kopiykas, thousands apart or not, with ₴, грн or UAH or without (`1 234,50`, `1,234.50`); what can be understood in two ways (`12,345`) is wrong. `unit` and `kind` by label or usual abbreviation, in Ukrainian or English (`шт.`, `кг`, `товар`); `tax` by rate (`20 %`, `ПДВ 7`, `0,2`, `без ПДВ`), not by letter; yes or no as `так`, `ні`, `+`, `-`, `1`, `0`, `yes`, `no`, `true`, `false`. Letters may be of either case. A group is meant by its name, and made when it is missing. An article or a barcode that a spreadsheet has rounded (`4,82E+12`) or that is masked like a card number is wrong, and so is any cell with an error of a spreadsheet (`#N/A`)',
  });

/** What new products have that the file says nothing of. */
export const ProductImportDefaults = z
  .strictObject({
    kind: z.enum(productKinds),
    unit: z.enum(productUnits),
    tax: z.enum(productTaxes),
    tax_included: z.boolean(),
    is_fiscal: z.boolean(),
    is_sold_everywhere: z.boolean(),
    point_ids: z
      .array(Id)
      .max(MAX_PRODUCT_POINTS)
      .refine((ids) => new Set(ids).size === ids.length, 'invalid')
      .describe('Of new products, as in `ProductInput`'),
  })
  .refine(({ is_sold_everywhere, point_ids }) => is_sold_everywhere || point_ids.length > 0, {
    ...{ path: ['point_ids'], error: 'product_point_needed' },
  })
  .refine(({ is_sold_everywhere, point_ids }) => !is_sold_everywhere || point_ids.length === 0, {
    ...{ path: ['point_ids'], error: 'points_not_used' },
  })
  .meta({ id: 'ProductImportDefaults' });

const RowsInFile = z.int().min(1).max(MAX_IMPORT_ROWS);

export const ProductImportInput = z
  .strictObject({
    file_name: text(255).describe('Of the file that the rows are from; it stays where it is'),
    rows_in_file: RowsInFile.optional().describe(
      'Rows that will be sent: nothing begins before all are there (`product_import_incomplete`)',
    ),
    defaults: ProductImportDefaults,
  })
  .meta({ id: 'ProductImportInput' });

const Position = z.int().min(1).max(MAX_IMPORT_POSITION).describe('Number of the row in the file');

export const ProductImportRowsInput = z
  .strictObject({
    rows: z
      .array(z.strictObject({ position: Position, cells: ProductImportCells }))
      .min(1, 'required')
      .max(MAX_ROWS_PER_REQUEST)
      .refine((rows) => new Set(rows.map(({ position }) => position)).size === rows.length, 'invalid')
      .describe('In any order. One that is there already is replaced'),
  })
  .meta({ id: 'ProductImportRowsInput' });

export const ProductImportRowUpdate = z
  .strictObject({
    cells: ProductImportCells.optional().describe('Missing: its texts stay'),
    is_left_out: z.boolean().describe('Whether nothing is done with the row, whatever it says'),
  })
  .meta({ id: 'ProductImportRowUpdate' });

export const ProductImportVersion = z
  .strictObject({
    import_version: Version.describe(
      'Of what was looked at. When by now other rows are there, or they would do something else, nothing begins (`bulk_targets_changed`)',
    ),
  })
  .meta({ id: 'ProductImportVersion' });

/** An import as it was looked at. */
export const ProductImportRollBack = z
  .strictObject({ import_version: Version })
  .meta({ id: 'ProductImportRollBack' });

const Count = z.int().min(0).max(MAX_IMPORT_ROWS);

/** A file whose rows are to become products, or became some. */
export const ProductImport = z
  .strictObject({
    id: Id,
    file_name: z.string(),
    state: z
      .enum(importStates)
      .describe(
        '`draft`: nothing was done yet; `running`: its rows are being written; `done`: that has ended; `cancelled`: it was stopped, what was done stays; `rolling_back`: it is being undone; `rolled_back`: it was. One whose rolling back was stopped is `done` or `cancelled` again',
      ),
    defaults: ProductImportDefaults,
    created_by: PersonReference.describe('Whose draft it is; who began its runs, they say'),
    total: Count.describe('Rows that are there'),
    rows_in_file: RowsInFile.nullable().describe(
      'Rows that whoever made the draft said they would send; null: they did not say',
    ),
    counts: z
      .strictObject({ new: Count, changed: Count, same: Count, wrong: Count, left_out: Count })
      .describe('Rows by what would become of them, or was agreed to'),
    run_id: Id.nullable().describe('The run that has written its rows, or does; null: a draft'),
    roll_back_run_id: Id.nullable().describe('The run that undid it, or does'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'ProductImport' });

export const ProductImportPage = pageOf(ProductImport).meta({ id: 'ProductImportPage' });

export const ProductImportQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at']).describe('Default: -created_at'),
});

/** What of a product an import reads and writes. */
export const ImportedProduct = z
  .strictObject({
    article: z.string(),
    name: z.string(),
    price: Kopiykas,
    barcode: z.string().nullable(),
    group: z.string().nullable().describe('By name'),
    unit: z.enum(productUnits),
    kind: z.enum(productKinds),
    tax: z.enum(productTaxes),
    tax_included: z.boolean(),
    uktzed: z.string().nullable(),
    has_excise: z.boolean(),
    has_excise_mark: z.boolean(),
    is_fiscal: z.boolean(),
    sales_bonus: Kopiykas,
  })
  .meta({ id: 'ImportedProduct' });

export const ProductImportRow = z
  .strictObject({
    id: Id,
    position: Position,
    cells: ProductImportCells,
    verdict: z
      .enum(importVerdicts)
      .describe(
        '`new`: no product has its article, one is made; `changed`: the product becomes `after`; `same`: it is that already; `wrong`: see `problems`, nothing is done; `left_out`: somebody has left it out',
      ),
    problems: z
      .array(
        z.strictObject({
          path: z.enum(importFields),
          rule: z.enum(productRules),
          message: z.string().describe('For the person, in the language of `lng`'),
        }),
      )
      .describe('Why it is wrong. A cell has one at most'),
    product: NamedReference.nullable().describe('The product with this article; null: there is none'),
    before: ImportedProduct.nullable().describe('What the product is; null: it is new'),
    after: ImportedProduct.nullable().describe('What it would become; null: the row is wrong'),
    is_new_group: z.boolean().describe('Whether the group is made, too: no other has its name'),
  })
  .meta({ id: 'ProductImportRow' });

export const ProductImportRowPage = pageOf(ProductImportRow).meta({ id: 'ProductImportRowPage' });

export const ProductImportRowQuery = z.strictObject({
  ...pagingQuery,
  q: searchText.optional().describe('Part of the article, the name or the barcode, as in the file'),
  verdict: anyOf(z.enum(importVerdicts)).optional(),
});

export type ProductImportEntity = z.infer<typeof ProductImport>;
export type ProductImportRowEntity = z.infer<typeof ProductImportRow>;
export type ProductImportDefaultsFields = z.infer<typeof ProductImportDefaults>;
export type ImportedProductFields = z.infer<typeof ImportedProduct>;

export const exampleProductImport: ProductImportEntity = {
  id: exampleIds.productImport,
  file_name: 'Прайс листопад.xlsx',
  state: 'draft',
  ...{ total: 5, rows_in_file: 5 },
  counts: { new: 1, changed: 1, same: 1, wrong: 1, left_out: 1 },
  defaults: {
    ...{ kind: 'goods', unit: 'piece', tax: 'vat_20', tax_included: true, is_fiscal: true },
    ...{ is_sold_everywhere: true, point_ids: [] },
  },
  created_by: examplePerson,
  ...{ run_id: null, roll_back_run_id: null, version: 1 },
  ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
};

const imported: z.infer<typeof ImportedProduct> = {
  ...{ article: '100109', name: 'Кава мелена «Львівська», 225 г', price: 16_900 },
  ...{ barcode: '4820001001099', group: 'Бакалія', unit: 'piece', kind: 'goods', tax: 'vat_20' },
  ...{ tax_included: true, uktzed: '0901210000', has_excise: false, has_excise_mark: false },
  ...{ is_fiscal: true, sales_bonus: 0 },
};

export const exampleProductImportRow: ProductImportRowEntity = {
  id: exampleIds.productImportRow,
  position: 2,
  cells: { article: '100109', name: 'Кава мелена «Львівська», 225 г', price: '179,00' },
  ...{ verdict: 'changed', problems: [], is_new_group: false },
  product: { id: exampleIds.product, name: 'Кава мелена «Львівська», 225 г' },
  before: imported,
  after: { ...imported, price: 17_900 },
};
