/** From when on a use of discounts is odd. Plain data without zod, for the web. */

/** Purchases of a customer within a day. */
export const OFTEN_A_DAY = 5;
/** Purchases of a customer at one cashier within the period; and at least half of all with known customers there. */
export const OFTEN_AT_CASHIER = 10;
/** So many are told at most. */
export const MAX_ODD_USES = 20;
