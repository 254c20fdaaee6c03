/** U12: every route throws once. */
import { NetworkError, ServerError } from '@kasa/client/http/errors';
import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../test-support/render-app.tsx';
import { watchForCrashes } from '../test-support/visit.ts';
import { CRASH_TEXT } from './test-support/resilience-checks.ts';

beforeEach(() => void watchForCrashes());
afterEach(() => vi.restoreAllMocks());

type App = Awaited<ReturnType<typeof renderApp>>;

const withPath = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [...(route.path ? [route] : []), ...withPath(route.children ?? [])]);

/** Routes below the guard of signed-in users, found by its middleware. */
const insideLayout = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap(({ middleware, children = [] }) =>
    middleware ? withPath(children) : insideLayout(children),
  );

function sabotage(route: RouteObject, error: Error): void {
  const Broken = () => {
    throw error;
  };
  Object.assign(route, { lazy: undefined, loader: undefined, middleware: undefined, element: <Broken /> });
}

const numberIn = (label: RegExp) => screen.getByText(label).parentElement?.textContent ?? '';

/** Refusals alone: what another file's last test has saved may still be said. */
const errorToasts = () => document.querySelectorAll('.Toastify__toast--error');

const addressOf = ({ path = '' }: RouteObject) => path.replace(/:\w+/g, 'x').replace('*', '/nowhere-at-all');

describe('a screen that throws', () => {
  it('takes no other one with it, whichever it is', async () => {
    const app = await renderApp('/nowhere', { as: 'owner', screens: { '/calm': () => <h1>Спокій</h1> } });
    const routes = withPath(app.router.routes).filter(({ path }) => path !== '/calm');
    const inside = insideLayout(app.router.routes);
    expect([routes.length > 20, inside.length > 15]).toEqual([true, true]);
    for (const route of routes) {
      sabotage(route, new Error(`planted in ${route.path}`));
      await app.goTo(addressOf(route));
      expect(screen.getByRole('heading', { level: 1, name: CRASH_TEXT }), route.path).toBeTruthy();
      expect(numberIn(/Номер помилки/), route.path).toMatch(/[0-9a-f]{8}/);
      const menu = screen.queryByRole('navigation', { name: 'Головне меню' });
      expect(menu !== null, route.path).toBe(inside.includes(route));
      expect(errorToasts(), route.path).toHaveLength(0);
      await app.goTo('/calm');
      expect(screen.getByRole('heading', { name: 'Спокій' }), route.path).toBeTruthy();
      expect(screen.queryByText(CRASH_TEXT), route.path).toBeNull();
    }
  }, 40_000);

  const breakOnce = async (app: App, error: Error) => {
    const route = withPath(app.router.routes).find(({ path }) => path === '/profile');
    if (!route) throw new Error('There is no such route');
    const { element } = route;
    sabotage(route, error);
    await app.goTo('/profile');
    return () => Object.assign(route, { element: element ?? <h1>Знову тут</h1> });
  };

  it('says the number of the request that it failed over, and comes back by "try again"', async () => {
    const app = await renderApp('/nowhere', { as: 'owner' });
    const refused = new ServerError({ code: -1, codeName: 'internal', details: null }, 'Ні', {
      requestId: 'req-42',
      httpStatus: 500,
    });
    const mend = await breakOnce(app, refused);
    expect(numberIn(/Номер запиту/)).toContain('req-42');
    mend();
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await screen.findByRole('heading', { name: 'Знову тут' });
  });

  it('has a number of its own otherwise, which is reported with the error', async () => {
    const reported = watchForCrashes();
    const app = await renderApp('/nowhere', { as: 'owner' });
    await breakOnce(app, new NetworkError('Щось пішло не так!'));
    await app.goTo('/nowhere');
    const known = reported.length;
    await breakOnce(app, new TypeError('x is undefined'));
    const shown = /[0-9a-f]{8}/.exec(numberIn(/Номер помилки/))?.[0];
    expect(shown).toBeTruthy();
    expect(reported.slice(known).map(String).join()).toContain(`${shown}: TypeError: x is undefined`);
  });
});
