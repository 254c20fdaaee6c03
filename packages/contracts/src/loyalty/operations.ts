import {
  changeDiscountState,
  createDiscount,
  deleteDiscount,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from './operations/discounts.ts';

/** Discounts. */
export const loyaltyOperations = {
  listDiscounts,
  getDiscount,
  createDiscount,
  updateDiscount,
  changeDiscountState,
  deleteDiscount,
};
