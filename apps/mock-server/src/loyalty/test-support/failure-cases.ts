import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { giveAllTags } from '../../http/test-support/point-scope-world.ts';

/** Whoever asks works at one point alone, with all rights. */
async function asksFromOnePoint(db: Db): Promise<void> {
  await giveAllTags(db, ids.owner);
  await placeAt(db, ids.owner, [ids.point]);
}

const ended = (id: string) => (db: Db) =>
  db.updateTable('discounts').set({ state: 'ended' }).where('id', '=', id).execute();

/** Each of what holds everywhere. */
const beyond = Object.fromEntries(
  [ops.updateDiscount, ops.changeDiscountState, ops.deleteDiscount].map((op) => [
    `${op.id} beyond_own_points`,
    exampleWith(op, {}, asksFromOnePoint),
  ]),
);

const terminal = (change: Partial<Row<'terminals'>>) => (db: Db) =>
  db.updateTable('terminals').set(change).where('id', '=', ids.terminal).execute();
const quote = (change: Partial<Row<'loyalty_quotes'>>) => (db: Db) =>
  db.updateTable('loyalty_quotes').set(change).where('id', '=', ids.loyaltyQuoteToCommit).execute();
const commit = (change: Partial<Row<'loyalty_commits'>>) => (db: Db) =>
  db.updateTable('loyalty_commits').set(change).where('id', '=', ids.loyaltyCommitToRelease).execute();

/** Each of what terminals ask. Bodies are signed, so it is the rows that change. */
const signed = Object.fromEntries(
  [ops.quoteLoyalty, ops.commitLoyalty, ops.releaseLoyalty].flatMap((op) => [
    [
      `${op.id} terminal_not_authenticated`,
      exampleWith(op, { headers: { 'x-terminal-signature': '0'.repeat(64) } }),
    ],
    [
      `${op.id} terminal_time_wrong`,
      exampleWith(op, { headers: { 'x-terminal-time': '2026-11-20T08:54:59Z' } }),
    ],
  ]),
);
/** Each that only a working terminal may. */
const working = Object.fromEntries(
  [ops.quoteLoyalty, ops.commitLoyalty].flatMap((op) => [
    [`${op.id} terminal_not_active`, exampleWith(op, {}, terminal({ status: 'added' }))],
    [
      `${op.id} terminal_blocked`,
      exampleWith(op, {}, terminal({ status: 'blocked', blocked_by: 'acquirer' })),
    ],
  ]),
);
const elsewhere = { terminal_id: ids.terminalWithCash };
const ofPurchases: FailureCases = {
  ...signed,
  ...working,
  'commitLoyalty not_found': exampleWith(ops.commitLoyalty, {}, quote(elsewhere)),
  'commitLoyalty quote_expired': exampleWith(
    ops.commitLoyalty,
    {},
    quote({ holds_until: '2026-11-20T08:59:59.000Z' }),
  ),
  'commitLoyalty quote_outdated': exampleWith(ops.commitLoyalty, {}, quote({ rules: '[]' })),
  'releaseLoyalty not_found': exampleWith(ops.releaseLoyalty, {}, commit(elsewhere)),
  'releaseLoyalty commit_paid': exampleWith(
    ops.releaseLoyalty,
    {},
    commit({ state: 'paid', transaction_id: UNKNOWN_ID }),
  ),
  'createCustomer conflict': exampleWith(ops.createCustomer, {
    body: { phone: ops.getCustomer.example.data.phone },
  }),
  async 'updateCustomer customer_forgotten'(db, owner) {
    const own = db.selectFrom('customers').select(['id', 'version']).where('merchant_id', '=', ids.merchant);
    const { id, version } = await own.where('state', '=', 'forgotten').executeTakeFirstOrThrow();
    return exampleWith(ops.updateCustomer, { params: { id }, body: { version } })(db, owner);
  },
};

/** How the operations of discounts, customers and terminals earn their own codes. */
export const failureCases: FailureCases = {
  ...beyond,
  ...ofPurchases,
  'createDiscount beyond_own_points': exampleWith(
    ops.createDiscount,
    { body: { is_everywhere: true, point_ids: [] } },
    asksFromOnePoint,
  ),
  'createDiscount not_found': exampleWith(ops.createDiscount, { body: { group_ids: [UNKNOWN_ID] } }),
  'createDiscount conflict': exampleWith(ops.createDiscount, {
    body: { name: ops.getDiscount.example.data.name },
  }),
  'updateDiscount discount_ended': exampleWith(ops.updateDiscount, {}, ended(ids.discountToEdit)),
  'changeDiscountState discount_state_wrong': exampleWith(
    ops.changeDiscountState,
    {},
    ended(ids.discountToPause),
  ),
  'getLoyaltyReport not_found': exampleWith(ops.getLoyaltyReport, { query: { discount_id: UNKNOWN_ID } }),
  'simulateDiscounts not_found': exampleWith(ops.simulateDiscounts, {
    query: { discount_id: UNKNOWN_ID },
  }),
  'simulateDiscounts discount_state_wrong': exampleWith(ops.simulateDiscounts, {}, ended(ids.discountToTry)),
  'deleteDiscount discount_used': exampleWith(ops.deleteDiscount, { params: { id: ids.discount } }),
};
