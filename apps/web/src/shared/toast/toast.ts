import type { ToastOptions } from '@kasa/ui/toaster';
import { createListeners } from '../listeners.ts';

const loadToaster = () => import('@kasa/ui/toaster');
let isWanted = false;
const { subscribe, notify } = createListeners();

/** Whether any toast has been shown. */
export const toasterState = { isNeeded: () => isWanted, subscribe };

/** Not needed by the first screen, but before the connection is lost, which a toast reports. */
export function preloadToaster(): Promise<unknown> {
  return loadToaster();
}

/** Success toasts older than this belong to the screen that is left, milliseconds. */
const NAVIGATION_GRACE_MS = 1000;

/** Latest time of each success toast by id. Bounded by the number of messages. */
const saidAt = new Map<string, number>();

// A queue, so that clearing includes toasts whose code is still loading.
let last: Promise<void> = Promise.resolve();

async function show(type: 'success' | 'info' | 'error', text: string, at: number, options?: ToastOptions) {
  const { toast } = await loadToaster();
  isWanted = true;
  notify();
  const id = toast[type](text, options);
  if (type !== 'error') saidAt.set(id, at);
}

function enqueue(type: 'success' | 'info' | 'error', text: string, options?: ToastOptions): void {
  const at = performance.now();
  // Offline the code may not load: the toast is dropped.
  last = last.then(() => show(type, text, at, options)).catch(() => undefined);
}

/** Toasts at the top right (spec §9). Field errors are never shown here. */
export const toast = {
  success: (text: string, options?: ToastOptions) => enqueue('success', text, options),
  info: (text: string, options?: ToastOptions) => enqueue('info', text, options),
  error: (text: string, options?: ToastOptions) => enqueue('error', text, options),
  /**
   * Removes the previous screen's success toasts. Those that led here ("created") stay, and so do errors.
   * @param leftAt start of the navigation, by `performance.now()`
   */
  leaveScreen: async (leftAt: number) => {
    // A pending toast may repeat an older one.
    await last;
    const old = [...saidAt].filter(([, at]) => at < leftAt - NAVIGATION_GRACE_MS).map(([id]) => id);
    if (old.length === 0) return;
    for (const id of old) saidAt.delete(id);
    const { toast } = await loadToaster();
    for (const id of old) toast.dismiss(id);
  },
  clear: async () => {
    await last;
    saidAt.clear();
    if (isWanted) (await loadToaster()).toast.clear();
  },
};
