import type { Locale } from '#shared/i18n/locales.ts';
import type { Place } from './block.ts';
import {
  type Column,
  columns,
  type Entry,
  type Field,
  type Group,
  isField,
  isSame,
  readCell,
  textOf,
  valueIn,
} from './cells.ts';
import type { Change } from './history.ts';
import { editsOf, type Row } from './row.ts';

/** What a cell holds now, saved or not. */
export function entryOf(row: Row, field: Field, locale: Locale): Entry {
  const { text, value, problem } = row.edits[field] ?? {
    value: valueIn(row.product, field),
    text: textOf(valueIn(row.product, field), locale),
  };
  return { text, value, problem };
}

/** The text of a cell, as it is edited and copied. */
export function cellText(row: Row, column: Column, locale: Locale): string {
  if (!isField(column)) return row.product.name;
  const { text, value } = entryOf(row, column, locale);
  return value === undefined ? text : textOf(value, locale);
}

/** Whether a product may not be changed here, and why. */
export const lockOf = ({ product }: Row): 'beyond' | 'archived' | undefined =>
  product.is_beyond_own_points ? 'beyond' : product.state === 'archived' ? 'archived' : undefined;

/** A cell and what is put into it. */
export interface Put extends Place {
  readonly text: string;
  /** What it held as far as the person knows; default: what it holds now. */
  readonly from?: Entry;
}

/** What changes when texts are put into cells, and how many cells would have to that can't. */
export function changesOf(
  rows: readonly Row[],
  cells: readonly Put[],
  groups: readonly Group[],
  locale: Locale,
): { changes: Change[]; skipped: number } {
  let skipped = 0;
  const changes = cells.flatMap(({ row: n, column: at, text, from: known }): Change[] => {
    const [row, column] = [rows[n], columns[at]];
    if (!row || !column) return [];
    if (!isField(column) || lockOf(row)) {
      if (text !== cellText(row, column, locale)) skipped += 1;
      return [];
    }
    const [from, to] = [known ?? entryOf(row, column, locale), readCell(column, text, groups)];
    const isKept =
      !row.edits[column] &&
      from.value !== undefined &&
      to.value !== undefined &&
      isSame(from.value, to.value);
    return isKept ? [] : [{ id: row.product.id, field: column, from, to }];
  });
  return { changes, skipped };
}

/** Cells that are not saved, by what keeps them. */
export function countsOf(rows: Iterable<Row>) {
  const counts = { waiting: 0, sending: 0, refused: 0, lost: 0, conflict: 0, saved: 0 };
  for (const row of rows) {
    counts.saved += row.saved.length;
    for (const [, { state }] of editsOf(row)) counts[state] += 1;
  }
  return counts;
}
