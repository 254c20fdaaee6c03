/** What ends the documents of a register that is offline. */
export const offlineLimits = ['in_row', 'in_month', 'numbers'] as const;
export type OfflineLimit = (typeof offlineLimits)[number];
