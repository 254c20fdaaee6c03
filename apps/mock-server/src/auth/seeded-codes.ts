import { exampleSecrets } from '@kasa/contracts/shared/example-ids';
import type { Db } from '../db/schema.ts';
import { codeKey, hashCode } from './phone-codes.ts';

/** Hashes the codes of the examples with a key of this database's own: a seed that was made elsewhere brings none along. */
export async function hashSeededCodes(tx: Db): Promise<void> {
  const key = await codeKey(tx);
  const requests = await tx.selectFrom('code_requests').select(['id', 'purpose', 'phone']).execute();
  for (const request of requests) {
    await tx
      .updateTable('code_requests')
      .set({ code_hash: hashCode(key, request, exampleSecrets.code) })
      .where('id', '=', request.id)
      .execute();
  }
}
