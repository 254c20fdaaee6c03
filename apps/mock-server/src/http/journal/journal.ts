/** The journal's entries for the objects that one transaction changes, each compared before and after. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Fields } from './diff.ts';
import { type Actor, recordChange } from './record-change.ts';

/** An object at one moment: its name, and the fields that people know it by. */
export interface Snapshot {
  readonly name: string;
  readonly fields: Fields;
}

/** A kind of object that the journal records. What follows from other fields or objects is not part of a snapshot. */
export interface Journaled<Kind extends string = string> {
  /** As in the journal's `object_type`. */
  readonly type: Kind;
  /** The object now; null: there is none. */
  snapshot(tx: Transaction<Schema>, actor: Actor, id: string): Promise<Snapshot | null>;
}

/** Watches objects while an operation changes them. */
export interface Journal {
  /** Takes the snapshot before a change; lock the row first. */
  watch(kind: Journaled, id: string): Promise<Journal>;
  /** Records what has changed of everything watched so far; a watched object may be gone. */
  record(): Promise<void>;
  /** Records an object that has just been created. */
  created(kind: Journaled, id: string): Promise<void>;
}

/** The journal of one transaction's changes. */
export function journalOf(tx: Transaction<Schema>, actor: Actor): Journal {
  const watched: { kind: Journaled; id: string; before: Snapshot | null }[] = [];
  const write = async (kind: Journaled, id: string, before: Snapshot | null) => {
    const after = await kind.snapshot(tx, actor, id);
    const object = { type: kind.type, id, name: after?.name ?? before?.name ?? '' };
    const change = { object, before: before?.fields ?? null, after: after?.fields ?? null };
    await recordChange(tx, actor, change);
  };
  const journal: Journal = {
    async watch(kind, id) {
      watched.push({ kind, id, before: await kind.snapshot(tx, actor, id) });
      return journal;
    },
    async record() {
      for (const { kind, id, before } of watched) await write(kind, id, before);
    },
    created: (kind, id) => write(kind, id, null),
  };
  return journal;
}
