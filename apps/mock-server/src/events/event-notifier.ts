import { createNotifier } from '../db/notifier.ts';

/** Notifies subscribers in this process of a merchant's new events. */
export const { notify, subscribe } = createNotifier<string>();
