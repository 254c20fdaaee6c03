import type { createBrowserRouter } from 'react-router-dom';
import { toast } from '../shared/toast/toast.ts';

/**
 * Takes away what the screen before said of its success, once another one has come. It listens to the router itself:
 * components hear of a navigation once they are drawn, which on a slow machine is long after it began.
 * @returns ends it
 */
export function leaveToasts(router: ReturnType<typeof createBrowserRouter>): () => void {
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
