/** What follows `S1` in the numbers of offline terminals; the acquirer gives out others. */
export const OFFLINE_NUMBERS = { from: 800_001, to: 899_999 } as const;

/** @param n what follows `S1` */
export const isOfflineNumber = (n: number): boolean => n >= OFFLINE_NUMBERS.from && n <= OFFLINE_NUMBERS.to;
