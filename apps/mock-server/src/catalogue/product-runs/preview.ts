/** What a run would change. */
import type { previewProductRun } from '@kasa/contracts/catalogue/operations/product-runs';
import { type ProductSkipReason, productSkipReasons } from '@kasa/contracts/catalogue/product-run-values';
import type { ProductRunPreviewEntity } from '@kasa/contracts/catalogue/product-runs';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { seesPoint } from '../../db/point-scope.ts';
import type { Context } from '../../http/request/handler.ts';
import { createDigest, createPreview } from '../../runs/preview.ts';
import { type NamedChange, namedChange, pointNames } from './named-change.ts';
import { keyOf, type Verdict, verdictOf } from './rules.ts';
import { type Stand, targetStands } from './stands.ts';
import { presentValues } from './store.ts';

/** Stands for the change, the products, and what each of them is and becomes. */
export function createRunDigest({ change }: NamedChange) {
  const { add, digest } = createDigest(`products ${JSON.stringify(change)}`);
  return { digest, add: ({ id }: Stand, verdict: Verdict) => add(`${id} ${keyOf(verdict)}`) };
}

/** Names of the points that whoever asks sees. */
export async function namesFor({ db, session }: Pick<Context, 'db' | 'session'>) {
  const names = await pointNames(db.db, session.merchantId);
  return new Map([...names].filter(([id]) => seesPoint(session, id)));
}

/** @throws OperationFailure `not_found`, `validation_failed`, `beyond_own_points`, `bulk_run_too_large` */
export async function previewRun(
  context: Context,
  { target, change, ...query }: InputOf<typeof previewProductRun>['body'],
): Promise<ProductRunPreviewEntity> {
  const { db } = context.db;
  const previewed_at = context.clock.nowIso();
  const named = await namedChange(db, context, change);
  const { add, digest } = createRunDigest(named);
  type Item = readonly [Stand, Verdict];
  const preview = createPreview<Item, ProductSkipReason>(productSkipReasons, query);
  for await (const stand of targetStands(db, context, target, change)) {
    const verdict = verdictOf(stand, named);
    add(stand, verdict);
    preview.add([stand, verdict], verdict.skip);
  }
  const { shown, counts, paging } = preview.result();
  const names = change.action === 'change_points' ? await namesFor(context) : new Map<string, string>();
  const items = shown.map(([{ id, name, article }, { before, after, skip }]) => ({
    product: { id, name, article },
    before: presentValues(before, names),
    after: after && presentValues(after, names),
    reason: skip,
  }));
  return { previewed_at, digest: digest(), ...counts, items, ...paging };
}
