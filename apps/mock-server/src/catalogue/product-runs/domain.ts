/** Runs over products. */
import type { ProductRunReason } from '@kasa/contracts/catalogue/product-run-values';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { setColumns } from '../../http/entity/changes.ts';
import type { LockedRow } from '../../http/entity/entity.ts';
import type { ActorContext } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { Result, RunDomain, RunItemRow, RunRow } from '../../runs/run.ts';
import { cancelPlans, insertPlan, problemOfDay, setPriceNow } from '../price-changes.ts';
import { applyOldestWithin } from '../price-worker.ts';
import { products } from '../product-store.ts';
import { placeProduct } from '../product-writes.ts';
import { holdMentioned, holdPoints, type NamedChange, placesOf } from './named-change.ts';
import { keyOf, type Values, verdictOf } from './rules.ts';
import { standOfLocked } from './stands.ts';
import { changeOfRun, KINDS, runs } from './store.ts';

type Tx = Transaction<Schema>;

export const productRuns: RunDomain = {
  kinds: KINDS,
  journaled: runs,
  permissionsOf: () => ['catalog_manage'],
  progressOf: ({ id: run_id, total, state }, { done, skipped, failed }) => ({
    type: 'product_run.progress',
    data: { run_id, done, skipped, failed, total, state },
  }),
  process: changeProduct,
};

const failed = (reason: ProductRunReason): Result => ({ state: 'failed', reason });

/** Whoever began a run may work elsewhere by now: whether what it puts products at is still theirs. */
function mayChange({ session: { points } }: ActorContext, change: NamedChange['change']): boolean {
  if (points === null) return true;
  const isEverywhere = change.action === 'change_points' && change.is_sold_everywhere;
  return !isEverywhere && placesOf(change).every((id) => points.includes(id));
}

/** Makes of a product what was agreed to, or nothing. */
async function changeProduct(tx: Tx, actor: ActorContext, run: RunRow, row: RunItemRow): Promise<Result> {
  const named = changeOfRun(run);
  const { change } = named;
  if (!mayChange(actor, change)) return failed('not_allowed');
  const of = { id: row.object_id, merchant_id: run.merchant_id };
  try {
    // The product before points, as other changes of it have them.
    await products.lock(tx, of.merchant_id, of.id);
    await holdMentioned(tx, actor, change);
    // A price that is due comes first.
    while (await applyOldestWithin(tx, actor.clock, of));
    const product = await products.lock(tx, of.merchant_id, of.id);
    const verdict = verdictOf(await standOfLocked(tx, actor.session, product.id, change), named);
    const { before, after, skip } = verdict;
    if (skip !== null) return { state: 'skipped', reason: skip };
    if (after === null || keyOf({ before, after }) !== keyOf(JSON.parse(row.agreed ?? '{}')))
      return failed('conflict');
    if (change.action === 'change_price' && change.effective_on !== null)
      if (problemOfDay(actor, change.effective_on)) return failed('conflict');
    await holdPoints(tx, actor, after.points ?? []);
    await write(tx, actor, product, named, after);
    return { state: 'done', reason: null };
  } catch (error) {
    if (error instanceof OperationFailure && error.codeName === 'not_found') return failed('not_found');
    throw error;
  }
}

/** Writes what becomes of a product that is locked. */
async function write(
  tx: Tx,
  actor: ActorContext,
  product: LockedRow<'products'>,
  { change }: NamedChange,
  after: Values,
): Promise<void> {
  const set = (columns: Parameters<typeof setColumns<'products', unknown>>[4], parts?: () => Promise<void>) =>
    setColumns(tx, actor, products, product.id, columns, parts);
  const asFlag = (value: boolean) => (value ? 1 : 0);
  if (change.action === 'change_price') {
    if (after.price === undefined) throw new Error('A price was agreed to without a price');
    const priced = { point_id: change.point_id, price: after.price };
    if (change.effective_on === null) {
      await set((await setPriceNow(tx, actor, product, priced)) ?? {});
      return;
    }
    await insertPlan(tx, actor, product, priced, change.effective_on);
    await set({});
  } else if (change.action === 'change_tax') {
    await set({ tax: change.tax, tax_included: asFlag(change.tax_included) });
  } else if (change.action === 'change_points') {
    const is_sold_everywhere = after.is_sold_everywhere ?? false;
    const place = { is_sold_everywhere, point_ids: [...(after.points ?? [])] };
    const parts = () => placeProduct(tx, actor, product, place);
    await set({ is_sold_everywhere: asFlag(is_sold_everywhere) }, parts);
  } else if (change.action === 'change_group') {
    await set({ group_id: change.group_id });
  } else {
    await cancelPlans(tx, actor, product);
    await set({ archived_at: actor.clock.nowIso() });
  }
}
