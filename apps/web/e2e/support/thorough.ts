/**
 * Set by `pnpm test:deep`: then the proofs that take minutes leave nothing out. A file that reads this stands in `testMatch` of
 * playwright.config.ts, too, or the deep run does not play it.
 */
export const isThorough = process.env.KASA_DEEP === '1';
