import { type Kysely, sql } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

const amounts = ['bonus_activation_amount', 'least_price'];
const limits = ['max_receipt_amount', 'max_customer_amount', 'max_total_amount'];
/** Points, terminals and goods have no foreign key, as in `product_points`: they are deleted all the same. */
const named = { points: 'point_id', terminals: 'terminal_id', products: 'product_id', groups: 'group_id' };

/** Discounts, and what they name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'discounts',
    {
      ...business,
      ...{ name: 'text', name_key: 'text', search: 'text', type: 'text', rule: 'text', state: 'text' },
      ...{ bonus_activation_amount: 'money', from_day: 'text?', to_day: 'text?', week_days: 'text' },
      ...{ from_time: 'text?', to_time: 'text?', is_everywhere: 'flag', is_for_all_goods: 'flag' },
      ...{ least_price: 'money', max_receipt_amount: 'money?', max_customer_amount: 'money?' },
      max_total_amount: 'money?',
    },
    { merchant_id: 'merchants' },
    {
      type: sql`type in ('fixed', 'dynamic', 'single_bonus', 'by_purchase_count', 'purchase_bonus')`,
      state: sql`state in ('draft', 'active', 'paused', 'ended')`,
      days: sql`from_day <= to_day`,
      times: sql`(from_time is null) = (to_time is null)`,
      flags: sql`is_everywhere in (0, 1) and is_for_all_goods in (0, 1)`,
      ...Object.fromEntries(amounts.map((name) => [name, sql`${sql.ref(name)} >= 0`])),
      ...Object.fromEntries(limits.map((name) => [name, sql`${sql.ref(name)} > 0`])),
    },
  );
  await unique(db, 'discounts', ['merchant_id', 'name']);
  for (const sorted of ['name_key', 'created_at'])
    await index(db, 'discounts', ['merchant_id', sorted, 'id']);
  for (const filter of ['type', 'state'])
    await index(db, 'discounts', ['merchant_id', filter, 'name_key', 'id']);
  await createSearchIndex(db, 'discounts');
  for (const [what, column] of Object.entries(named)) {
    const table = `discount_${what}`;
    const columns = { merchant_id: 'text', discount_id: 'text', [column]: 'text' } as const;
    await createTable(db, table, columns, { merchant_id: 'merchants', discount_id: 'discounts' });
    await unique(db, table, ['discount_id', column]);
    await index(db, table, [column, 'discount_id']);
  }
}
