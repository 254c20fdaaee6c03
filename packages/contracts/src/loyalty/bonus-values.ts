/** Values of customers and their bonuses. Plain data without zod, for the web. */

/** `forgotten`: on their request; what they got and spent stays, without the person. */
export const customerStates = ['active', 'forgotten'] as const;

/**
 * What moved a customer's bonuses: `earned` by a purchase, `activated` once enough of them waited, `spent`, `expired`
 * when their days were over, `returned` by a refund, or by a purchase that was not paid after all: to the customer what
 * was spent, from the customer what was earned.
 */
export const bonusEntryKinds = ['earned', 'activated', 'spent', 'expired', 'returned'] as const;
export type BonusEntryKind = (typeof bonusEntryKinds)[number];

/** `committed`: waits to be paid. `paid`. `released`: was not paid, and is as if it had never been. */
export const commitStates = ['committed', 'paid', 'released'] as const;

/** How long a quote holds, minutes. */
export const QUOTE_MINUTES = 15;
/** Lines of a receipt that a terminal may ask for. */
export const MAX_QUOTED_LINES = 200;
/** Thousandths of a unit in a line, at most: ten thousand units. */
export const MAX_QUOTED_QUANTITY = 10_000_000;
