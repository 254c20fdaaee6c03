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
  /** What is secret on one side of a change is hidden on both. */
  readonly secrets?: Secrets | undefined;
}

/** Parts of an object's fields that are secret, such as parameters of an address. */
export interface Secrets {
  readonly parts: readonly SecretPart[];
  /** The fields of the snapshot, without those parts and without what is secret on the other side. */
  fieldsHiding(others: readonly SecretPart[]): Fields;
}

export interface SecretPart {
  readonly name: string;
  readonly value: string;
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
    const fieldsOf = (state: Snapshot | null, other: Snapshot | null) => {
      if (state === null) return null;
      if (!isSameObject) return omit(state.fields, ...(state.defaults ?? [])) as Fields;
      return state.secrets?.fieldsHiding(other?.secrets?.parts ?? []) ?? state.fields;
    };
    const change = { object, before: fieldsOf(before, after), after: fieldsOf(after, before) };
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
