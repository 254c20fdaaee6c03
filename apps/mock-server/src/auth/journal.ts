/** What auth writes into the journal of changes: people, merchants, sessions. */
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../db/schema.ts';
import type { Fields } from '../http/difference.ts';
import type { Context } from '../http/handler.ts';
import { type Author, recordChange } from '../http/record-change.ts';

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

/** What is told of a session. */
export type JournalSession = Pick<Row<'sessions'>, 'id' | 'user_agent' | 'address' | 'created_at'>;

/** Writes down that sessions were ended from another one. */
export async function recordEnded(
  tx: Tx,
  context: Context,
  sessions: readonly JournalSession[],
): Promise<void> {
  for (const { id, user_agent, address, created_at } of sessions) {
    const object = { type: 'session', id, name: user_agent || address };
    const before = { user_agent, address, signed_in_at: created_at };
    await recordChange(tx, context, { object, before, after: null });
  }
}
