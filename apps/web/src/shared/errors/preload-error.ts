const KEY = 'reloaded_for';
let isGoing = false;

/**
 * A new version takes away the files of the old one, and a page opened before it fails to load its next screen: then
 * the page is loaded anew, once for each build; should that not help, the router shows what went wrong.
 * @param build what tells one build from another: the address of the entry script
 * @returns what ends the listening
 */
export function reloadOnMissingChunk(build: string, reload = () => window.location.reload()): () => void {
  const onMissing = () => {
    // Without a connection nothing is missing, and a reload would lose even what is there.
    if (!navigator.onLine || sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
    isGoing = true;
    reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => {
    window.removeEventListener('vite:preloadError', onMissing);
    isGoing = false;
  };
}

/** A screen that is on its way; should the page be about to be loaded anew, a failure is not worth showing any more. */
export async function unlessReloading<Screen>(screen: Promise<Screen>): Promise<Screen> {
  try {
    return await screen;
  } catch (error) {
    if (isGoing) return new Promise<never>(() => undefined);
    throw error;
  }
}
