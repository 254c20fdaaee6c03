/**
 * Mounts the app at an address against the real backend in this process:
 *
 *     it('shows the routes', async () => {
 *       const { user, location, fail } = await renderApp('/Routes', { as: 'dispatcher' });
 *       await screen.findByRole('row', { name: /Тролейбус/ });
 *       expect(location()).toBe('/Routes');
 *     });
 *
 * Failures are made by the backend: `await fail('listRoutes')`. Every test starts from the seed at
 * `TEST_NOW`, with empty storage; parallel test files have a backend each.
 */
import { exchangeKey } from '@kasa/client/http/key-exchange';
import { CookieJar } from '@kasa/client/node';
import type { Role } from '@kasa/contracts/shared/permissions';
import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { commonMessages } from '../../shared/i18n/common.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { OperationId } from '../../shared/query/operations.ts';
import { createServices, type Services } from '../../shared/services/services.ts';
import { storageKeys } from '../../shared/session/storage.ts';
import { toast } from '../../shared/toast/toast.ts';
import { App } from '../app.tsx';
import { createRouter, type Router } from '../router.tsx';
import { afterEachTest } from './after-each-test.ts';
import { type Backend, startBackend } from './backend.ts';
import type { HttpStreams } from './http-streams.ts';
import { DEFAULT_WIDTH, windowWidth } from './window-width.ts';

export const PASSWORD = 'kasa-demo';

export const phoneByRole: Readonly<Record<Role, string>> = {
  owner: '+380500000001',
  director: '+380500000002',
  accountant: '+380500000003',
  cashier: '+380500000004',
  dispatcher: '+380500000005',
  driver: '+380500000006',
};

export interface RenderOptions {
  /** Signed-in role; null: signed out. Default: dispatcher, who may edit transport. */
  as?: Role | null;
  /** Default: Ukrainian, with nothing stored. */
  locale?: Locale;
  /** Width of the window, CSS pixels: 360 for a phone. Default 1280. */
  width?: number;
  before?: () => void;
  /** Intercepts requests: may answer, delay, drop or pass them on. Not used for the initial sign-in. */
  network?: (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;
  /** Enables event streams; otherwise the browser has none. */
  isLive?: boolean;
  /** Additional screens inside the layout, for tests of shared parts. */
  screens?: Readonly<Record<string, ComponentType>>;
}

export interface FaultOptions {
  /** An envelope code by name, `drop` (network failure), or `{ latency: ms }`. Default `internal`. */
  how?:
    | NonNullable<Parameters<Backend['control']['addFault']>[0]['body']['code']>
    | 'drop'
    | { latency: number };
  /** Number of failing requests; default: all. */
  times?: number;
  /** Runs the operation and loses only its response. */
  afterHandler?: boolean;
}

export interface RenderedApp {
  user: UserEvent;
  services: Services;
  router: Router;
  /** Path with query and hash. */
  location(): string;
  goTo(path: string): Promise<void>;
  /** Makes an operation fail from now on; `*`: all. */
  fail(operation: OperationId | '*', fault?: FaultOptions): Promise<void>;
  clearFaults(): Promise<void>;
  /** Requests so far, e.g. `GET /api/v1/transport/routes?page=1&perPage=10`; without `lng`. */
  requests: readonly string[];
  control: Backend['control'];
  /** Null unless `isLive`. */
  streams: HttpStreams | null;
  newBrowser: Backend['newBrowser'];
  work: Backend['work'];
  workShifts: Backend['workShifts'];
  deliverCallbacks: Backend['deliverCallbacks'];
}

/** Started by the first test that needs it and shared by a worker's test files, which run one at a time. */
let backend: Backend | undefined;
let isFresh = false;
const open: (() => void)[] = [];

afterEachTest.push(async () => {
  for (const close of open.splice(0)) close();
  await toast.clear();
  cleanup();
  forgetEverything();
  isFresh = false;
});

async function freshBackend(): Promise<Backend> {
  backend ??= await startBackend();
  if (!isFresh) await backend.reset();
  isFresh = true;
  return backend;
}

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the app writes its cookies the same way
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  window.history.replaceState(null, '', '/');
}

/** Mounts the app at an address. Resolves when the first screen is shown; its data may still be loading. */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<RenderedApp> {
  const { as = 'dispatcher', locale, width = DEFAULT_WIDTH, before, network, screens = {} } = options;
  const requests: string[] = [];
  const backend = await freshBackend();
  const jar = new CookieJar();
  const browser = backend.newBrowser(jar);
  const streams = options.isLive ? await backend.streams(jar) : null;
  const fetch = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.delete('lng');
    requests.push(`${request.method} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
    return network ? network(request, browser) : browser(request);
  };
  windowWidth.current = width;
  if (locale) localStorage.setItem(storageKeys.locale, locale);
  if (as) await signInSilently(as, browser);
  before?.();
  window.history.replaceState(null, '', path);

  const services = createServices({ fetch, openStream: streams?.open ?? null, retryBaseDelay: 5 });
  await Promise.all([commonMessages.load('uk'), commonMessages.load(services.locale.current())]);
  const router = createRouter(services, [
    {
      catalogues: [],
      screens: Object.entries(screens).map(([pattern, Screen]) => ({ pattern, load: async () => Screen })),
    },
  ]);
  open.push(() => {
    router.dispose();
    services.dispose();
  });
  const { container } = render(<App services={services} router={router} />);
  const settled = async () => {
    await waitFor(() => {
      const { initialized, navigation } = router.state;
      const isShown = container.querySelector('main, [role="dialog"]') !== null;
      if (!initialized || navigation.state !== 'idle' || !isShown)
        throw new Error('The screen is on its way');
    });
    // The router shows a new screen in a transition, which may be deferred: flush it.
    await act(async () => undefined);
    // Loads on-demand code, so that menus and selects open at once.
    await act(() => loadAllOnDemand());
  };
  await settled();

  const { control, newBrowser, work, workShifts, deliverCallbacks } = backend;
  return {
    user: userEvent.setup(),
    services,
    router,
    requests,
    control,
    streams,
    newBrowser,
    work,
    workShifts,
    deliverCallbacks,
    location: () => window.location.pathname + window.location.search + window.location.hash,
    goTo: async (to) => {
      await router.navigate(to);
      await settled();
    },
    fail: async (operation, { how = 'internal', times, afterHandler = false } = {}) => {
      const what =
        how === 'drop'
          ? { kind: how }
          : typeof how === 'string'
            ? { kind: 'code' as const, code: how }
            : { kind: 'latency' as const, latency_ms: how.latency };
      await control.addFault({
        body: { operation, ...what, after_handler: afterHandler, times: times ?? null },
      });
    },
    clearFaults: async () => {
      await control.clearFaults();
    },
  };
}

async function signInSilently(role: Role, fetch: (request: Request) => Promise<Response>): Promise<void> {
  const services = createServices({ fetch });
  const session = await services.client.operation('signIn')({
    body: { phone: phoneByRole[role], password: PASSWORD },
  });
  services.session.storeSigningSecret(await exchangeKey(services.client));
  services.session.store(session);
  services.dispose();
}
