import { waking } from '../db/wake.ts';

/** Something was written down for a merchant: whoever listens to their events reads it at once. */
export const { wake, onWake } = waking<string>();
