/** Range of the digits after `S1` in numbers of offline terminals; the acquirer uses others. */
export const OFFLINE_NUMBERS = { from: 800_001, to: 899_999 } as const;

/** @param n the number's digits after `S1` */
export const isOfflineNumber = (n: number): boolean => n >= OFFLINE_NUMBERS.from && n <= OFFLINE_NUMBERS.to;
