/** Where secrets are stored; and sealing those of a database from before they were sealed, or prepared elsewhere. */
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { advisoryLock, dialectOf, sqliteFileOf } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { everTerminals } from './fleet.ts';
import { readMeta, writeMeta } from './meta.ts';
import { removePostgresSnapshot } from './postgres-snapshot.ts';
import type { Db } from './schema.ts';
import { dataKeyId, keyedHash, metaPlace, seal } from './sealing.ts';
import { IN_MEMORY } from './sqlite-driver.ts';
import { removeSnapshots } from './sqlite-snapshot.ts';
import { inTransaction } from './transaction.ts';

export const keyPhrasePlace = (terminalId: string) => `terminals.secret_key_phrase ${terminalId}`;
export const previousKeyPhrasePlace = (terminalId: string) => `terminals.previous_key_phrase ${terminalId}`;
export const totpSecretPlace = (userId: string) => `second_factors.secret ${userId}`;
export const callbackSettingsPlace = (deliveryId: string) => `callback_deliveries.settings ${deliveryId}`;
export const callbackRequestPlace = (attemptId: string) => `callback_attempts.request ${attemptId}`;
export const pointKeyPlace = (keyId: string) => `point_keys.secret ${keyId}`;
export const signingSecretPlace = (sessionId: string) => `sessions.signing_secret ${sessionId}`;

/** The `meta` key of the hashing key of codes; its row is also the lock that serialises sent codes. */
export const CODE_KEY_NAME = 'phone_code_key';
export const merchantSecretPlace = (merchantId: string, name: string) =>
  `merchant_secrets.value ${merchantId} ${name}`;
const CALLBACK_KEY_PREFIX = 'callback_private_key ';
/** Where the key of callbacks stood before it could be replaced. */
export const callbackKeyName = (merchantId: string) => CALLBACK_KEY_PREFIX + merchantId;

const KEY_ID = 'data_key_id';

/**
 * Seals what is not sealed yet, and removes older snapshots of the seed, in which it is not.
 * @throws DatabaseUnavailable when the database was sealed with another key
 */
export async function sealStoredSecrets(db: Db): Promise<void> {
  const id = dataKeyId(db);
  if (id === null || (await readMeta(db, KEY_ID)) === id) return;
  const isFile = dialectOf(db) === 'sqlite';
  // Overwrites what is replaced. Copies that earlier writes left in free space stay: VACUUM could renumber rows, which
  // the search tables refer to.
  if (isFile) await sql`pragma secure_delete = on`.execute(db);
  await inTransaction(db, async (tx) => {
    await advisoryLock(tx, KEY_ID);
    const known = await readMeta(tx, KEY_ID);
    if (known === id) return;
    if (known !== undefined) {
      throw new DatabaseUnavailable(
        'The secrets in the database were sealed with another key. Give that one: DATA_KEY, or kasa.key in DATA_DIR.',
      );
    }
    if (!isFile) await removePostgresSnapshot(tx);
    await sealAll(tx);
    await writeMeta(tx, KEY_ID, id);
  });
  if (!isFile) return;
  const path = sqliteFileOf(db)?.path ?? IN_MEMORY;
  if (path !== IN_MEMORY) removeSnapshots(dirname(path));
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma secure_delete = off`.execute(db);
}

async function sealAll(tx: Db): Promise<void> {
  const terminals = everTerminals(tx).select(['id', 'secret_key_phrase as text']);
  for (const { id, text } of await terminals.where('secret_key_phrase', 'is not', null).execute()) {
    const secret_key_phrase = seal(tx, keyPhrasePlace(id), text ?? '');
    await tx.updateTable('terminals').set({ secret_key_phrase }).where('id', '=', id).execute();
  }
  const replaced = everTerminals(tx).select(['id', 'previous_key_phrase as text']);
  for (const { id, text } of await replaced.where('previous_key_phrase', 'is not', null).execute()) {
    const previous_key_phrase = seal(tx, previousKeyPhrasePlace(id), text ?? '');
    await tx.updateTable('terminals').set({ previous_key_phrase }).where('id', '=', id).execute();
  }
  const sessions = tx.selectFrom('sessions').select(['id', 'signing_secret as text']);
  for (const { id, text } of await sessions.where('signing_secret', 'is not', null).execute()) {
    const signing_secret = seal(tx, signingSecretPlace(id), text ?? '');
    await tx.updateTable('sessions').set({ signing_secret }).where('id', '=', id).execute();
  }
  for (const { id, settings } of await tx
    .selectFrom('callback_deliveries')
    .select(['id', 'settings'])
    .execute()) {
    const delivery = tx.updateTable('callback_deliveries').where('id', '=', id);
    await delivery.set({ settings: seal(tx, callbackSettingsPlace(id), settings) }).execute();
  }
  for (const { id, request } of await tx
    .selectFrom('callback_attempts')
    .select(['id', 'request'])
    .execute()) {
    const attempt = tx.updateTable('callback_attempts').where('id', '=', id);
    await attempt.set({ request: seal(tx, callbackRequestPlace(id), request) }).execute();
  }
  for (const { id, text } of await tx
    .selectFrom('terminal_devices')
    .select(['id', 'activation_code_hash as text'])
    .execute()) {
    const device = tx.updateTable('terminal_devices').where('id', '=', id);
    await device.set({ activation_code_hash: keyedHash(tx, text) }).execute();
  }
  for (const table of ['customers', 'loyalty_quotes'] as const) {
    const cards = tx.selectFrom(table).select(['id', 'card_hash as text']);
    for (const { id, text } of await cards.where('card_hash', 'is not', null).execute()) {
      const card_hash = keyedHash(tx, text ?? '');
      await tx.updateTable(table).set({ card_hash }).where('id', '=', id).execute();
    }
  }
  for (const { id, merchant_id, name, value } of await tx
    .selectFrom('merchant_secrets')
    .selectAll()
    .execute()) {
    const own = tx.updateTable('merchant_secrets').where('id', '=', id);
    await own.set({ value: seal(tx, merchantSecretPlace(merchant_id, name), value) }).execute();
  }
  for (const { id, secret } of await tx.selectFrom('point_keys').select(['id', 'secret']).execute()) {
    const key = tx.updateTable('point_keys').where('id', '=', id);
    await key.set({ secret: seal(tx, pointKeyPlace(id), secret) }).execute();
  }
  const isSecret = sql<boolean>`key = ${CODE_KEY_NAME} or key like ${`${CALLBACK_KEY_PREFIX}%`}`;
  for (const { key, value } of await tx.selectFrom('meta').selectAll().where(isSecret).execute()) {
    await writeMeta(tx, key, seal(tx, metaPlace(key), value));
  }
}
