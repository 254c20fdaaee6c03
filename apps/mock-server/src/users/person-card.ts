/** What a person's card consists of, however it is written. */
import type { UserCard } from '@kasa/contracts/users/users';
import { sql } from 'kysely';
import { seenBy } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { userSearchColumns } from '../db/user-search-columns.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireNotTaken } from '../http/request/requirements.ts';
import { stateOf } from './user-store.ts';

export const requireUserPoints = referencesTo({
  point_ids: { table: 'branches' },
  point_id: { table: 'branches' },
});

export const cardColumns = ({ full_name, position, phone, tax_number }: Omit<UserCard, 'point_ids'>) => ({
  ...{ full_name, position, phone, tax_number },
  ...userSearchColumns({ full_name, position, phone }),
});

/** @throws OperationFailure `conflict` at `phone`, naming who of the merchant has it */
export async function requireFreePhone(
  tx: Db,
  { session, language }: Context,
  phone: string,
  path = 'phone',
): Promise<void> {
  const same = tx
    .selectFrom('users')
    .select(['full_name', 'is_active', 'invited_at'])
    .select(sql<0 | 1>`case when ${seenBy(tx, 'users', session)} then 1 else 0 end`.as('is_seen'));
  const own = same.where('merchant_id', '=', session.merchantId).where('phone', '=', phone);
  const user = await own.executeTakeFirst();
  if (user === undefined) return;
  const hasLeft = stateOf(user) === 'left';
  if (user.is_seen === 0) requireNotTaken([path], language);
  const message = {
    uk: `Цей номер має ${user.full_name}${hasLeft ? ': людина не працює, її можна повернути' : ''}`,
    en: `${user.full_name} has this number${hasLeft ? ': they left and can be brought back' : ''}`,
  }[language];
  throw new OperationFailure('conflict', { fields: [{ path, rule: 'taken', message }] });
}
