import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import { userSearchColumns } from '../db/user-search-columns.ts';

export interface Account {
  readonly id: string;
  readonly merchant_id: string;
  readonly phone: string;
  readonly password_hash: string;
}

const accounts = (db: Db) =>
  db.selectFrom('users').select(['id', 'merchant_id', 'phone', 'password_hash']).where('is_active', '=', 1);

export function findAccount(db: Db, phone: string): Promise<Account | undefined> {
  return accounts(db).where('phone', '=', phone).executeTakeFirst();
}

export function findAccountById(db: Db, id: string): Promise<Account | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

/**
 * The account, locked until the transaction ends.
 * @returns undefined when the password has changed since it was checked or the user is no longer active
 */
export function lockIfPasswordUnchanged(
  tx: Db,
  { id, password_hash }: Account,
): Promise<Account | undefined> {
  const same = accounts(tx).where('id', '=', id).where('password_hash', '=', password_hash);
  return same.forUpdate().executeTakeFirst();
}

/** Whether a phone cannot be registered because somebody signs in with it. */
export async function isPhoneTaken(db: Db, phone: string): Promise<boolean> {
  return (await findAccount(db, phone)) !== undefined;
}

/** @param now ISO 8601 UTC */
export async function setPasswordHash(tx: Db, id: string, passwordHash: string, now: string): Promise<void> {
  const columns = { password_hash: passwordHash, ...updatedRowColumns(now) };
  await tx.updateTable('users').set(columns).where('id', '=', id).where('is_active', '=', 1).execute();
}

/**
 * Changes a user's full name.
 * @param now ISO 8601 UTC
 * @returns the previous name; null when there is no such user
 */
export async function renameUser(tx: Db, id: string, fullName: string, now: string): Promise<string | null> {
  const own = tx.selectFrom('users').select(['full_name', 'position', 'phone']).where('id', '=', id);
  const before = await own.forUpdate().executeTakeFirst();
  if (before === undefined) return null;
  const named = { ...before, full_name: fullName };
  const columns = { full_name: fullName, ...userSearchColumns(named), ...updatedRowColumns(now) };
  await tx.updateTable('users').set(columns).where('id', '=', id).execute();
  return before.full_name;
}
