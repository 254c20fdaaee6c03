import { waking } from '../../db/wake.ts';

/** A run was begun: whoever works off runs in this process begins at once. */
export const { wake: wakeWorkers, onWake: onWork } = waking<void>();
