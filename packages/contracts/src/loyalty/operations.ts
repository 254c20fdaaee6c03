import {
  createCustomer,
  forgetCustomer,
  getCustomer,
  listBonusEntries,
  listCustomers,
  updateCustomer,
} from './operations/customers.ts';
import {
  changeDiscountState,
  createDiscount,
  deleteDiscount,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from './operations/discounts.ts';
import { getLoyaltyReport } from './operations/report.ts';
import { simulateDiscounts } from './operations/simulation.ts';
import { commitLoyalty, quoteLoyalty, releaseLoyalty } from './operations/terminal.ts';

/** Discounts, customers and their bonuses, and what terminals ask. */
export const loyaltyOperations = {
  listCustomers,
  getCustomer,
  createCustomer,
  updateCustomer,
  forgetCustomer,
  listBonusEntries,
  listDiscounts,
  getDiscount,
  createDiscount,
  updateDiscount,
  changeDiscountState,
  deleteDiscount,
  getLoyaltyReport,
  simulateDiscounts,
  quoteLoyalty,
  commitLoyalty,
  releaseLoyalty,
};
