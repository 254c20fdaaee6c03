import { createNotifier } from '../../db/notifier.ts';

export const { notify: wakeWorkers, subscribe: onWakeWorkers } = createNotifier<void>();
