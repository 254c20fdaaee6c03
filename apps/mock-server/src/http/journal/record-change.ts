import type { Transaction } from 'kysely';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import { newId } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import type { Context } from '../request/handler.ts';
import { diff, type Fields } from './diff.ts';
import { redact } from './redact.ts';

export interface ChangedObject {
  /** E.g. `route`; the web has a label for each. */
  readonly type: string;
  readonly id: string;
  /** Display name at the moment of the change. */
  readonly name: string;
}

export interface Change {
  readonly object: ChangedObject;
  /** Fields as users see them, references by name. Null: the object was created. */
  readonly before: Fields | null;
  /** Null: the object was deleted. */
  readonly after: Fields | null;
}

/** The author of a change in an operation without a session. */
export interface ChangeAuthor {
  readonly merchantId: string;
  /** Null: unknown. Without a phone the entry gets the present one. */
  readonly user: { readonly id: string; readonly name: string; readonly phone?: string | null } | null;
}

/** The part of a request context that a journal entry needs; background work of a request has it too. */
export interface ChangeContext extends Pick<Context, 'clock' | 'operation' | 'requestId'> {
  readonly session: Pick<Context['session'], 'merchantId' | 'userId' | 'userName'> & {
    readonly userPhone?: string | null;
  };
  readonly exchange: Pick<Context['exchange'], 'address'>;
}

/** The same, with the rights of now of whoever makes the change, and the points that they are limited to. */
export interface ActorContext extends ChangeContext {
  readonly session: ChangeContext['session'] & Pick<Context['session'], 'tags' | 'points'>;
}

const authorOf = ({ session }: ChangeContext): ChangeAuthor => ({
  merchantId: session.merchantId,
  user: { id: session.userId, name: session.userName, phone: session.userPhone ?? null },
});

/**
 * Writes a journal entry in the transaction of the change. Only differing fields are kept, with secrets masked.
 * @param author needed where the operation has no session; default: the signed-in user
 * @returns the id of the entry; undefined when nothing differs
 */
export async function recordChange(
  tx: Transaction<Schema>,
  context: ChangeContext,
  { object, before, after }: Change,
  author: ChangeAuthor = authorOf(context),
): Promise<string | undefined> {
  const differing = diff(before, after);
  if (differing === null) return undefined;
  const kept = (state: Fields | null) => state && JSON.stringify(redact(state));
  const name = redact(object.name) as string;
  const row: Row<'audit_entries'> = {
    id: newId(),
    merchant_id: author.merchantId,
    at: context.clock.nowIso(),
    user_id: author.user?.id ?? null,
    user_name: author.user?.name ?? null,
    user_phone: author.user?.phone ?? null,
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
  await runCompiled(tx, 'entry of the journal', () => insertEntry(tx), row);
  return row.id;
}

const insertEntry = (tx: Transaction<Schema>) =>
  tx.insertInto('audit_entries').values(({ selectFrom, fn }) => ({
    id: param<string>('id'),
    merchant_id: param<string>('merchant_id'),
    at: param<string>('at'),
    user_id: param<string | null>('user_id'),
    user_name: param<string | null>('user_name'),
    user_phone: fn.coalesce(
      param<string | null>('user_phone'),
      selectFrom('users').select('phone').where('id', '=', param<string>('user_id')),
    ),
    address: param<string>('address'),
    operation: param<string>('operation'),
    action: param<string | null>('action'),
    object_type: param<string>('object_type'),
    object_id: param<string>('object_id'),
    object_name: param<string>('object_name'),
    before: param<string | null>('before'),
    after: param<string | null>('after'),
    search: param<string>('search'),
  }));
