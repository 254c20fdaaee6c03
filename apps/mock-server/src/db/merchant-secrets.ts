/** Secrets of a merchant: sealed documents that are few, read as a whole and replaced as a whole. */
import type { MerchantSecretName } from './callback-tables.ts';
import { newId } from './row-columns.ts';
import type { Db } from './schema.ts';
import { seal, unseal } from './sealing.ts';
import { merchantSecretPlace } from './stored-secrets.ts';

/** @param how `locked`: until the transaction ends */
export async function readMerchantSecret<Secret>(
  db: Db,
  merchantId: string,
  name: MerchantSecretName,
  how?: 'locked',
): Promise<Secret | undefined> {
  const own = db.selectFrom('merchant_secrets').select('value').where('merchant_id', '=', merchantId);
  const named = own.where('name', '=', name);
  const row = await (how === 'locked' ? named.forUpdate() : named).executeTakeFirst();
  return row && (JSON.parse(unseal(db, merchantSecretPlace(merchantId, name), row.value)) as Secret);
}

/** @param how `first`: one that is there stays */
export async function writeMerchantSecret(
  db: Db,
  merchantId: string,
  name: MerchantSecretName,
  secret: object,
  how?: 'first',
): Promise<void> {
  const value = seal(db, merchantSecretPlace(merchantId, name), JSON.stringify(secret));
  await db
    .insertInto('merchant_secrets')
    .values({ id: newId(), merchant_id: merchantId, name, value })
    .onConflict((same) => {
      const own = same.columns(['merchant_id', 'name']);
      return how === 'first' ? own.doNothing() : own.doUpdateSet({ value });
    })
    .execute();
}
