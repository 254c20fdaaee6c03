import type { createBrowserRouter } from 'react-router-dom';
import { toast } from '../shared/toast/toast.ts';

/** Removes outdated success toasts. Subscribes to the router: components learn of a navigation too late. */
export function clearStaleToasts(router: ReturnType<typeof createBrowserRouter>): () => void {
  let shown = router.state.location.pathname;
  let setOffAt: number | undefined;
  return router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'loading') setOffAt ??= performance.now();
    if (pathname !== shown) {
      shown = pathname;
      void toast.leaveScreen(setOffAt ?? performance.now()).catch(() => undefined);
    }
    if (navigation.state === 'idle') setOffAt = undefined;
  });
}
