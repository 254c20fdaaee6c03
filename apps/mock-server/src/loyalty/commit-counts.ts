/** What rules have given and counted, of a customer and in all. */
import type { KnownCustomer, Outcome, RuleOutcome } from '@kasa/contracts/loyalty/engine-values';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { newId } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import type { QuotedRule } from './applied-rules.ts';

/** What counts against limits; bonuses that are spent do not. */
const givenBy = ({ discount, earned }: RuleOutcome) => discount + earned;

/**
 * The rules with what they gave everybody until now, which is locked for those that have a limit or give something.
 * The customer is locked before.
 */
export async function lockTotals(
  tx: Db,
  merchant_id: string,
  rules: readonly QuotedRule[],
  outcome: Outcome,
): Promise<QuotedRule[]> {
  const limited = rules.filter(({ max_total_amount }) => max_total_amount !== null);
  const giving = outcome.rules.filter((one) => givenBy(one) > 0).map(({ rule_id }) => rule_id);
  const given = new Map<string, number>();
  for (const discount_id of [...new Set([...limited.map(({ id }) => id), ...giving])].toSorted()) {
    const total = await tx
      .insertInto('discount_totals')
      .values({ id: newId(), merchant_id, discount_id, given: 0 })
      .onConflict((same) => same.column('discount_id').doUpdateSet({ discount_id }))
      .returning('given')
      .executeTakeFirstOrThrow();
    given.set(discount_id, total.given);
  }
  return rules.map((rule) => ({ ...rule, given: given.get(rule.id) ?? rule.given }));
}

/** Adds what a purchase gave and counted to all that counts it. */
export async function countPurchase(
  tx: Db,
  commit: Pick<Row<'loyalty_commits'>, 'id' | 'merchant_id' | 'customer_id' | 'created_at'>,
  outcome: Outcome,
  past: KnownCustomer['past'],
): Promise<void> {
  const { id: commit_id, merchant_id, customer_id, created_at } = commit;
  for (const rule of outcome.rules) {
    const { rule_id: discount_id, discount, earned, spent, counted } = rule;
    const receipts = counted.receipts - (past[discount_id]?.receipts ?? 0);
    const pieces = counted.pieces - (past[discount_id]?.pieces ?? 0);
    const given = givenBy(rule);
    if (given + spent + receipts + pieces === 0) continue;
    const own = { merchant_id, discount_id, receipts, pieces };
    const had = { ...own, commit_id, date: kyivDay(created_at), discount, earned, spent };
    await tx
      .insertInto('loyalty_commit_rules')
      .values({ id: newId(), ...had })
      .execute();
    if (customer_id !== null)
      await tx
        .insertInto('customer_discounts')
        .values({ id: newId(), ...own, customer_id, given })
        .onConflict((same) =>
          same.columns(['customer_id', 'discount_id']).doUpdateSet((eb) => ({
            receipts: eb('customer_discounts.receipts', '+', receipts),
            pieces: eb('customer_discounts.pieces', '+', pieces),
            given: eb('customer_discounts.given', '+', given),
          })),
        )
        .execute();
    const total = tx.updateTable('discount_totals').where('discount_id', '=', discount_id);
    if (given > 0) await total.set((eb) => ({ given: eb('given', '+', given) })).execute();
  }
}
