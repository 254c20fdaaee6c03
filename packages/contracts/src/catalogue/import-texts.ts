/**
 * Reads the texts of a spreadsheet's row. What can be understood in two ways is wrong rather than guessed. Without zod.
 */
import type { RuleName } from '../shared/rules.ts';
import type { ImportField, ImportTexts } from './import-values.ts';
import type { ProductTax, ProductUnit, productKinds } from './product-values.ts';

type Kind = (typeof productKinds)[number];

/** What a row says; a field that it says nothing of is missing. */
export interface ImportValues {
  readonly article?: string;
  readonly name?: string;
  /** Kopiykas. */
  readonly price?: number;
  readonly barcode?: string;
  readonly group?: string;
  readonly unit?: ProductUnit;
  readonly kind?: Kind;
  readonly tax?: ProductTax;
  readonly tax_included?: boolean;
  readonly uktzed?: string;
  readonly has_excise?: boolean;
  readonly has_excise_mark?: boolean;
  readonly is_fiscal?: boolean;
  /** Kopiykas. */
  readonly sales_bonus?: number;
}

/** A cell that is wrong, and the rule that it breaks. */
export interface ImportProblem {
  readonly path: ImportField;
  readonly rule: RuleName;
}

// Spaces of any width, and the apostrophe that Swiss tables have.
const SPACES = /[\s\u00a0\u2000-\u200a\u202f]+/gu;
const CURRENCY = /^(?:₴|uah)|(?:₴|грн\.?|гривень|гривня|гривні|uah)$/giu;
const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;
const MAX_DIGITS = 12;

/** Whole hryvnias, maybe in groups of three digits; null: anything else. */
function wholeOf(text: string, decimalSign: string | null): string | null {
  if (/^\d+$/.test(text)) return text;
  const sign = GROUPED.exec(text)?.[1];
  return sign === undefined || sign === decimalSign ? null : text.replaceAll(sign, '');
}

/**
 * A sum as people write it, in kopiykas; null: it is none, or could be two. Thousands are divided by a space, an
 * apostrophe, a dot or a comma, kopiykas by a comma or a dot with one or two digits: `1 234,5`, `1,234.50`, `1.234,50`.
 * One dot or comma before three digits is refused: `12,345` may be twelve thousand.
 */
export function readSum(text: string): number | null {
  const plain = text.normalize('NFKC').replace(SPACES, ' ').replace(/[’ʼ′]/gu, "'").trim();
  const sum = plain.replace(CURRENCY, '').trim();
  const decimal = /^(.+)([.,])(\d{1,2})$/.exec(sum);
  const [, before = sum, sign = null, kopiykas = ''] = decimal ?? [];
  // One separator alone, and three digits after it.
  if (decimal === null && /^\d{1,3}[.,]\d{3}$/.test(sum)) return null;
  const whole = wholeOf(before, sign);
  if (whole === null || whole.length > MAX_DIGITS) return null;
  return Number(whole) * 100 + Number(kopiykas.padEnd(2, '0'));
}

