import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from '#shared/i18n/i18n.tsx';
import {
  cornersOf,
  type Place,
  placeBlock,
  readBlock,
  type Selection,
  writeBlock,
} from '../../model/product-table/block.ts';
import { columns, type Entry, type Group, isClearable, isField } from '../../model/product-table/cells.ts';
import { cellText, changesOf, entryOf, lockOf, type Put } from '../../model/product-table/changes.ts';
import type { Row } from '../../model/product-table/row.ts';
import type { TableStore } from '../../model/product-table/table-store.ts';

/** What is said of what was done. */
export interface Told {
  readonly rowsBeyond?: number;
  readonly columnsBeyond?: number;
  readonly skipped?: number;
  readonly isUnclear?: boolean;
  readonly isNeeded?: boolean;
  readonly undone?: number;
  readonly redone?: number;
}

/** A cell that is edited, and what it held when that began. */
interface Editing extends Place {
  readonly id: string;
  readonly from: Entry;
  readonly text: string;
  readonly isTyped: boolean;
}

export type Grid = ReturnType<typeof useGrid>;

/** Rows that PageUp and PageDown go by. */
const PAGE = 10;

const placeOf = (target: EventTarget): Place | null => {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const [row, column] = cell?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
};

/** What is selected and edited in the grid, by keys, pointer and clipboard. */
export function useGrid(rows: readonly Row[], store: TableStore, groups: readonly Group[]) {
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const start = { row: 0, column: 0 };
  const [selected, setSelected] = useState<Selection>({ anchor: start, head: start });
  const [editing, setEditing] = useState<Editing | null>(null);
  // Another page has come: what was typed belongs to none of its products.
  if (editing && rows[editing.row]?.product.id !== editing.id) setEditing(null);
  const [told, setTold] = useState<Told>({});
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  const selection = { anchor: within(selected.anchor), head: within(selected.head) };
  const { head } = selection;
  const { first, last } = cornersOf(selection);
  const textAt = ({ row, column }: Place) => {
    const [found, name] = [rows[row], columns[column]];
    return found && name ? cellText(found, name, locale) : '';
  };

  const goTo = (place: Place, isExtending = false) => {
    const next = within(place);
    setSelected({ anchor: isExtending ? selection.anchor : next, head: next });
    ref.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  const put = (cells: readonly Put[], more: Told = {}) => {
    const { changes, skipped } = changesOf(rows, cells, groups, locale);
    setTold({ ...more, skipped });
    store.write(changes);
  };
  const edit = (place: Place, typed?: string) => {
    const [row, column] = [rows[place.row], columns[place.column]];
    if (!row || !isField(column) || lockOf(row)) return;
    const { id } = row.product;
    const from = entryOf(row, column, locale);
    setEditing({ ...place, id, from, text: typed ?? textAt(place), isTyped: typed !== undefined });
  };
  const step = (way: 'undo' | 'redo') => {
    const changes = store[way]();
    const [one] = changes;
    setTold({ [`${way === 'undo' ? 'un' : 're'}done`]: changes.length });
    const row = rows.findIndex(({ product }) => product.id === one?.id);
    if (one && row >= 0) goTo({ row, column: columns.indexOf(one.field) });
  };
  const clear = () => {
    const cells: Place[] = [];
    for (let { row } = first; row <= last.row; row += 1)
      for (let { column } = first; column <= last.column; column += 1) cells.push({ row, column });
    const [some, others] = [true, false].map((isIt) =>
      cells.filter(({ column }) => {
        const field = columns[column];
        return (isField(field) && isClearable(field)) === isIt;
      }),
    );
    const isNeeded = others?.some(({ column }) => isField(columns[column])) === true;
    put(
      (some ?? []).map((place) => ({ ...place, text: '' })),
      { isNeeded },
    );
  };
  /** What Enter does where a choice or a link stands. */
  const enter = () => {
    const cell = ref.current?.querySelector<HTMLElement>(`[data-cell="${head.row} ${head.column}"]`);
    const inside = cell?.querySelector<HTMLElement>('button, a');
    if (inside?.tagName === 'A') inside.click();
    else if (inside) inside.focus();
    else edit(head);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, target, shiftKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    if (target instanceof HTMLInputElement || event.altKey) return;
    // The letters stand elsewhere on a Cyrillic keyboard.
    const isKey = (letter: string) => isControl && (code === `Key${letter}` || key.toUpperCase() === letter);
    const done = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (isKey('Z')) return done(() => step(shiftKey ? 'redo' : 'undo'));
    if (isKey('Y')) return done(() => step('redo'));
    if (!placeOf(target)) {
      // From the choice within a cell back to it.
      if (key === 'Escape') done(() => goTo(head));
      return;
    }
    const { row, column } = head;
    const ends = { first: isControl ? 0 : row, last: isControl ? rows.length - 1 : row };
    const moves: Readonly<Record<string, Place>> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      PageUp: { row: row - PAGE, column },
      PageDown: { row: row + PAGE, column },
      Home: { row: ends.first, column: 0 },
      End: { row: ends.last, column: columns.length - 1 },
    };
    const to = moves[key];
    if (to) return done(() => goTo(to, shiftKey));
    if (isKey('A'))
      return done(() =>
        setSelected({ anchor: start, head: within({ row: rows.length, column: columns.length }) }),
      );
    if (isControl) return;
    if (key === 'Enter') return done(enter);
    if (key === 'F2') return done(() => edit(head));
    if (key === 'Delete' || key === 'Backspace') return done(clear);
    const [product, field] = [rows[row], columns[column]];
    if (key === 'Escape' && product && isField(field))
      return done(() => store.giveUp(product.product.id, field));
    if (key.length === 1 && key !== ' ') done(() => edit(head, key));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!placeOf(event.target)) return;
    event.preventDefault();
    const block = Array.from({ length: last.row - first.row + 1 }, (_, down) =>
      Array.from({ length: last.column - first.column + 1 }, (__, right) =>
        textAt({ row: first.row + down, column: first.column + right }),
      ),
    );
    event.clipboardData.setData('text/plain', writeBlock(block));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!placeOf(event.target)) return;
    event.preventDefault();
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (block.length === 0) return setTold({ isUnclear: true });
    const size = { rows: rows.length, columns: columns.length };
    const { cells, ...beyond } = placeBlock(block, selection, size);
    put(cells, beyond);
    const lastCell = cells.at(-1);
    if (lastCell) setSelected({ anchor: { row: lastCell.row, column: lastCell.column }, head: first });
    if (lastCell)
      ref.current?.querySelector<HTMLElement>(`[data-cell="${first.row} ${first.column}"]`)?.focus();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const place = placeOf(target);
    if (place && (place.row !== head.row || place.column !== head.column))
      setSelected((now) =>
        now.head.row === place.row && now.head.column === place.column ? now : { anchor: place, head: place },
      );
  };
  return {
    ref,
    head,
    first,
    last,
    editing,
    told,
    edit,
    goTo,
    step,
    dismiss: () => setTold({}),
    /** Ends editing. @param text undefined: it is given up */
    finish: (text: string | undefined) => {
      setEditing(null);
      if (!editing || text === undefined || rows[editing.row]?.product.id !== editing.id) return;
      const { row, column, from } = editing;
      if (editing.isTyped || text !== editing.text) put([{ row, column, text, from }]);
    },
    handlers: { onKeyDown, onCopy, onPaste, onFocus },
  };
}
