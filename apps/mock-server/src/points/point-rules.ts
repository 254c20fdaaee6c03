/** What a point may be changed to, and what keeps it from being deleted. */
import type { PointFields } from '@kasa/contracts/points/points';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import { everTerminals } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { points, presentPoint } from './point-store.ts';

type UsedBy = NonNullable<FailureInfo['used_by']>;

/** @throws OperationFailure `validation_failed`: only who can sign in becomes a director */
export async function requireActiveDirector(
  tx: Db,
  { session, language }: Context,
  { director_id }: PointFields,
  before: string | null,
): Promise<void> {
  if (director_id === null || director_id === before) return;
  const user = tx
    .selectFrom('users')
    .select('is_active')
    .where('merchant_id', '=', session.merchantId)
    .where('id', '=', director_id);
  if ((await user.executeTakeFirst())?.is_active === 0)
    throw fieldFailure('validation_failed', language, [{ path: 'director_id', rule: 'director_inactive' }]);
}

/** What needs a point; undefined: nothing. Released terminals count, too: their history tells where they stood. */
export async function usageOf(tx: Db, { id, merchant_id }: Row<'branches'>): Promise<UsedBy | undefined> {
  const { terminals_count } = presentPoint(await points.get(tx, merchant_id, id));
  const stood = everTerminals(tx).select('id').where('point_id', '=', id).limit(1);
  const payment = tx.selectFrom('transactions').select('id').where('point_id', '=', id).limit(1);
  const has_payments = (await payment.executeTakeFirst()) !== undefined;
  const shift = tx.selectFrom('register_shifts').select('id').where('point_id', '=', id).limit(1);
  const has_shifts = (await shift.executeTakeFirst()) !== undefined;
  const isFree = !has_payments && !has_shifts && (await stood.executeTakeFirst()) === undefined;
  if (isFree) return undefined;
  return { companies: [], companies_count: 0, points_count: 0, terminals_count, has_payments, has_shifts };
}

/** @throws OperationFailure `validation_failed`: the key is of another company of the merchant */
export async function requireOwnKey(
  tx: Db,
  { session, language }: Context,
  { point_key_id, company_id }: PointFields,
): Promise<void> {
  if (point_key_id === null) return;
  const key = tx.selectFrom('point_keys').select('company_id').where('id', '=', point_key_id);
  const own = await key.where('merchant_id', '=', session.merchantId).executeTakeFirst();
  if (own?.company_id !== company_id)
    throw fieldFailure('validation_failed', language, [{ path: 'point_key_id', rule: 'key_other_company' }]);
}

/** What the documents of an open shift, and of an offline session, name or are signed with. */
const ofShift = ['company_id', 'fiscal_register_number', 'point_key_id'] as const;

/** @throws OperationFailure `validation_failed` at what a shift that is not closed, or a register that is offline, needs as it is */
export async function requireClosedShift(
  tx: Db,
  { language }: Context,
  before: Row<'branches'>,
  input: PointFields,
): Promise<void> {
  const changed = ofShift.filter((name) => input[name] !== before[name]);
  if (changed.length === 0) return;
  const shifts = tx.selectFrom('register_shifts').select('id').where('point_id', '=', before.id);
  const offline = tx.selectFrom('offline_sessions').select('id').where('point_id', '=', before.id);
  const isOpen = await shifts.where('state', '<>', 'closed').limit(1).executeTakeFirst();
  const isOffline = await offline.where('state', '<>', 'ended').executeTakeFirst();
  if (isOpen === undefined && isOffline === undefined) return;
  const rule = isOpen === undefined ? 'register_offline' : 'shift_not_closed';
  throw fieldFailure(
    'validation_failed',
    language,
    changed.map((path) => ({ path, rule })),
  );
}
