import type { ToastOptions } from '@kasa/ui/toaster';

const loadToaster = () => import('@kasa/ui/toaster');
let isWanted = false;
const listeners = new Set<() => void>();

/** Whether there has been something to say. */
export const toasterState = {
  isWanted: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Fetches the toasts' code. Nobody needs it before the first toast, so it does not hold up the first screen; but it
 * must be there before the connection is lost, which a toast has to tell.
 */
export function prepareToasts(): Promise<unknown> {
  return loadToaster();
}

// One after another, so that clearing also takes those whose code is still on its way.
let last: Promise<void> = Promise.resolve();

async function show(type: 'success' | 'error', text: string, options?: ToastOptions): Promise<void> {
  const { toast } = await loadToaster();
  isWanted = true;
  for (const listener of listeners) listener();
  toast[type](text, options);
}

function enqueue(type: 'success' | 'error', text: string, options?: ToastOptions): void {
  // Without a connection the code may not come: then there is nowhere to say it.
  last = last.then(() => show(type, text, options)).catch(() => undefined);
}

/** Says what just happened, at the top right (spec §9). Field errors never come here. */
export const toast = {
  success: (text: string, options?: ToastOptions) => enqueue('success', text, options),
  error: (text: string, options?: ToastOptions) => enqueue('error', text, options),
  /** Takes all away: on sign-out. */
  clear: async () => {
    await last;
    if (isWanted) (await loadToaster()).toast.clear();
  },
};
