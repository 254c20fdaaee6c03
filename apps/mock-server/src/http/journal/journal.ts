/** Journal entries for the objects that one transaction changes, from snapshots before and after. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Fields, omit } from './diff.ts';
import { type ChangeAuthor, type ChangeContext, recordChange } from './record-change.ts';

/** An object's state: its display name and the fields that users see. */
export interface Snapshot {
  readonly name: string;
  readonly fields: Fields;
  /** Fields at their defaults: no part of the entry of a creation or a removal. */
  readonly defaults?: readonly string[] | undefined;
}

/** A kind of object that the journal records; derived fields are not part of its snapshot. */
export interface JournaledKind<Kind extends string = string> {
  /** Value of the journal's `object_type`. */
  readonly type: Kind;
  /** Null: the object does not exist. */
  snapshot(tx: Transaction<Schema>, actor: ChangeContext, id: string): Promise<Snapshot | null>;
}

/** Takes snapshots during an operation and writes journal entries. */
export interface Journal {
  /** Takes the snapshot before a change; lock the row first. */
  captureBefore(kind: JournaledKind, id: string): Promise<Journal>;
  record(): Promise<void>;
  recordCreated(kind: JournaledKind, id: string): Promise<void>;
}

/** @param author default: the actor's user */
export function journalOf(tx: Transaction<Schema>, actor: ChangeContext, author?: ChangeAuthor): Journal {
  const watched: { kind: JournaledKind; id: string; before: Snapshot | null }[] = [];
  const write = async (kind: JournaledKind, id: string, before: Snapshot | null) => {
    const after = await kind.snapshot(tx, actor, id);
    const object = { type: kind.type, id, name: after?.name ?? before?.name ?? '' };
    const isSameObject = before !== null && after !== null;
    const fieldsOf = (state: Snapshot | null) =>
      state && (isSameObject ? state.fields : (omit(state.fields, ...(state.defaults ?? [])) as Fields));
    const change = { object, before: fieldsOf(before), after: fieldsOf(after) };
    await recordChange(tx, actor, change, author);
  };
  const journal: Journal = {
    async captureBefore(kind, id) {
      watched.push({ kind, id, before: await kind.snapshot(tx, actor, id) });
      return journal;
    },
    async record() {
      for (const { kind, id, before } of watched) await write(kind, id, before);
    },
    recordCreated: (kind, id) => write(kind, id, null),
  };
  return journal;
}
