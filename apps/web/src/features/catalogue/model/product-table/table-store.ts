import { type ClientError, isClientError } from '@kasa/client/http/errors';
import { currentVersion } from '#shared/errors/current-version.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { bodyOf, type Field, type Product } from './cells.ts';
import { type Change, forgotten, type History, noHistory, stepped, withStep } from './history.ts';
import {
  dropped,
  editsOf,
  failed,
  insisted,
  met,
  type Row,
  retried,
  returned,
  rowOf,
  sendable,
  sending,
  stored,
  written,
} from './row.ts';

export interface TableState {
  readonly rows: ReadonlyMap<string, Row>;
  readonly history: History;
}

export interface TableServer {
  update(input: InputOf<'updateProduct'>): Promise<Product>;
  read(id: string): Promise<Product>;
  /** A failure that is shown at its cells. */
  report(error: unknown): void;
  /** Something was saved, or others were found to have changed something. */
  onChanged(): void;
}

/** Rows that are sent at the same time. */
const AT_ONCE = 3;

export type TableStore = ReturnType<typeof createTableStore>;

/** The rows of the table and what is not saved of them. Saves by itself, row by row; a row has one request at a time. */
export function createTableStore(server: TableServer) {
  let state: TableState = { rows: new Map(), history: noHistory };
  let active = 0;
  const listeners = new Set<() => void>();
  const set = (next: Partial<TableState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = (id: string, how: (row: Row) => Row) => {
    const row = state.rows.get(id);
    if (row) set({ rows: new Map(state.rows).set(id, how(row)) });
  };

  async function send(id: string): Promise<void> {
    active += 1;
    let isAgain = false;
    try {
      for (let row = state.rows.get(id); row; row = state.rows.get(id)) {
        const body = bodyOf(row.product, sendable(row));
        change(id, sending);
        try {
          const saved = await server.update({ params: { id }, body });
          change(id, (now) => stored(now, saved));
          return server.onChanged();
        } catch (error) {
          if (!isClientError(error) || currentVersion(error) === null || isAgain) throw error;
          isAgain = true;
          const product = await server.read(id);
          change(id, (now) => returned(now, product));
          server.onChanged();
          const left = state.rows.get(id);
          if (left && Object.keys(sendable(left)).length > 0) continue;
          return change(id, (now) => ({ ...now, isSending: false }));
        }
      }
    } catch (error) {
      server.report(error);
      const isMetAgain = isAgain && isClientError(error) && currentVersion(error) !== null;
      change(id, (now) => failed(now, error as ClientError, isMetAgain));
    } finally {
      active -= 1;
      pump();
    }
  }
  function pump(): void {
    for (const [id, row] of state.rows) {
      if (active >= AT_ONCE) return;
      if (!row.isSending && Object.keys(sendable(row)).length > 0) void send(id);
    }
  }
  const write = (changes: readonly Change[]) => {
    const rows = new Map(state.rows);
    for (const { id, field, from, to } of changes) {
      const row = rows.get(id);
      if (row) rows.set(id, written(row, field, to, from.value));
    }
    set({ rows });
    pump();
  };
  const step = (way: 'undo' | 'redo') => {
    const { history, changes } = stepped(state.history, way);
    set({ history });
    write(changes);
    return changes;
  };
  const giveUp = (id: string, field: Field) => {
    const edit = state.rows.get(id)?.edits[field];
    // What is saved, or about to be, is taken back by undoing it.
    if (!edit || edit.state === 'waiting' || edit.state === 'sending') return;
    change(id, (row) => dropped(row, field));
    set({ history: forgotten(state.history, id, field) });
  };
  return {
    state: (): TableState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes in what a list has read. */
    take(products: readonly Product[]): void {
      const rows = new Map(state.rows);
      for (const product of products) {
        const row = rows.get(product.id);
        if (!row) rows.set(product.id, rowOf(product));
        else if (!row.isSending && product.version > row.product.version)
          rows.set(product.id, met(row, product));
      }
      set({ rows });
    },
    /** Writes cells as one step. */
    write(changes: readonly Change[]): void {
      set({ history: withStep(state.history, changes) });
      write(changes);
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Gives up what was written into a cell: what the server has stands there. */
    giveUp,
    /** Writes over what somebody else has written. */
    insist(id: string, field: Field): void {
      change(id, (row) => insisted(row, field));
      pump();
    },
    retry(): void {
      set({ rows: new Map([...state.rows].map(([id, row]) => [id, retried(row)])) });
      pump();
    },
    isUnsaved: (): boolean => [...state.rows.values()].some((row) => editsOf(row).length > 0),
  };
}
