/** Set by `pnpm test:deep`: runs the slow tests completely. */
export const isDeepRun = process.env.KASA_DEEP === '1';
