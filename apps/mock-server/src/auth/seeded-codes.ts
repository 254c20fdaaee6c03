import { exampleSecrets } from '@kasa/contracts/shared/example-ids';
import type { Db } from '../db/schema.ts';
import { codeHashingKey, hashCode } from './phone-codes.ts';

/** Hashes the example codes with this database's own key, which a seed made elsewhere does not contain. */
export async function hashSeededCodes(tx: Db): Promise<void> {
  const key = await codeHashingKey(tx);
  const requests = await tx.selectFrom('code_requests').select(['id', 'purpose', 'phone']).execute();
  for (const request of requests) {
    await tx
      .updateTable('code_requests')
      .set({ code_hash: hashCode(key, request, exampleSecrets.code) })
      .where('id', '=', request.id)
      .execute();
  }
  const invitations = tx.selectFrom('invitations').innerJoin('users', 'users.id', 'invitations.id');
  for (const { id, phone } of await invitations.select(['users.id', 'users.phone']).execute()) {
    await tx
      .updateTable('invitations')
      .set({ code_hash: hashCode(key, { id, phone, purpose: 'invitation' }, exampleSecrets.code) })
      .where('id', '=', id)
      .execute();
  }
}
