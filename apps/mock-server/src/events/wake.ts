import { waking } from '../db/wake.ts';

/** Notifies subscribers in this process of a merchant's new events. */
export const { wake, onWake } = waking<string>();