/** One form of all spellings of a word. */
const wordOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPACES, '')
    .replace(/[.’'ʼ]/gu, '');

const words = <Value extends string | boolean>(all: readonly (readonly [Value, string])[]) => {
  const byWord = new Map(
    all.flatMap(([value, spelled]) => spelled.split(' ').map((word) => [wordOf(word), value] as const)),
  );
  return (text: string): Value | null => byWord.get(wordOf(text)) ?? null;
};

/** A unit by its words and abbreviations, in Ukrainian or English; null: it is none. */
export const readUnit = words<ProductUnit>([
  ['piece', 'шт штук штука штуки одиниця од piece pieces pc pcs ea'],
  ['kg', 'кг кілограм кілограми kg kilogram'],
  ['g', 'г гр грам грами g gram'],
  ['l', 'л літр літри l liter litre'],
  ['ml', 'мл мілілітр мілілітри ml'],
  ['m', 'м метр метри m meter metre'],
  ['m2', 'м2 квм мкв m2 sqm'],
  ['m3', 'м3 кубм мкуб m3'],
  ['pack', 'уп упак упаковка пач пачка pack package'],
  ['box', 'ящ ящик кор коробка box'],
  ['set', 'компл комплект набір set'],
  ['pair', 'пара пар pair'],
  ['portion', 'порц порція portion'],
  ['hour', 'год година hour h hr'],
  ['service', 'послуга посл service'],
]);

/** Goods or a service; null: neither. */
export const readKind = words<Kind>([
  ['goods', 'товар товари goods product'],
  ['service', 'послуга послуги service services'],
]);

const taxWords = words<ProductTax>([
  ['no_vat', 'без безпдв бпдв неплатник novat none'],
  ['vat_0', '0 0,0 0,00'],
  ['vat_7', '7 7,0 7,00'],
  ['vat_14', '14 14,0 14,00'],
  ['vat_20', '20 20,0 20,00'],
]);
/** Cells of spreadsheets that are shown in per cent hold a share. */
const shareWords = words<ProductTax>([
  ['vat_7', '0,07'],
  ['vat_14', '0,14'],
  ['vat_20', '0,2 0,20'],
]);

/** VAT: `20 %`, `ПДВ 7`, `без ПДВ`, `0,2`; null: none of these. Letters are each company's own, and are not read. */
export function readTax(text: string): ProductTax | null {
  const plain = wordOf(text.replace(/(\d)\.(?=\d)/g, '$1,'));
  const rate = plain.replace(/пдв|vat/gu, '');
  if (!/^[\d,%]+$/.test(rate)) return taxWords(plain);
  return taxWords(rate.replace(/%$/, '')) ?? shareWords(rate);
}

/** Yes or no, as tables have it; null: neither. */
export const readYesOrNo = (text: string): boolean | null => {
  const found = yesWords(text);
  return found === null ? null : found === 'yes';
};
const yesWords = words<'yes' | 'no'>([
  ['yes', 'так т є yes y true 1 + ✓ ✔ v х x істина'],
  ['no', 'ні н немає no n false 0 - – — хибність'],
]);

/** A long code that a spreadsheet took for a number, and rounded: `4,82E+12`. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+\d{2,}$/i;
const unrounded = (text: string) => (ROUNDED.test(text) ? null : text);

/** Digits that are written in groups: `0901 21 00 00`. */
const ungrouped = (text: string) => (/^[\d\s\u00a0]+$/u.test(text) ? text.replace(SPACES, '') : text);

/** What spreadsheets write where they have no value. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/i;
/** A code that was taken for a card number. */
const MASKED = /\d\*{3,}\d/;

/** What is wrong with a text whatever its field expects. */
function ruleOf(path: ImportField, text: string): RuleName | undefined {
  if (ERROR.test(text)) return 'cell_error';
  return (path === 'article' || path === 'barcode') && MASKED.test(text) ? 'card_number' : undefined;
}

type Reader = (text: string) => string | number | boolean | null;
const READERS: Readonly<Record<ImportField, readonly [read: Reader, rule: RuleName]>> = {
  article: [unrounded, 'code_rounded'],
  name: [(text) => text, 'invalid'],
  price: [readSum, 'sum_format'],
  barcode: [(text) => unrounded(ungrouped(text)), 'code_rounded'],
  group: [(text) => text, 'invalid'],
  unit: [readUnit, 'unit_unknown'],
  kind: [readKind, 'kind_unknown'],
  tax: [readTax, 'tax_unknown'],
  tax_included: [readYesOrNo, 'yes_or_no'],
  uktzed: [ungrouped, 'invalid'],
  has_excise: [readYesOrNo, 'yes_or_no'],
  has_excise_mark: [readYesOrNo, 'yes_or_no'],
  is_fiscal: [readYesOrNo, 'yes_or_no'],
  sales_bonus: [readSum, 'sum_format'],
};

/** What the texts of a row say, and which of them say nothing that is understood. An empty one says nothing at all. */
export function readRow(texts: ImportTexts): {
  readonly values: ImportValues;
  readonly problems: readonly ImportProblem[];
} {
  const values: Partial<Record<ImportField, string | number | boolean>> = {};
  const problems: ImportProblem[] = [];
  for (const path of Object.keys(READERS) as ImportField[]) {
    const text = texts[path]?.trim() ?? '';
    if (text === '') continue;
    const [read, usual] = READERS[path];
    const rule = ruleOf(path, text) ?? usual;
    const value = rule === usual ? read(text) : null;
    if (value === null) problems.push({ path, rule });
    else values[path] = value;
  }
  return { values: values as ImportValues, problems };
}
