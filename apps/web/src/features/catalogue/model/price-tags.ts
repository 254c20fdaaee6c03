import { productKinds, productStates, productTaxes } from '@kasa/contracts/catalogue/product-values';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { type FilterValues, readListAddress } from '#shared/table/list-address.ts';

export type PriceTag = DataOf<'listPriceTags'>['items'][number];

/** Sides of a tag, millimetres. */
export const tagSizes = {
  large: { width: 58, height: 40 },
  medium: { width: 40, height: 30 },
  small: { width: 30, height: 20 },
} as const;
export type TagSize = keyof typeof tagSizes;
export const sizeNames = Object.keys(tagSizes) as TagSize[];

/** A4, and the edge that printers leave blank, millimetres. */
export const SHEET = { width: 210, height: 297, edge: 5 } as const;
/** Most tags of one product. */
export const MAX_COPIES = 20;

/** What can be left out of tags. */
export const tagParts = ['date', 'barcode'] as const;

const yesOrNo = asOneOf('true', 'false');
const filters = {
  q: asText,
  barcode: asText,
  kind: asSomeOf(...productKinds),
  group_id: asSeveral(asId),
  tax: asSomeOf(...productTaxes),
  state: asSomeOf(...productStates),
  is_fiscal: yesOrNo,
  has_excise: yesOrNo,
  point_id: asId,
  product_id: asSeveral(asId),
};

/** The filters of the list of products as they stand in an address. */
export type TagFilters = Partial<FilterValues<typeof filters>>;

/** What tags are asked for. What is sold no more gets one only where it is meant. */
export function tagQuery(search: URLSearchParams): InputOf<'listPriceTags'>['query'] {
  const asked = readListAddress(search, { filters, sorts: [] }).filters;
  return asked.product_id || asked.state ? asked : { ...asked, state: ['active'] };
}

/** A whole number of copies that can be printed; undefined: another one. */
export const asCopies = (value: number | null): number | undefined =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= MAX_COPIES ? value : undefined;

/** Columns of a sheet, and tags on it. */
export function sheetGrid(size: TagSize): { columns: number; perSheet: number } {
  const { width, height } = tagSizes[size];
  const columns = Math.floor((SHEET.width - 2 * SHEET.edge) / width);
  return { columns, perSheet: columns * Math.floor((SHEET.height - 2 * SHEET.edge) / height) };
}

/** The tags by sheet, copies of one product beside each other. */
export function sheetsOf<Tag>(tags: readonly Tag[], copies: number, size: TagSize): Tag[][] {
  const { perSheet } = sheetGrid(size);
  const all = tags.flatMap((tag) => Array.from({ length: copies }, () => tag));
  return Array.from({ length: Math.ceil(all.length / perSheet) }, (_, n) =>
    all.slice(n * perSheet, (n + 1) * perSheet),
  );
}
