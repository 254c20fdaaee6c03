/** Registers without the tax service: how long they may go on, and with how many documents. Without zod. */

/** Longest time without the tax service in a row, hours. */
export const MAX_OFFLINE_HOURS = 36;

/** Longest time without the tax service in a calendar month in Kyiv, hours. */
export const MAX_OFFLINE_MONTH_HOURS = 168;

/** Numbers for documents made without the tax service that it gives at once; the law names none. */
export const DEFAULT_OFFLINE_NUMBERS = 2_000;

/**
 * Whether a register reaches the tax service. `offline`: also while it sends what it made without it; `returning`: the end
 * of that is left to send; `refused`: the tax service does not take what it made, until that is put right.
 */
export const registerLinks = ['online', 'offline', 'returning', 'refused'] as const;
export type RegisterLink = (typeof registerLinks)[number];

/** What trade has to stop for: a shift that could not be closed, a limit of being offline, refused documents, the end of the key. */
export const tradeStops = ['shift', 'offline', 'refused', 'key'] as const;
