import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import { onDemand } from '@kasa/ui/on-demand';
import {
  createBrowserRouter,
  createPath,
  type MiddlewareFunction,
  matchPath,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom';
import { unlessReloading } from '../shared/errors/reload-on-missing-chunk.ts';
import { translatorFor } from '../shared/i18n/catalogue.ts';
import { paths } from '../shared/paths.ts';
import { type Feature, routesOf } from '../shared/routing/screen.ts';
import type { Services } from '../shared/services/services.ts';
import { signInHref } from '../shared/session/sign-in-href.ts';
import { toast } from '../shared/toast/toast.ts';
import { Home, loadHome, shouldRevalidateHome } from './home.tsx';
import { layoutCatalogue } from './layout/messages.ts';
import { Root } from './root.tsx';
import { BarePage } from './system/bare-page.tsx';
import { RouteError } from './system/route-error.tsx';

/** The addresses of all screens but `/`: fetched with the first of them, or once the first screen stands. */
const loadFeatures = () => import('./features.ts');
onDemand(loadFeatures);

/** The routes that take what it brings: around everything, and around the screens inside the layout. */
const ROOT = 'root';
const INSIDE = 'inside';

async function loadLayout(services: Services) {
  const words = layoutCatalogue.load(services.locale.current());
  const [{ Layout }] = await Promise.all([import('./layout/layout.tsx'), words]);
  return Layout;
}

/** Unknown addresses (spec §2): inside the layout for a signed-in user, so that the menu is available. */
async function loadNotFound(services: Services) {
  const [{ NotFound }, Layout] = await Promise.all([
    import('./system/not-found.tsx'),
    services.session.current() ? loadLayout(services) : BarePage,
  ]);
  return {
    Component: () => (
      <Layout>
        <NotFound />
      </Layout>
    ),
  };
}

export type Router = ReturnType<typeof createRouter>;

/** @param more additional screens inside the layout, for tests */
export function createRouter(services: Services, more: readonly Feature[] = []) {
  const entryCheck: MiddlewareFunction = ({ request }) => {
    if (services.session.current()) return;
    const { pathname, search } = new URL(request.url);
    // Requests have no hash; on the first load the page's own address has it.
    const isHere = window.location.pathname === pathname && window.location.search === search;
    throw redirect(signInHref({ pathname, search, hash: isHere ? window.location.hash : '' }));
  };

  /** Admits users with the permission; others stay where they were and see a toast (spec §6). */
  const accessGuard =
    (tag: Permission): MiddlewareFunction =>
    async () => {
      const { session, locale } = services;
      if (opens(session.current()?.user.tags ?? [], tag)) return;
      await layoutCatalogue.load(locale.current());
      toast.error(translatorFor(layoutCatalogue, locale.current())('access.none'));
      const { initialized, location } = router.state;
      // Nowhere on the first load; and sign-in would lead here again.
      const isNowhere = !initialized || matchPath(paths.signIn.pattern, location.pathname);
      // In place of the entry: back leads on, past the refused one.
      throw replace(isNowhere ? paths.home() : createPath(location));
    };

  const guarded = (routes: RouteObject[]): RouteObject => ({
    lazy: async () => ({ Component: await loadLayout(services) }),
    middleware: [entryCheck],
    children: [
      {
        id: INSIDE,
        // Without a path: a crashed screen is replaced inside the layout.
        ErrorBoundary: RouteError,
        children: routes,
      },
    ],
  });

  const routes = (features: readonly Feature[]) =>
    features.flatMap((feature) => routesOf(feature, services, accessGuard));

  const router = createBrowserRouter(
    [
      {
        id: ROOT,
        Component: Root,
        HydrateFallback: () => null,
        ErrorBoundary: () => (
          <BarePage>
            <RouteError />
          </BarePage>
        ),
        children: [
          guarded([
            {
              path: paths.home.pattern,
              loader: ({ request }) => loadHome(services, request),
              shouldRevalidate: shouldRevalidateHome,
              Component: Home,
            },
            ...routes(more),
          ]),
          { path: '*', lazy: () => loadNotFound(services) },
        ],
      },
    ],
    {
      // Asked for whenever no address is known to fit: what is there already is not put there twice.
      patchRoutesOnNavigation: async ({ patch }) => {
        const { privateFeatures, publicFeatures } = await unlessReloading(loadFeatures());
        patch(ROOT, routes(publicFeatures));
        patch(INSIDE, routes(privateFeatures));
      },
    },
  );
  return router;
}
