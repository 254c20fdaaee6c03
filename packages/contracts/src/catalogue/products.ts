import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { containsCardNumber } from '../shared/card-numbers.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { identifier, searchText, text } from '../shared/text.ts';
import { barcodeKind, barcodeProblem, MAX_BARCODE } from './barcodes.ts';
import { productKinds, productStates, productTaxes, productUnits } from './product-values.ts';

/** Points that a product names at most, and points with a price of their own. */
export const MAX_PRODUCT_POINTS = 500;

const Barcode = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAX_BARCODE, { error: 'too_long', abort: true })
  .superRefine((barcode, context) => {
    const isCard = barcodeKind(barcode) === 'own' && containsCardNumber(barcode);
    const problem = isCard ? 'card_number' : barcodeProblem(barcode);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const Uktzed = z.string().regex(/^(?:[0-9]{4}|[0-9]{6}|[0-9]{8}|[0-9]{10})$/, 'uktzed_format');

const price = PositiveKopiykas.describe('Of one unit, where a point has no price of its own');

/** What a product is, apart from what it belongs to. */
const card = {
  kind: z.enum(productKinds),
  unit: z.enum(productUnits),
  tax_included: z.boolean().describe('Whether the price holds the taxes; false: they come on top'),
  tax: z
    .enum(productTaxes)
    .describe(
      'VAT. The letter on receipts is that of the selling company: one that pays no VAT sells it without',
    ),
  has_excise: z.boolean().describe('Whether retail excise of 5 % is owed, too; goods only (rule only_goods)'),
  has_excise_mark: z
    .boolean()
    .describe('Whether each piece has an excise mark to scan; excise goods only (rule only_excise_goods)'),
  is_fiscal: z.boolean().describe('Whether it goes through the register of a fiscal point'),
  is_sold_everywhere: z.boolean().describe('Whether it is sold at all points, also those to come'),
};

/** Goods or a service that the merchant sells (decisions §3). */
export const Product = z
  .strictObject({
    id: Id,
    ...card,
    name: z.string(),
    article: z.string().describe('Code of the product, as the merchant has it'),
    group: NamedReference.nullable(),
    price,
    sales_bonus: Kopiykas.describe('What whoever sells it earns for each unit; 0: nothing'),
    barcode: z.string().nullable(),
    uktzed: z.string().nullable().describe('Code of the goods by UKTZED'),
    points: z
      .array(NamedReference)
      .describe('Where it is sold, of the points that the session sees; empty if it is sold everywhere'),
    photo: z.string().nullable().describe('Path of the picture, another one for another picture; null: none'),
    state: z.enum(productStates).describe('`archived`: it is sold no more'),
    is_sold: z.boolean().describe('Whether it was ever sold; then it is archived instead of deleted'),
    is_beyond_own_points: z
      .boolean()
      .describe('Whether it is also sold where the session does not work: changes are `beyond_own_points`'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Product' });

const fields = {
  ...card,
  name: text(200),
  article: identifier(40).describe(
    'Code of the product, as the merchant has it; unique among the products that are not archived',
  ),
  group_id: Id.nullable(),
  price,
  sales_bonus: Kopiykas,
  barcode: Barcode.nullable().describe(
    'EAN-8, EAN-13, UPC-A or GTIN-14 with its check digit (rule barcode_check_digit), or an own one; unique among the products that are not archived',
  ),
  uktzed: Uktzed.nullable().describe('4, 6, 8 or 10 digits; of excise goods 10 (rule uktzed_needed)'),
  point_ids: z
    .array(Id)
    .max(MAX_PRODUCT_POINTS)
    .refine((ids) => new Set(ids).size === ids.length, 'invalid')
    .describe(
      'One at least (rule product_point_needed), none if it is sold everywhere (rule points_not_used)',
    ),
};

const ruled = z.object({
  kind: z.enum(productKinds),
  has_excise: z.boolean(),
  has_excise_mark: z.boolean(),
  uktzed: z.string().nullable(),
  is_sold_everywhere: z.boolean(),
  point_ids: z.array(z.unknown()),
});
/** Runs even if other fields are invalid, so all errors are reported together. */
const whenKnown = { when: ({ value }: { value: unknown }) => ruled.safeParse(value).success };

export const ProductInput = z
  .strictObject(fields)
  .refine(({ kind, has_excise }) => kind === 'goods' || !has_excise, {
    ...{ path: ['has_excise'], error: 'only_goods', ...whenKnown },
  })
  .refine(({ kind, uktzed }) => kind === 'goods' || uktzed === null, {
    ...{ path: ['uktzed'], error: 'only_goods', ...whenKnown },
  })
  .refine(({ has_excise, has_excise_mark }) => has_excise || !has_excise_mark, {
    ...{ path: ['has_excise_mark'], error: 'only_excise_goods', ...whenKnown },
  })
  .refine(({ has_excise, uktzed }) => !has_excise || uktzed?.length === 10, {
    ...{ path: ['uktzed'], error: 'uktzed_needed', ...whenKnown },
  })
  .refine(({ is_sold_everywhere, point_ids }) => is_sold_everywhere || point_ids.length > 0, {
    ...{ path: ['point_ids'], error: 'product_point_needed', ...whenKnown },
  })
  .refine(({ is_sold_everywhere, point_ids }) => !is_sold_everywhere || point_ids.length === 0, {
    ...{ path: ['point_ids'], error: 'points_not_used', ...whenKnown },
  })
  .meta({ id: 'ProductInput' });

/** A product as edited. */
export const ProductUpdate = ProductInput.safeExtend({ version: Version }).meta({ id: 'ProductUpdate' });

/** A product that is archived or restored. */
export const ProductVersion = z.strictObject({ version: Version }).meta({ id: 'ProductVersion' });

export const ProductPage = pageOf(Product).meta({ id: 'ProductPage' });

const yesOrNo = z.enum(['true', 'false']).optional();

/** What lists of products are narrowed by. */
export const productFilters = {
  q: searchText.optional().describe('Part of the name, the code or the barcode'),
  barcode: Barcode.optional().describe('The barcode as it was scanned: a UPC-A is found as an EAN-13, too'),
  kind: anyOf(z.enum(productKinds)).optional(),
  group_id: anyOf(Id).optional(),
  point_id: anyOf(Id).optional().describe('Sold at one of these points'),
  tax: anyOf(z.enum(productTaxes)).optional(),
  has_excise: yesOrNo,
  is_fiscal: yesOrNo,
  state: anyOf(z.enum(productStates)).optional(),
};

export const ProductQuery = z.strictObject({
  ...pagingQuery,
  ...productFilters,
  sort: sortBy(['name', 'article', 'price', 'created_at']).describe('Default: name'),
});

export const ProductExportQuery = z.strictObject({ format: z.enum(exportFormats), ...productFilters });

export type ProductEntity = z.infer<typeof Product>;
export type ProductFields = z.infer<typeof ProductInput>;

export const exampleProduct: ProductEntity = {
  ...{ id: exampleIds.product, kind: 'goods', name: 'Кава мелена «Львівська», 225 г', article: '100109' },
  group: { id: exampleIds.productGroup, name: 'Бакалія' },
  ...{ price: 16_900, unit: 'piece', tax_included: true, tax: 'vat_20' },
  ...{ has_excise: false, has_excise_mark: false, uktzed: '0901210000', barcode: '4820001001099' },
  ...{ is_fiscal: true, sales_bonus: 0, is_sold_everywhere: true, points: [], photo: null },
  ...{ state: 'active', is_sold: true, is_beyond_own_points: false },
  ...{ version: 1, created_at: '2026-01-12T08:00:00.000Z', updated_at: '2026-01-12T08:00:00.000Z' },
};
