const KEY = 'reloaded_for';

/**
 * A new version takes away the files of the old one, and a page opened before it fails to load its next screen: then
 * the page is loaded anew, once for each build; should that not help, the router shows what went wrong.
 * @param build what tells one build from another: the address of the entry script
 * @returns what ends the listening
 */
export function reloadOnMissingChunk(build: string, reload = () => window.location.reload()): () => void {
  const onMissing = (event: Event) => {
    // Without a connection nothing is missing, and a reload would lose even what is there.
    if (!navigator.onLine || sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
    // The error is dealt with: the router need not show it in the moment before the page goes.
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
