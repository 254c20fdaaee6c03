import { createBooleanStore } from '../boolean-store.ts';

/** Interval of checks while the connection is lost or doubtful, milliseconds. */
const CHECK_INTERVAL_MS = 2000;

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/**
 * The browser's "online" and "offline" events are only reasons to check the server.
 * @param pingServer health check; rejects when the server does not respond
 */
export function createConnectionStore(pingServer: () => Promise<unknown>, onRestored: () => void) {
  const isLost = createBooleanStore();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;
  // A response reflects the moment of its request: events since then require another check.
  let hasNews = false;
  let isDisposed = false;

  const askLater = () => {
    if (!isDisposed) timer = setTimeout(verify, CHECK_INTERVAL_MS);
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    hasNews = false;
    try {
      await pingServer();
      if (hasNews) return await ask();
      // The check may have passed while the connection was going down, with no further event to follow.
      if (!navigator.onLine) askLater();
      if (!isLost.current()) return;
      isLost.set(false);
      onRestored();
    } catch {
      isLost.set(true);
      askLater();
    }
  };
  /** Checks the server: the browser's own online state is unreliable both ways. */
  const verify = (): Promise<void> => {
    hasNews = true;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  window.addEventListener('online', verify);
  window.addEventListener('offline', verify);

  return {
    isLost,
    verify,
    dispose: () => {
      isDisposed = true;
      clearTimeout(timer);
      window.removeEventListener('online', verify);
      window.removeEventListener('offline', verify);
    },
  };
}
