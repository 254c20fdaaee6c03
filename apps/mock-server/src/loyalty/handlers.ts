import type { loyaltyOperations } from '@kasa/contracts/loyalty/operations';
import type { Handlers } from '../http/request/handler.ts';
import { discountHandlers } from './discount-handlers.ts';

/** Discounts. */
export const loyaltyHandlers: Handlers<typeof loyaltyOperations> = {
  ...discountHandlers,
};
