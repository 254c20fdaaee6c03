import type { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import type { Handlers } from '../http/request/handler.ts';
import { customerHandlers } from './customer-handlers.ts';
import { discountHandlers } from './discount-handlers.ts';
import { getLoyaltyReport } from './report.ts';
import { simulateDiscounts } from './simulation/handler.ts';
import { terminalHandlers } from './terminal-handlers.ts';

/** Discounts, customers, and what terminals ask. */
export const loyaltyHandlers: Handlers<typeof loyaltyOperations> = {
  ...customerHandlers,
  ...discountHandlers,
  getLoyaltyReport,
  simulateDiscounts,
  ...terminalHandlers,
};
