import { createFlag, type Flag } from '../flag.ts';

/** How often a lost or doubtful connection is tried again, milliseconds: the app resumes within three seconds. */
const PAUSE = 2000;

/** Whether the server can be reached, as far as somebody has reason to ask. */
export interface ConnectionStore {
  readonly isLost: Flag;
  /** Asks the server. Browsers call themselves offline without reason, and online without a way to the server. */
  verify(): Promise<void>;
  dispose(): void;
}

/**
 * Makes the store. It believes neither "online" nor "offline" of the browser: both only make it ask the server.
 * @param reach asks the server for a sign of life; rejects when there is none
 * @param onRestored called when the server answers again
 */
export function createConnectionStore(
  reach: () => Promise<unknown>,
  onRestored: () => void,
): ConnectionStore {
  const isLost = createFlag();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;
  // What an answer says of the connection is only true of the moment it was asked for: news since then ask again.
  let hasNews = false;
  let isDisposed = false;

  const askLater = () => {
    if (!isDisposed) timer = setTimeout(verify, PAUSE);
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    hasNews = false;
    try {
      await reach();
      if (hasNews) return await ask();
      // The last question may have got through while the connection was going, and no further news would come of it.
      if (!navigator.onLine) askLater();
      if (!isLost.current()) return;
      isLost.set(false);
      onRestored();
    } catch {
      isLost.set(true);
      askLater();
    }
  };
  const verify = () => {
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
