/** Discounts. */
import { discountTransitions } from '@kasa/contracts/loyalty/discount-values';
import type { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import { changeEntity } from '../http/entity/changes.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../http/entity/handlers.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { discounts, presentDiscount } from './discount-store.ts';
import { discountWrites, requireOwnDiscount } from './discount-writes.ts';

type Operations = Pick<
  typeof loyaltyOperations,
  | ('listDiscounts' | 'getDiscount' | 'createDiscount' | 'updateDiscount' | 'changeDiscountState')
  | 'deleteDiscount'
>;

export const discountHandlers: Handlers<Operations> = {
  listDiscounts: listHandler(discounts, presentDiscount),
  getDiscount: getHandler(discounts, presentDiscount),
  createDiscount: createHandler(discountWrites, presentDiscount),
  updateDiscount: updateHandler(discountWrites, presentDiscount),
  async changeDiscountState(context, { params: { id }, body: { state, version } }) {
    const row = await changeEntity(context, discounts, id, version, async (before, tx) => {
      await requireOwnDiscount(tx, context, id);
      if (before.state === state) return null;
      if (!discountTransitions[before.state].includes(state))
        throw new OperationFailure('discount_state_wrong');
      return { state };
    });
    return presentDiscount(row, context);
  },
  deleteDiscount: deleteHandler(discountWrites),
};
