import type { ClientError } from '@kasa/client/http/errors';
import { type Entry, type Field, isSame, type Problem, type Product, type Value, valueIn } from './cells.ts';

/** A cell whose value is not saved. */
export interface Edit extends Entry {
  /** What stood there when it was edited: anything else by now is of somebody else. */
  readonly before: Value;
  /** Sent without an answer yet: it may have been saved. */
  readonly sent: readonly Value[];
  /** `refused`: it has a problem; `lost`: it can be sent again; `conflict`: somebody else has changed it, too. */
  readonly state: 'waiting' | 'sending' | 'refused' | 'lost' | 'conflict';
  readonly theirs?: Value | undefined;
}

type Edits = Readonly<Partial<Record<Field, Edit>>>;

/** A product in the table, with what is not saved of it. */
export interface Row {
  /** As the server has last answered. */
  readonly product: Product;
  readonly edits: Edits;
  /** Cells that were saved here. */
  readonly saved: readonly Field[];
  readonly isSending: boolean;
}

export const rowOf = (product: Product): Row => ({ product, edits: {}, saved: [], isSending: false });

export const editsOf = (row: Row) => Object.entries(row.edits) as [Field, Edit][];

function withEdits(row: Row, change: (edit: Edit, field: Field) => Edit | null, isSaved = false): Row {
  const edits: Partial<Record<Field, Edit>> = {};
  const gone: Field[] = [];
  for (const [field, edit] of editsOf(row)) {
    const next = change(edit, field);
    if (next) edits[field] = next;
    else gone.push(field);
  }
  const saved = isSaved ? [...new Set([...row.saved, ...gone])] : row.saved;
  return { ...row, edits, saved };
}

/**
 * The row with a newer version of its product: edits of cells that nobody else has touched stay, those of cells that
 * have another value by now are asked about, and what stands there already is done.
 */
export function met(row: Row, product: Product): Row {
  return withEdits(
    { ...row, product },
    (edit, field) => {
      const theirs = valueIn(product, field);
      if (edit.value !== undefined && isSame(theirs, edit.value)) return null;
      const isOwn = [edit.before, ...edit.sent].some((value) => isSame(value, theirs));
      if (edit.value === undefined) return isOwn ? { ...edit, before: theirs, sent: [] } : edit;
      if (!isOwn) return { ...edit, sent: [], state: 'conflict', theirs };
      const state = edit.state === 'conflict' ? 'waiting' : edit.state;
      return { ...edit, before: theirs, sent: [], state, theirs: undefined };
    },
    true,
  );
}

/** @param expected what stands there as far as the person knows; default: what the server has last answered */
export function written(row: Row, field: Field, entry: Entry, expected?: Value): Row {
  const now = valueIn(row.product, field);
  const old = row.edits[field];
  const edit: Edit = {
    ...entry,
    before: old ? old.before : expected === undefined ? now : expected,
    sent: old ? [...old.sent] : [],
    state: entry.value === undefined ? 'refused' : 'waiting',
  };
  const next = {
    ...row,
    edits: { ...row.edits, [field]: edit },
    saved: row.saved.filter((one) => one !== field),
  };
  // What may have been saved is written again, whatever the server has last answered.
  if (row.isSending || edit.sent.length > 0) return next;
  if (entry.value !== undefined && isSame(entry.value, now)) return dropped(next, field);
  if (entry.value === undefined || isSame(edit.before, now)) return next;
  return { ...next, edits: { ...next.edits, [field]: { ...edit, state: 'conflict', theirs: now } } };
}

/** Without the edit of a cell: what the server has is shown. */
export const dropped = (row: Row, field: Field): Row =>
  withEdits(row, (edit, one) => (one === field ? null : edit));

/** The choice to write over what somebody else has written. */
export const insisted = (row: Row, field: Field): Row =>
  withEdits(row, (edit, one) =>
    one === field && edit.state === 'conflict'
      ? { ...edit, before: edit.theirs ?? null, theirs: undefined, state: 'waiting' }
      : edit,
  );

/** What could not be sent is sent again. */
export const retried = (row: Row): Row =>
  withEdits(row, (edit) =>
    edit.state === 'lost' ? { ...edit, state: 'waiting', problem: undefined } : edit,
  );

/** What can be sent now. */
export function sendable(row: Row): Partial<Record<Field, Value>> {
  const waiting = editsOf(row).filter(([, { state, value }]) => state === 'waiting' && value !== undefined);
  return Object.fromEntries(waiting.map(([field, { value }]) => [field, value]));
}

export const sending = (row: Row): Row => ({
  ...withEdits(row, (edit) =>
    edit.state === 'waiting' && edit.value !== undefined
      ? { ...edit, state: 'sending', sent: [...edit.sent, edit.value] }
      : edit,
  ),
  isSending: true,
});

/** After the server has saved what was sent; what was edited meanwhile is still to be sent. */
export function stored(row: Row, product: Product): Row {
  const rest = withEdits(row, (edit) => (edit.state === 'sending' ? null : edit), true);
  return met({ ...rest, isSending: false }, product);
}

/** After a refusal because of a newer version, which was read: what was sent waits again. */
export const returned = (row: Row, product: Product): Row =>
  met(
    withEdits(row, (edit) => (edit.state === 'sending' ? { ...edit, state: 'waiting' } : edit)),
    product,
  );

const fieldOf: Readonly<Record<string, Field>> = {
  ...{ article: 'article', barcode: 'barcode', price: 'price', group_id: 'group' },
};

/** After a failure: what is wrong stands at the cells that it is about, else at all that were sent. */
export function failed(row: Row, error: ClientError, isAgain = false): Row {
  const refusal = error.kind === 'server' && !isAgain ? error : null;
  const isLost = !refusal || (refusal.httpStatus ?? 500) >= 500 || refusal.httpStatus === 429;
  const problems: Partial<Record<Field, Problem>> = {};
  for (const { path, message } of refusal?.details?.fields ?? []) {
    const field = fieldOf[path];
    if (field && row.edits[field]?.state === 'sending') problems[field] ??= { message };
  }
  const isOfCells = Object.keys(problems).length > 0;
  const [first] = refusal?.details?.fields ?? [];
  const common: Problem = { message: first?.message ?? error.userMessage ?? '' };
  const next = withEdits(row, (edit, field): Edit => {
    const sent = isLost ? edit.sent : [];
    if (edit.state !== 'sending') return { ...edit, sent };
    if (isOfCells && !problems[field]) return { ...edit, sent, state: 'waiting' };
    return { ...edit, sent, state: isLost ? 'lost' : 'refused', problem: problems[field] ?? common };
  });
  return isLost ? { ...next, isSending: false } : met({ ...next, isSending: false }, row.product);
}
