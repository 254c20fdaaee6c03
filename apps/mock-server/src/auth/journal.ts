/** What auth writes into the journal of changes: people, merchants, sessions. */
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import type { Fields } from '../http/journal/diff.ts';
import { type Author, type ChangedObject, recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';

type Tx = Transaction<Schema>;

/** A person, as far as somebody else's journal has to know. */
export interface JournalPerson {
  readonly id: string;
  readonly merchant_id: string;
  readonly full_name: string;
}

/** Where nobody is signed in, the change belongs to whoever it is about, but is nobody's (contract: `user` null). */
const unknownAuthor = ({ session }: Context, merchantId: string): Author | undefined =>
  session === null ? { merchantId, user: null } : undefined;

/** Writes down a change of a person. @param before null: a new one */
export async function recordPerson(
  tx: Tx,
  context: Context,
  { id, merchant_id, full_name }: JournalPerson,
  before: Fields | null,
  after: Fields,
): Promise<void> {
  const object = { type: 'user', id, name: full_name };
  await recordChange(tx, context, { object, before, after }, unknownAuthor(context, merchant_id));
}

/** Writes down another password: that it is another one, nothing of either. */
export async function recordPassword(
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

/** Writes down a new merchant. */
export async function recordMerchant(tx: Tx, context: Context, id: string): Promise<void> {
  const own = tx.selectFrom('merchants').select(['name', 'tax_number', 'bank_mfo', 'iban']);
  const after = await own.where('id', '=', id).executeTakeFirstOrThrow();
  const object = { type: 'merchant', id, name: after.name };
  await recordChange(tx, context, { object, before: null, after }, unknownAuthor(context, id));
}

/** Writes down that a merchant is called something else. @param before the name until now */
export async function recordRenamed(
  tx: Tx,
  context: Context,
  id: string,
  before: string,
  name: string,
): Promise<void> {
  const object = { type: 'merchant', id, name };
  await recordChange(tx, context, { object, before: { name: before }, after: { name } });
}

type SessionColumns = Row<'sessions'>;

/** What is told of a session. */
export type JournalSession = Pick<SessionColumns, 'id' | 'user_agent' | 'address' | 'created_at'>;

/** A session is called by its device, always: whose it is, the author tells. */
function sessionObject({ id, user_agent, address }: Omit<JournalSession, 'created_at'>): ChangedObject {
  return { type: 'session', id, name: user_agent || address };
}

/** Writes down that a session looks through another role. @param before the session as it was */
export async function recordView(
  tx: Tx,
  context: Context,
  before: Omit<JournalSession, 'created_at'> & Pick<SessionColumns, 'viewing_as'>,
  viewing_as: string | null,
): Promise<void> {
  const object = sessionObject(before);
  await recordChange(tx, context, {
    object,
    before: { viewing_as: before.viewing_as },
    after: { viewing_as },
  });
}

/**
 * Writes down that sessions were ended from another one.
 * @param author where the operation has no session; by default whoever is signed in
 */
export async function recordEnded(
  tx: Tx,
  context: Context,
  sessions: readonly JournalSession[],
  author?: Author,
): Promise<void> {
  for (const session of sessions) {
    const { user_agent, address, created_at: signed_in_at } = session;
    const object = sessionObject(session);
    const before = { user_agent, address, signed_in_at };
    await recordChange(tx, context, { object, before, after: null }, author);
  }
}
