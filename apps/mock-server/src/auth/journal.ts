import type { Transaction } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import type { Fields } from '../http/journal/diff.ts';
import { type ChangeAuthor, type ChangedObject, recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';

type Tx = Transaction<Schema>;

/** Without a session the entry belongs to the object's merchant and has no author (contract: `user` null). */
export const unknownAuthor = ({ session }: Context, merchantId: string): ChangeAuthor | undefined =>
  session === null ? { merchantId, user: null } : undefined;

/** @param before null for a new user */
export async function recordPerson(
  tx: Tx,
  context: Context,
  { id, merchant_id, full_name }: Pick<Row<'users'>, 'id' | 'merchant_id' | 'full_name'>,
  before: Fields | null,
  after: Fields,
): Promise<void> {
  const object = { type: 'user', id, name: full_name };
  await recordChange(tx, context, { object, before, after }, unknownAuthor(context, merchant_id));
}

/** Adds a journal entry about a changed password; it contains neither the old nor the new one. */
export async function recordPasswordChanged(
  tx: Tx,
  context: Context,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const own = tx.selectFrom('users').select(['id', 'merchant_id', 'full_name', 'password_hash']);
  const person = await own.where('id', '=', userId).where('is_active', '=', 1).executeTakeFirst();
  if (person === undefined) return;
  await recordPerson(tx, context, person, { password: person.password_hash }, { password: passwordHash });
}

export type JournalSession = Pick<Row<'sessions'>, 'id' | 'user_agent' | 'address' | 'created_at'>;

/** The object's name is the device; the author says whose session it is. */
export function sessionObject({
  id,
  user_agent,
  address,
}: Omit<JournalSession, 'created_at'>): ChangedObject {
  return { type: 'session', id, name: user_agent || address };
}

/** @param author for operations without a session; by default the signed-in user */
export async function recordSessionsEnded(
  tx: Tx,
  context: Context,
  sessions: readonly JournalSession[],
  author?: ChangeAuthor,
): Promise<void> {
  for (const session of sessions) {
    const { user_agent, address, created_at: signed_in_at } = session;
    const object = sessionObject(session);
    const before = { user_agent, address, signed_in_at };
    await recordChange(tx, context, { object, before, after: null }, author);
  }
}
