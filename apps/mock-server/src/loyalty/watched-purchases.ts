/** Purchases with discounts, summed up by what a report asks: one statement, so that all of it is of one moment. */
import { MAX_ODD_USES, OFTEN_A_DAY, OFTEN_AT_CASHIER } from '@kasa/contracts/loyalty/report-values';
import { sql } from 'kysely';
import { atPointOf, type Viewer } from '../db/point-scope.ts';
import { cachedQuery } from '../db/query-cache.ts';
import type { Db } from '../db/schema.ts';
import type { ReportPeriod } from '../http/report-period.ts';

/** Which purchases a report is of. */
export interface Watched extends ReportPeriod {
  readonly discount_id: string | undefined;
}

/** Sums of some purchases, kopiykas; PostgreSQL answers them as texts. */
export interface Group {
  readonly division: 'all' | 'day' | 'discount' | 'often' | 'one_cashier';
  /** The day, the discount, or the customer. */
  readonly key: string;
  /** Of a customer the day, or the cashier. */
  readonly at: string;
  readonly receipts: number;
  readonly customers: number;
  readonly amount: number;
  readonly refunded: number;
  readonly discount: number;
  readonly earned: number;
  readonly spent: number;
  /** Of a customer: on how many days so often; or purchases of all at the cashier. */
  readonly among: number;
}

const SUMS = sql`count(*) as receipts, count(distinct customer_id) as customers,
  coalesce(sum(amount), 0) as amount, coalesce(sum(refunded), 0) as refunded,
  coalesce(sum(discount), 0) as discount, coalesce(sum(earned), 0) as earned, coalesce(sum(spent), 0) as spent`;

/** Payments have an amount, too. */
const SUMS_OF_PURCHASES = sql`count(*) as receipts, 1 as customers, sum(purchases.amount) as amount,
  sum(refunded) as refunded, sum(discount) as discount, sum(earned) as earned, sum(spent) as spent`;
const NAMES = sql`receipts, customers, amount, refunded, discount, earned, spent`;

/** Those that were committed and paid; what was only counted, as by every N-th, had nothing of a rule. */
export async function watchedGroups(
  db: Db,
  viewer: Viewer,
  { date_from, date_to, discount_id }: Watched,
): Promise<Group[]> {
  const ofDiscount = discount_id === undefined ? sql`` : sql`and rule.discount_id = ${discount_id}`;
  const query = sql<Group>`
    with given as materialized (
      select rule.commit_id, rule.discount_id, rule.date, rule.discount, rule.earned, rule.spent,
        purchase.customer_id, purchase.transaction_id, purchase.amount, purchase.refunded
      from loyalty_commit_rules as rule join loyalty_commits as purchase on purchase.id = rule.commit_id
      where rule.merchant_id = ${viewer.merchantId} and rule.date >= ${date_from} and rule.date <= ${date_to}
        and rule.discount + rule.earned + rule.spent > 0 and purchase.state = 'paid'
        and ${atPointOf(db, 'purchase.point_id', viewer)} ${ofDiscount}),
    purchases as materialized (
      select commit_id, date, customer_id, transaction_id, amount, refunded,
        sum(discount) as discount, sum(earned) as earned, sum(spent) as spent
      from given group by commit_id, date, customer_id, transaction_id, amount, refunded),
    days as (
      select customer_id, date, ${SUMS}, count(*) over (partition by customer_id) as among,
        row_number() over (partition by customer_id order by count(*) desc, date desc) as place
      from purchases where customer_id is not null group by customer_id, date
      having count(*) >= ${OFTEN_A_DAY}),
    tills as (
      select customer_id, cashier_id, ${SUMS_OF_PURCHASES}, sum(count(*)) over (partition by cashier_id) as among
      from purchases join transactions as payment on payment.id = purchases.transaction_id
      where customer_id is not null and cashier_id is not null group by customer_id, cashier_id)
    select 'all' as division, '' as key, '' as at, ${SUMS}, 0 as among from purchases
    union all select 'day', date, '', ${SUMS}, 0 from purchases group by date
    union all select 'discount', discount_id, '', ${SUMS}, 0 from given group by discount_id
    union all select * from (
      select 'often', customer_id, date, ${NAMES}, among from days where place = 1
      order by receipts desc, customer_id limit ${sql.lit(MAX_ODD_USES)}) as often
    union all select * from (
      select 'one_cashier', customer_id, cashier_id, ${NAMES}, among from tills
      where receipts >= ${OFTEN_AT_CASHIER} and receipts * 2 >= among
      order by receipts desc, customer_id limit ${sql.lit(MAX_ODD_USES)}) as one_cashier`;
  return [...(await cachedQuery(db, query.compile(db)))];
}
