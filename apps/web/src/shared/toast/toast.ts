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

/** A success said this long before one leaves belongs to the screen that is left, milliseconds; a later one to the next. */
const OWN_SCREEN = 1000;

/** Successes by their toast's id, and when they were said last. Their number is that of the product's messages. */
const saidAt = new Map<string, number>();

// One after another, so that clearing also takes those whose code is still on its way.
let last: Promise<void> = Promise.resolve();

async function show(type: 'success' | 'error', text: string, at: number, options?: ToastOptions) {
  const { toast } = await loadToaster();
  isWanted = true;
  for (const listener of listeners) listener();
  const id = toast[type](text, options);
  if (type === 'success') saidAt.set(id, at);
}

function enqueue(type: 'success' | 'error', text: string, options?: ToastOptions): void {
  const at = performance.now();
  // Without a connection the code may not come: then there is nowhere to say it.
  last = last.then(() => show(type, text, at, options)).catch(() => undefined);
}

/** Says what just happened, at the top right (spec §9). Field errors never come here. */
export const toast = {
  success: (text: string, options?: ToastOptions) => enqueue('success', text, options),
  error: (text: string, options?: ToastOptions) => enqueue('error', text, options),
  /**
   * Another screen: what the last one said of its success is no news there. What led to this screen ("created", and
   * on to the list) stays its time, and so do failures, whose details may be on the way to being copied.
   * @param leftAt when the person set off, by `performance.now()`
   */
  leaveScreen: async (leftAt: number) => {
    // Of what is being said right now it is known only then that it was said anew.
    await last;
    const old = [...saidAt].filter(([, at]) => at < leftAt - OWN_SCREEN).map(([id]) => id);
    if (old.length === 0) return;
    for (const id of old) saidAt.delete(id);
    const { toast } = await loadToaster();
    for (const id of old) toast.dismiss(id);
  },
  /** Takes all away: on sign-out. */
  clear: async () => {
    await last;
    saidAt.clear();
    if (isWanted) (await loadToaster()).toast.clear();
  },
};
