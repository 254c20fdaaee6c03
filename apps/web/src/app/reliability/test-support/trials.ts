/** Trials for every screen. Each starts where `one` can be visited, and leaves the app so. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EveryScreen } from '../../test-support/every-screen.ts';
import type { RenderedApp } from '../../test-support/render-app.tsx';
import { contentOf, settled, spinners, toasts, visit } from '../../test-support/visit.ts';
import type { OddShape } from '../odd-shapes.ts';

export const CRASHED = 'Не вдалося показати сторінку';

export interface Trial {
  readonly one: EveryScreen;
  readonly app: RenderedApp;
  readonly calls: readonly string[];
  readonly isList: boolean;
  /** Makes every call of this name fail; null: none. */
  lose(call: string | null): void;
  /** Responds to every read with this; null: with the server's response. */
  answerWith(shape: OddShape | null): void;
}

/** The call, with its purpose where one path serves several parts of a screen. */
function nameOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const isForMap = searchParams.get('status') === 'on_route';
  const isForChoice = !isForMap && searchParams.get('perPage') === '20';
  return [request.method, pathname, isForMap && 'for the map', isForChoice && 'for a choice']
    .filter(Boolean)
    .join(' ');
}

/** Background calls of the app, which no screen waits for. */
const ofTheApp: readonly string[] = ['GET /healthz', 'GET /api/v1/auth/me'];

/** Mounts the app and visits the screen twice: the first visit loads code, the second shows all calls. */
export async function begin(one: EveryScreen): Promise<Trial> {
  const calls = new Set<string>();
  let lost: string | null = null;
  let odd: OddShape | null = null;
  const app = await one.open({
    network: (request, pass) => {
      const name = nameOf(request);
      calls.add(name);
      if (name === lost) return Promise.reject(new TypeError('Failed to fetch'));
      return odd && request.method === 'GET' ? Promise.resolve(odd.make()) : pass(request);
    },
  });
  await visit(app, one);
  calls.clear();
  const before = app.requests.length;
  await visit(app, one);
  expect(contentOf()).not.toBe('');
  return {
    one,
    app,
    isList: app.requests.slice(before).some((request) => /^GET .*[?&]page=1&perPage=10/.test(request)),
    calls: [...calls].filter((name) => !ofTheApp.includes(name)),
    lose: (call) => {
      lost = call;
    },
    answerWith: (shape) => {
      odd = shape;
    },
  };
}

/** Calls a screen works without, and why it offers no retry for them. */
const optional: Readonly<Record<string, string>> = {
  'GET /api/v1/auth/first-steps': 'who cannot be told whether there are first steps goes to work',
  'GET /api/v1/terminals/points': 'said inside of the list of points, which asks again when it is opened',
  'GET /api/v1/audit/people': 'said inside of the filter, see audit.test.tsx',
  'GET /api/v1/auth/views': 'said inside of the menu of views, see terminals-views.test.tsx',
};
/** The list behind an open slip is unreachable; it has a trial without the slip. */
const hasSlip = (place: string) => place.endsWith('?slip');
const isBehindSlip = (call: string, place: string) => hasSlip(place) && call.endsWith('/encashments');
/** Failures shown inside a list of choices (choices.test.tsx), and names of chosen objects. */
const isChoice = (call: string, place: string) =>
  call.endsWith('for a choice') ||
  (/[?&](vehicle|editDriver)/.test(place) && /\/(depots|routes)\/[\w-]+$/.test(call));

/** U1: a lost call leaves a page without spinner, at most one toast, and one retry button, which works. */
export async function loseEachCall({ one, app, calls, lose }: Trial, crashes: readonly unknown[]) {
  const retries = () => screen.queryAllByRole('button', { name: 'Спробувати ще раз' });
  for (const call of calls) {
    lose(call);
    await visit(app, one);
    expect(contentOf(), call).not.toBe('');
    expect(spinners(), call).toEqual([]);
    expect(toasts().length, call).toBeLessThanOrEqual(1);
    expect(crashes, call).toEqual([]);
    if (call in optional || isChoice(call, one.name) || isBehindSlip(call, one.name)) continue;
    const [retry, ...more] = retries();
    expect([call, retry?.textContent, more.length]).toEqual([call, 'Спробувати ще раз', 0]);
    lose(null);
    await app.user.click(retry as HTMLElement);
    await settled(app);
    await waitFor(() => expect(retries(), call).toEqual([]));
  }
  lose(null);
}

/** U11: a malformed response leaves a page that says so. */
export async function answerOddly(
  { one, app, calls, answerWith }: Trial,
  crashes: readonly unknown[],
  shapes: readonly OddShape[],
): Promise<void> {
  if (calls.length === 0) return;
  const { queryClient } = app.services;
  const usual = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retry: false } });
  for (const shape of shapes) {
    const { name, isFalseSuccess = false } = shape;
    const known = crashes.length;
    answerWith(shape);
    await visit(app, one);
    expect(contentOf(), name).not.toBe('');
    expect(spinners(), name).toEqual([]);
    expect(toasts().length, name).toBeLessThanOrEqual(1);
    expect(toasts().join('').length, name).toBeLessThan(1000);
    if (!isFalseSuccess) {
      expect(contentOf(), name).not.toContain(CRASHED);
      expect(crashes.slice(known), name).toEqual([]);
    }
    expect(document.querySelector('nav') !== null, name).toBe(one.as !== null);
  }
  answerWith(null);
  queryClient.setDefaultOptions(usual);
}

/** U17: a page past the end of a list is empty and links to the first page. */
export async function goPastTheEnd({ one, app, isList }: Trial): Promise<void> {
  if (!isList || hasSlip(one.name)) return;
  await visit(app, one);
  const here = app.location();
  await visit(app, { ...one, address: `${here}${here.includes('?') ? '&' : '?'}page=900` });
  expect(screen.getByText('Немає данних')).toBeTruthy();
  expect(screen.getByText('Такої сторінки списку немає.')).toBeTruthy();
  await app.user.click(screen.getByRole('link', { name: 'На першу сторінку' }));
  await waitFor(() => expect(screen.queryByText('Немає данних')).toBeNull());
}
