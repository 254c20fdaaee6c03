import { ProductInput } from '@kasa/contracts/catalogue/products';
import { brokenRules, type RuleName, type ruleMessage } from '@kasa/contracts/shared/rules';
import type { Locale } from '#shared/i18n/locales.ts';
import type { DataOf, InputOf } from '#shared/query/operations.ts';

export type Product = DataOf<'getProduct'>;
export type Group = NonNullable<Product['group']>;
export const columns = ['name', 'article', 'barcode', 'group', 'price'] as const;
export type Column = (typeof columns)[number];
export type Field = Exclude<Column, 'name'>;
/** Kopiykas of a price; null: nothing. */
export type Value = string | number | Group | null;

/** What is wrong with a cell: said by the table, by the contract or by the server. */
export type Problem =
  | { readonly word: 'groupUnknown' | 'priceUnread' | 'rounded' }
  | { readonly rule: RuleName; readonly params: Parameters<typeof ruleMessage>[2] }
  | { readonly message: string };

/** What was typed or pasted into a cell, and what it was read as. */
export interface Entry {
  readonly text: string;
  /** Undefined: it can't be read. */
  readonly value: Value | undefined;
  readonly problem?: Problem | undefined;
}

export const isField = (column: Column | undefined): column is Field =>
  column !== undefined && column !== 'name';
/** Cells that may stand empty. */
export const isClearable = (field: Field): boolean => field === 'barcode' || field === 'group';

export const valueIn = (product: Product, field: Field): Value => product[field];

const keyOf = (value: Value) => (typeof value === 'object' && value !== null ? value.id : value);
export const isSame = (one: Value, other: Value): boolean => keyOf(one) === keyOf(other);

/** A value as it is typed, and as spreadsheets read it. */
export function textOf(value: Value, locale: Locale): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.name;
  if (typeof value === 'string') return value;
  const text = (value / 100).toFixed(2);
  return locale === 'uk' ? text.replace('.', ',') : text;
}

const PRICES = [
  /^\d{1,12}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
];

/** Kopiykas of a price in any spelling; undefined: none, or one that can be meant in two ways, as 12,345. */
export function readPrice(text: string): number | undefined {
  const bare = text
    .replace(/\s+/gu, ' ')
    .replace(/^ ?₴ ?| ?(?:₴|грн\.?|uah) ?$/giu, '')
    .trim();
  if (!PRICES.some((price) => price.test(bare))) return undefined;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return Number(whole.replace(/\D/g, '') + fraction.padEnd(2, '0'));
}

const plainName = (name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase();
/** A long code that a spreadsheet took for a number: 4,82E+12. */
const ROUNDED = /^\d[.,]\d+e\+\d+$/i;

/** Reads what was typed into a cell by the rules of the contract. */
export function readCell(field: Field, typed: string, groups: readonly Group[]): Entry {
  const text = typed.trim();
  const wrong = (problem: Problem): Entry => ({ text, value: undefined, problem });
  if (field === 'group') {
    const group = groups.find(({ name }) => plainName(name) === plainName(text));
    if (text !== '' && !group) return wrong({ word: 'groupUnknown' });
    return { text, value: group ? { id: group.id, name: group.name } : null };
  }
  if (field !== 'price' && ROUNDED.test(text)) return wrong({ word: 'rounded' });
  if (field === 'price' && text !== '' && readPrice(text) === undefined)
    return wrong({ word: 'priceUnread' });
  const asked = field === 'price' ? (text === '' ? null : readPrice(text)) : text || null;
  const { data, error } = ProductInput.shape[field].safeParse(
    field === 'article' && asked === null ? '' : asked,
  );
  const [broken] = error ? brokenRules(error.issues, asked) : [];
  return broken ? wrong({ rule: broken.rule, params: broken.params }) : { text, value: data ?? null };
}

/** A product as it is sent. */
export function bodyOf(
  product: Product,
  values: Partial<Record<Field, Value>>,
): InputOf<'updateProduct'>['body'] {
  const { id, photo, state, is_sold, is_beyond_own_points, created_at, updated_at, ...now } = product;
  const { group, points, ...fields } = { ...now, ...values } as typeof now;
  return { ...fields, group_id: group?.id ?? null, point_ids: points.map((point) => point.id) };
}
