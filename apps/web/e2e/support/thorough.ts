/** Set by `pnpm test:deep`: then the proofs that take minutes leave nothing out. */
export const isThorough = process.env.KASA_DEEP === '1';
