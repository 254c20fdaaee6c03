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

/** `committed`: waits to be paid. `paid`: that, or it cost nothing. `released`: was not paid, and is as if it had never been. */
export const commitStates = ['committed', 'paid', 'released'] as const;

/** After so many hours a commit that was neither paid nor released is released. */
export const COMMIT_HOURS = 24;

/** How long a quote holds, minutes. */
export const QUOTE_MINUTES = 15;
/** Look-ups of customers that find nobody, within 15 minutes. */
export const UNKNOWN_OF_TERMINAL = 60;
export const UNKNOWN_OF_ADDRESS = 300;
export const UNKNOWN_OF_MERCHANT = 1000;
/** Lines of a receipt that a terminal may ask for. */
export const MAX_QUOTED_LINES = 200;
/** Thousandths of a unit in a line, at most: ten thousand units. */
export const MAX_QUOTED_QUANTITY = 10_000_000;
