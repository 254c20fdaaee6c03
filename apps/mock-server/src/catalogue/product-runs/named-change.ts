/** What a run does to each of its products, with the names of what it mentions. */
import type { ProductRunChangeFields } from '@kasa/contracts/catalogue/product-run-changes';
import type { Db } from '../../db/schema.ts';
import type { ChangeContext } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import { problemOfDay } from '../price-changes.ts';
import { requireOwnTrade } from '../product-scope.ts';

type Named = { readonly id: string; readonly name: string };

/** As it is kept with the run. */
export interface NamedChange {
  readonly change: ProductRunChangeFields;
  readonly point: Named | null;
  /** By name. */
  readonly points: readonly Named[];
  readonly group: Named | null;
}

const requireReferences = referencesTo({
  point_id: { table: 'branches', kind: 'point', lockRow: true },
  point_ids: { table: 'branches', kind: 'point', lockRow: true },
  group_id: { table: 'product_groups', lockRow: true },
});

/** Ids of what a change puts products at, or gives a price. */
export function placesOf(change: ProductRunChangeFields): readonly string[] {
  if (change.action === 'change_price') return change.point_id === null ? [] : [change.point_id];
  return change.action === 'change_points' ? change.point_ids : [];
}
const groupOf = (change: ProductRunChangeFields) =>
  change.action === 'change_group' ? change.group_id : null;

/** Points of a merchant by name. */
const pointsNamed = (db: Db, merchant: string) =>
  db
    .selectFrom('branches')
    .select(['id', 'name'])
    .where('merchant_id', '=', merchant)
    .where('kind', '<>', 'depot')
    .orderBy('name_key')
    .orderBy('id');

/** Names of all points of a merchant, by name. */
export async function pointNames(db: Db, merchant: string): Promise<ReadonlyMap<string, string>> {
  const found = await pointsNamed(db, merchant).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** @throws OperationFailure `not_found`, `validation_failed`, `beyond_own_points` */
export async function namedChange(
  db: Db,
  context: Context,
  change: ProductRunChangeFields,
): Promise<NamedChange> {
  const { session, language } = context;
  if (change.action === 'change_points') requireOwnTrade(context, change);
  await requireReferences(db, context, change as Parameters<typeof requireReferences>[2], 'change');
  const day = change.action === 'change_price' ? change.effective_on : null;
  const problem = day === null ? undefined : problemOfDay(context, day);
  if (problem)
    throw fieldFailure('validation_failed', language, [{ path: 'change.effective_on', rule: problem }]);
  const places = placesOf(change);
  const points =
    places.length === 0 ? [] : await pointsNamed(db, session.merchantId).where('id', 'in', places).execute();
  const isOne = change.action === 'change_price';
  const own = db.selectFrom('product_groups').select(['id', 'name']).where('id', '=', groupOf(change));
  const group = groupOf(change) === null ? null : ((await own.executeTakeFirst()) ?? null);
  return { change, point: isOne ? (points[0] ?? null) : null, points: isOne ? [] : points, group };
}

/**
 * Holds what a change mentions until the transaction ends. What products are taken from may be gone.
 * @throws OperationFailure `not_found` if something was deleted meanwhile
 */
export async function holdMentioned(tx: Db, context: ChangeContext, change: ProductRunChangeFields) {
  const { session } = context;
  const isTaken = change.action === 'change_points' && change.mode === 'remove';
  const places = isTaken ? [] : placesOf(change);
  const group = groupOf(change);
  const groups = tx.selectFrom('product_groups').select('id').where('merchant_id', '=', session.merchantId);
  if (group !== null && (await groups.where('id', '=', group).forShare().executeTakeFirst()) === undefined)
    throw new OperationFailure('not_found');
  await holdPoints(tx, context, places);
}

/** Holds points until the transaction ends. @throws OperationFailure `not_found` if one was deleted meanwhile */
export async function holdPoints(tx: Db, { session }: ChangeContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const held = pointsNamed(tx, session.merchantId).where('id', 'in', ids).forShare();
  if ((await held.execute()).length < ids.length) throw new OperationFailure('not_found');
}
