/** Trials for every screen. Each starts where `one` can be visited, and leaves the app so. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { TestedScreen } from '../../test-support/all-screens.ts';
import type { RenderedApp } from '../../test-support/render-app.tsx';
import { shownText, spinners, toastTexts, visit, waitUntilSettled } from '../../test-support/visit.ts';
import type { MalformedResponse } from '../malformed-responses.ts';

export const CRASH_TEXT = 'Не вдалося показати сторінку';

export interface ResilienceCheck {
  readonly one: TestedScreen;
  readonly app: RenderedApp;
  readonly calls: readonly string[];
  readonly isList: boolean;
  /** Makes every call of this name fail; null: none. */
  failCall(call: string | null): void;
  /** Responds to every read with this; null: with the server's response. */
  respondWith(shape: MalformedResponse | null): void;
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
const backgroundCalls: readonly string[] = ['GET /healthz', 'GET /api/v1/auth/me'];

/** Mounts the app and visits the screen twice: the first visit loads code, the second shows all calls. */
export async function startResilienceCheck(one: TestedScreen): Promise<ResilienceCheck> {
  const calls = new Set<string>();
  let lost: string | null = null;
  let odd: MalformedResponse | null = null;
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
  expect(shownText()).not.toBe('');
  return {
    one,
    app,
    isList: app.requests.slice(before).some((request) => /^GET .*[?&]page=1&perPage=10/.test(request)),
    calls: [...calls].filter((name) => !backgroundCalls.includes(name)),
    failCall: (call) => {
      lost = call;
    },
    respondWith: (shape) => {
      odd = shape;
    },
  };
}

/** Calls a screen works without, and why it offers no retry for them. */
const callsWithoutRetry: Readonly<Record<string, string>> = {
  'GET /api/v1/auth/first-steps': 'who cannot be told whether there are first steps goes to work',
  'GET /api/v1/terminals/points': 'said inside of the list of points, which asks again when it is opened',
  'GET /api/v1/audit/people': 'said inside of the filter, see audit.test.tsx',
  'GET /api/v1/auth/views': 'said inside of the menu of views, see terminals-views.test.tsx',
};
/** Who set a setting stands beside it when it is known. */
const isBeside = (call: string) => call.endsWith('/setting-changes');
/** The list behind an open slip, refund or comparison is unreachable; it has a trial without it. */
const hasDialog = (place: string) => /\?(slip|refund|open&compare)$/.test(place);
const isBehindDialog = (call: string, place: string) =>
  hasDialog(place) && /\/(encashments|transactions|totals|users)$/.test(call);
/** Failures shown inside a list of choices (choices.test.tsx), and names of chosen objects. */
const isChoice = (call: string, place: string) =>
  call.endsWith('for a choice') ||
  (/[?&](vehicle|editDriver)/.test(place) && /\/(depots|routes)\/[\w-]+$/.test(call)) ||
  (place.startsWith('/ingredients/templates/') && /\/ingredients\/[\w-]+$/.test(call));

/** U1: a lost call leaves a page without spinner, at most one toast, and one retry button, which works. */
export async function failEachCall(
  { one, app, calls, failCall }: ResilienceCheck,
  crashes: readonly unknown[],
) {
  const retries = () => screen.queryAllByRole('button', { name: 'Спробувати ще раз' });
  for (const call of calls) {
    failCall(call);
    await visit(app, one);
    expect(shownText(), call).not.toBe('');
    expect(spinners(), call).toEqual([]);
    expect(toastTexts().length, call).toBeLessThanOrEqual(1);
    expect(crashes, call).toEqual([]);
    if (call in callsWithoutRetry || isChoice(call, one.name) || isBeside(call)) continue;
    if (isBehindDialog(call, one.name)) continue;
    const [retry, ...more] = retries();
    expect([call, retry?.textContent, more.length]).toEqual([call, 'Спробувати ще раз', 0]);
    failCall(null);
    await app.user.click(retry as HTMLElement);
    await waitUntilSettled(app);
    await waitFor(() => expect(retries(), call).toEqual([]));
  }
  failCall(null);
}

/** U11: a malformed response leaves a page that says so. */
export async function respondMalformed(
  { one, app, calls, respondWith }: ResilienceCheck,
  crashes: readonly unknown[],
  shapes: readonly MalformedResponse[],
): Promise<void> {
  if (calls.length === 0) return;
  const { queryClient } = app.services;
  const usual = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retry: false } });
  for (const shape of shapes) {
    const { name, isFalseSuccess = false } = shape;
    const known = crashes.length;
    respondWith(shape);
    await visit(app, one);
    expect(shownText(), name).not.toBe('');
    expect(spinners(), name).toEqual([]);
    expect(toastTexts().length, name).toBeLessThanOrEqual(1);
    expect(toastTexts().join('').length, name).toBeLessThan(1000);
    if (!isFalseSuccess) {
      expect(shownText(), name).not.toContain(CRASH_TEXT);
      expect(crashes.slice(known), name).toEqual([]);
    }
    expect(document.querySelector('nav') !== null, name).toBe(one.as !== null);
  }
  respondWith(null);
  queryClient.setDefaultOptions(usual);
}

/** U17: a page past the end of a list is empty and links to the first page. */
export async function openPagePastTheEnd({ one, app, isList }: ResilienceCheck): Promise<void> {
  if (!isList || hasDialog(one.name)) return;
  await visit(app, one);
  const here = app.location();
  await visit(app, { ...one, address: `${here}${here.includes('?') ? '&' : '?'}page=900` });
  expect(screen.getByText('Немає данних')).toBeTruthy();
  expect(screen.getByText('Такої сторінки списку немає.')).toBeTruthy();
  await app.user.click(screen.getByRole('link', { name: 'На першу сторінку' }));
  await waitFor(() => expect(screen.queryByText('Немає данних')).toBeNull());
}
