/** Columns that people have matched by hand, so that the next file of the same shape needs no hand. */
import { type ImportField, importFields } from '@kasa/contracts/catalogue/import-values';
import { readDevicePreference, writeDevicePreference } from '#shared/device-preferences.ts';
import { plainHeading } from './plain-heading.ts';

const NAME = 'import_columns';
/** All of them go with each request. */
const MOST = 24;

/** What a column was last said to be; null: nothing of a product. */
export type RememberedColumns = ReadonlyMap<string, ImportField | null>;

/** A short name of a heading (FNV-1a): two headings that share one would only be matched wrong, in sight. */
function keyOf(heading: string): string {
  let hash = 0x811c9dc5;
  for (const sign of plainHeading(heading)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function rememberedColumns(): RememberedColumns {
  const pairs = (readDevicePreference(NAME) ?? '').split('.').map((pair) => pair.split('-'));
  return new Map(
    pairs.flatMap(([key = '', field]) => {
      if (key === '' || field === undefined) return [];
      const known = importFields.find((one) => one === field);
      return field === '' || known !== undefined ? [[key, known ?? null] as const] : [];
    }),
  );
}

/** @returns what a heading was said to be; undefined: nobody has said */
export const rememberedField = (all: RememberedColumns, heading: string): ImportField | null | undefined =>
  all.get(keyOf(heading));

/** Remembers what columns were said to be; the oldest are forgotten. */
export function rememberColumns(said: readonly (readonly [heading: string, ImportField | null])[]): void {
  const all = new Map(rememberedColumns());
  for (const [heading, field] of said) {
    const key = keyOf(heading);
    // The latest stands last.
    all.delete(key);
    all.set(key, field);
  }
  const kept = [...all].slice(-MOST).map(([key, field]) => `${key}-${field ?? ''}`);
  writeDevicePreference(NAME, kept.length > 0 ? kept.join('.') : null);
}
