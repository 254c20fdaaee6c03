import type { Entry, Field } from './cells.ts';

/** A cell before and after something was done with it. */
export interface Change {
  readonly id: string;
  readonly field: Field;
  readonly from: Entry;
  readonly to: Entry;
}

/** What was done and undone: each step is what one action has changed, a whole paste too. */
export interface History {
  readonly done: readonly (readonly Change[])[];
  readonly undone: readonly (readonly Change[])[];
}

export const noHistory: History = { done: [], undone: [] };
/** Steps that are remembered. */
const MOST = 200;

export const withStep = ({ done }: History, step: readonly Change[]): History =>
  step.length === 0 ? { done, undone: [] } : { done: [...done, step].slice(-MOST), undone: [] };

/** Takes the last step back, or does the one again that was taken back: what is to be written now. */
export function stepped(
  { done, undone }: History,
  way: 'undo' | 'redo',
): { history: History; changes: readonly Change[] } {
  const step = (way === 'undo' ? done : undone).at(-1);
  if (!step) return { history: { done, undone }, changes: [] };
  if (way === 'redo')
    return { history: { done: [...done, step], undone: undone.slice(0, -1) }, changes: step };
  return {
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    changes: step.map((change) => ({ ...change, from: change.to, to: change.from })),
  };
}

/** Without a cell whose value was given up: there is nothing of it to take back. */
export function forgotten({ done, undone }: History, id: string, field: Field): History {
  const without = (steps: History['done']) =>
    steps
      .map((step) => step.filter((change) => change.id !== id || change.field !== field))
      .filter((step) => step.length > 0);
  return { done: without(done), undone: without(undone) };
}
