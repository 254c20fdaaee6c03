const KEY = 'reloaded_for';
let going: Promise<boolean> = Promise.resolve(false);

const ask = () => fetch('/healthz', { cache: 'no-store' });

/**
 * A deployment removes the old build's files: the page is then reloaded, once per build.
 * @param build identifies the build: address of the entry script
 * @param keeps whether a reload would lose unsaved input: then the missing file is ignored
 * @returns removes the listener
 */
export function reloadOnMissingChunk(
  build: string,
  reload = () => window.location.reload(),
  keeps = () => false,
  reach: () => Promise<unknown> = ask,
): () => void {
  const onMissing = () => {
    // Offline nothing is missing, and a reload would lose the page. `onLine` alone is unreliable.
    if (!navigator.onLine || sessionStorage.getItem(KEY) === build || keeps()) return;
    going = reach().then(
      () => {
        if (sessionStorage.getItem(KEY) !== build) reload();
        sessionStorage.setItem(KEY, build);
        return true;
      },
      () => false,
    );
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => {
    window.removeEventListener('vite:preloadError', onMissing);
    going = Promise.resolve(false);
  };
}

/** Awaits a screen; a failure stays pending if the page is about to reload. */
export async function unlessReloading<Screen>(screen: Promise<Screen>): Promise<Screen> {
  try {
    return await screen;
  } catch (error) {
    if (await going) return new Promise<never>(() => undefined);
    throw error;
  }
}
