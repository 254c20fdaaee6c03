const FIRST_MS = 5_000;
const LONGEST_MS = 300_000;

/** When the acquirer is asked next, each time after twice as long. @param checks how often it was asked */
export const nextCheckAt = (now: Date, checks: number): string =>
  new Date(now.getTime() + Math.min(FIRST_MS * 2 ** checks, LONGEST_MS)).toISOString();
