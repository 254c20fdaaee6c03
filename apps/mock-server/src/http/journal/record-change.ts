import type { Transaction } from 'kysely';
import { param, runPrepared } from '../../db/prepared.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { newId } from '../../db/stamps.ts';
import type { Context } from '../request/handler.ts';
import { diff, type Fields } from './diff.ts';
import { redact } from './redact.ts';

/** What an entry of the journal is about. */
export interface ChangedObject {
  /** E.g. `route`; the web has a word for each. */
  readonly type: string;
  readonly id: string;
  /** What people call it, at the moment of the change. */
  readonly name: string;
}

/** One change of one object. */
export interface Change {
  readonly object: ChangedObject;
  /** The object as people see it: what it refers to by name. Null: there was none. */
  readonly before: Fields | null;
  /** Null: there is none any more. */
  readonly after: Fields | null;
}

/** Who did it, where nobody is signed in to say so. */
export interface Author {
  readonly merchantId: string;
  /** Null: nobody known. */
  readonly user: { readonly id: string; readonly name: string } | null;
}

/** Who does something, as far as the journal tells: a request, or what goes on after one in its name. */
export interface Actor extends Pick<Context, 'clock' | 'operation' | 'requestId'> {
  readonly session: Pick<Context['session'], 'merchantId' | 'userId' | 'userName'>;
  readonly exchange: Pick<Context['exchange'], 'address'>;
}

const authorOf = ({ session }: Actor): Author => ({
  merchantId: session.merchantId,
  user: { id: session.userId, name: session.userName },
});

/**
 * Writes a change into the journal, in the transaction that makes it: neither is ever there without the other. Only
 * what differs is kept, secrets masked; nothing is written when nothing differs.
 * @param author where the operation has no session; by default whoever is signed in
 */
export async function recordChange(
  tx: Transaction<Schema>,
  context: Actor,
  { object, before, after }: Change,
  author: Author = authorOf(context),
): Promise<void> {
  const differing = diff(before, after);
  if (differing === null) return;
  const kept = (state: Fields | null) => state && JSON.stringify(redact(state));
  const name = redact(object.name) as string;
  const row: Row<'audit_entries'> = {
    id: newId(),
    merchant_id: author.merchantId,
    at: context.clock.nowIso(),
    user_id: author.user?.id ?? null,
    user_name: author.user?.name ?? null,
    address: context.exchange.address,
    operation: context.operation,
    action: context.requestId,
    object_type: object.type,
    object_id: object.id,
    object_name: name,
    before: kept(differing.before),
    after: kept(differing.after),
    search: searchColumn('audit_entries', name),
  };
  await runPrepared(tx, 'entry of the journal', () => insertEntry(tx), row);
}

/** Every change writes entries, so the statement is built once. */
const insertEntry = (tx: Transaction<Schema>) =>
  tx.insertInto('audit_entries').values({
    id: param<string>('id'),
    merchant_id: param<string>('merchant_id'),
    at: param<string>('at'),
    user_id: param<string | null>('user_id'),
    user_name: param<string | null>('user_name'),
    address: param<string>('address'),
    operation: param<string>('operation'),
    action: param<string | null>('action'),
    object_type: param<string>('object_type'),
    object_id: param<string>('object_id'),
    object_name: param<string>('object_name'),
    before: param<string | null>('before'),
    after: param<string | null>('after'),
    search: param<string>('search'),
  });
