/** What discounts gave and brought, by day and by discount. */
import type { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import type { LoyaltyReportEntity } from '@kasa/contracts/loyalty/report';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { opens } from '@kasa/contracts/shared/permissions';
import type { Db } from '../db/schema.ts';
import { daysBetween } from '../http/kyiv-time.ts';
import { periodAsked } from '../http/report-period.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { oddUse } from './odd-use.ts';
import { type Group, type Watched, watchedGroups } from './watched-purchases.ts';

const sumsOf = (group: Group) => ({
  ...{ receipts: Number(group.receipts), amount: Number(group.amount) },
  ...{ refund_amount: Number(group.refunded), discount_amount: Number(group.discount) },
  ...{ earned: Number(group.earned), spent: Number(group.spent) },
});

const none = { receipts: 0, amount: 0, refund_amount: 0, discount_amount: 0, earned: 0, spent: 0 };

async function byDiscount(db: Db, groups: readonly Group[]): Promise<LoyaltyReportEntity['by_discount']> {
  if (groups.length === 0) return [];
  const named = db.selectFrom('discounts').select(['id', 'name']);
  const rows = await named
    .where(
      'id',
      'in',
      groups.map(({ key }) => key),
    )
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return groups
    .map((group) => ({
      discount: { id: group.key, name: names.get(group.key) ?? '' },
      ...sumsOf(group),
      customers: Number(group.customers),
    }))
    .sort((a, b) => b.discount_amount + b.earned - a.discount_amount - a.earned || b.receipts - a.receipts);
}

const requireReferences = referencesTo({ discount_id: { table: 'discounts' } });

/** @throws OperationFailure `forbidden` without `reports_view`; `not_found` at the discount */
export async function getLoyaltyReport(
  context: Context,
  { query }: { readonly query: InputOf<typeof loyaltyOperations.getLoyaltyReport>['query'] },
): Promise<LoyaltyReportEntity> {
  const { db, session, clock } = context;
  if (!opens(session.tags, 'reports_view'))
    throw new OperationFailure('forbidden', { permission: 'reports_view' });
  await requireReferences(db.db, context, query);
  const watched: Watched = { ...periodAsked(query, clock.now()), discount_id: query.discount_id };
  const groups = Map.groupBy(await watchedGroups(db.db, session, watched), ({ division }) => division);
  const of = (division: Group['division']) => groups.get(division) ?? [];
  const days = new Map(of('day').map((group) => [group.key, sumsOf(group)]));
  const { date_from, date_to } = watched;
  const [all] = of('all');
  return {
    ...{ date_from, date_to },
    totals: all ? { ...sumsOf(all), customers: Number(all.customers) } : { ...none, customers: 0 },
    by_day: daysBetween(date_from, date_to).map((date) => ({ date, ...(days.get(date) ?? none) })),
    by_discount: await byDiscount(db.db, of('discount')),
    odd_use: await oddUse(db.db, session, [...of('often'), ...of('one_cashier')]),
  };
}
