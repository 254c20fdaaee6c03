import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Db } from '../../db/schema.ts';
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

/** How the operations of discounts earn their own codes. */
export const failureCases: FailureCases = {
  ...beyond,
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
  'deleteDiscount discount_used': exampleWith(ops.deleteDiscount, { params: { id: ids.discount } }),
};
