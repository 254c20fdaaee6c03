const KEY = 'reloaded_for';
/** Whether the page is about to be loaded anew. */
let going: Promise<boolean> = Promise.resolve(false);

const ask = () => fetch('/healthz', { cache: 'no-store' });

/**
 * A new version takes away the files of the old one, and a page opened before it fails to load its next screen: then
 * the page is loaded anew, once for each build; should that not help, the router shows what went wrong.
 * @param build what tells one build from another: the address of the entry script
 * @param keeps whether the page has something that a reload would take away: then the missing file is done without
 * @param reach asks the server for a sign of life; rejects when there is none
 * @returns what ends the listening
 */
export function reloadOnMissingChunk(
  build: string,
  reload = () => window.location.reload(),
  keeps = () => false,
  reach: () => Promise<unknown> = ask,
): () => void {
  const onMissing = () => {
    // Without a connection nothing is missing, and a reload would lose even what is there. Browsers don't know of it.
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

/** A screen that is on its way; should the page be about to be loaded anew, a failure is not worth showing any more. */
export async function unlessReloading<Screen>(screen: Promise<Screen>): Promise<Screen> {
  try {
    return await screen;
  } catch (error) {
    if (await going) return new Promise<never>(() => undefined);
    throw error;
  }
}
