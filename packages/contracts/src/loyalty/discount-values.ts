/** Values of discounts. Plain data without zod, for the web. */

/** Types of discounts, as the specification names them (spec §2). */
export const discountTypes = [
  'fixed',
  'dynamic',
  'single_bonus',
  'by_purchase_count',
  'purchase_bonus',
] as const;
export type DiscountType = (typeof discountTypes)[number];

/** Types that give bonuses, which are spent later, instead of a lower price now. */
export const bonusTypes = ['single_bonus', 'purchase_bonus'] as const satisfies readonly DiscountType[];

/** Types that count what a customer did before: without a customer they give nothing. */
export const customerTypes = [
  'single_bonus',
  'by_purchase_count',
  'purchase_bonus',
] as const satisfies readonly DiscountType[];

/** `draft`: gives nothing yet. `paused`: gives nothing for now. `ended`: gives nothing any more. */
export const discountStates = ['draft', 'active', 'paused', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

/** What a discount may become. */
export const discountTransitions: Readonly<Record<DiscountState, readonly DiscountState[]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** What the steps of a dynamic discount go by. */
export const stepKinds = ['amount', 'time'] as const;

/** What is counted: receipts of a customer that have such goods, or pieces of them. */
export const countedThings = ['receipts', 'pieces'] as const;

export const MAX_STEPS = 10;
export const MAX_EVERY = 100;
export const MAX_LIFETIME_DAYS = 3_650;
/** Terminals, points, goods and groups that a discount names, each. */
export const MAX_NAMED = 200;
/** Basis points of everything. */
export const WHOLE_BP = 10_000;
