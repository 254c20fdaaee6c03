/** Signing keys of points. */
import type { pointsOperations } from '@kasa/contracts/points/operations';
import type { Transaction } from 'kysely';
import { newRowColumns } from '../db/row-columns.ts';
import type { Db, Schema } from '../db/schema.ts';
import { deleteHandler, getHandler, listHandler } from '../http/entity/handlers.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { journalOf } from '../http/journal/journal.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { fingerprintOf, keyColumns, pointKeys, presentKey } from './key-store.ts';
import type { ParsedKey } from './keys/parse-key-file.ts';
import { readUploadedKey } from './read-uploaded-key.ts';

type Operations = Pick<
  typeof pointsOperations,
  'listPointKeys' | 'getPointKey' | 'uploadPointKey' | 'deletePointKey'
>;

/** @throws OperationFailure `validation_failed`: the key of nobody among the merchant's companies, says whose */
async function companyOf(tx: Db, { session, language }: Context, { owner, taxNumber }: ParsedKey) {
  const company = await tx
    .selectFrom('companies')
    .select('id')
    .where('merchant_id', '=', session.merchantId)
    .where('tax_number', '=', taxNumber ?? '')
    .executeTakeFirst();
  if (company && taxNumber) return { company_id: company.id, tax_number: taxNumber };
  const whose = taxNumber ? `${owner}, ${taxNumber}` : owner;
  const message = {
    uk: `Це ключ іншої компанії: ${whose}. Спочатку додайте її до своїх компаній`,
    en: `This key belongs to ${whose}. Add the company first`,
  }[language];
  const fields = [{ path: 'content', rule: 'key_owner_unknown' as const, message }];
  throw new OperationFailure('validation_failed', { fields });
}

async function findKey(tx: Db, merchantId: string, { certificate }: ParsedKey): Promise<string | undefined> {
  const own = tx.selectFrom('point_keys').select('id').where('merchant_id', '=', merchantId);
  return (await own.where('fingerprint', '=', fingerprintOf(certificate)).executeTakeFirst())?.id;
}

/** The key, which is added if it is not there yet. */
async function storeKey(tx: Transaction<Schema>, context: Context, key: ParsedKey) {
  const { session, clock } = context;
  const company = await companyOf(tx, context, key);
  const known = await findKey(tx, session.merchantId, key);
  const stamps = newRowColumns(session.merchantId, clock.nowIso());
  const id = known ?? stamps.id;
  if (known === undefined) {
    const row = { ...stamps, ...company, ...keyColumns(tx, id, key) };
    await tx.insertInto('point_keys').values(row).execute();
    await journalOf(tx, context).recordCreated(pointKeys, id);
  }
  return pointKeys.get(tx, session.merchantId, id);
}

export const keyHandlers: Handlers<Operations> = {
  listPointKeys: listHandler(pointKeys, presentKey),
  getPointKey: getHandler(pointKeys, presentKey),

  async uploadPointKey(context, { body }) {
    const { clock, language } = context;
    const key = await readUploadedKey(context, body);
    if (key.validTo <= clock.nowIso())
      throw fieldFailure('validation_failed', language, [{ path: 'content', rule: 'key_expired' }]);
    const write = runIdempotent(context, (tx) => storeKey(tx, context, key));
    return presentKey(await conflictOnDuplicate(language, write));
  },

  deletePointKey: deleteHandler({
    entity: pointKeys,
    columns: () => ({}),
    async checkDelete(tx, { session }, { id }) {
      const point = tx.selectFrom('branches').select('id').where('merchant_id', '=', session.merchantId);
      if (await point.where('point_key_id', '=', id).limit(1).executeTakeFirst())
        throw new OperationFailure('point_key_in_use');
    },
  }),
};
