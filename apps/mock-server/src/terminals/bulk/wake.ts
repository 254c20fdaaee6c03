import { waking } from '../../db/wake.ts';

export const { wake: wakeWorkers, onWake: onWork } = waking<void>();
