/** What every screen is put through. Each trial gets the app where `one` can be gone to, and leaves it so. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EveryScreen } from '../../test-support/every-screen.ts';
import type { RenderedApp } from '../../test-support/render-app.tsx';
import { contentOf, settled, spinners, toasts, visit } from '../../test-support/visit.ts';
import type { OddShape } from '../odd-shapes.ts';

/** The words in the place of a screen that crashed. */
export const CRASHED = 'Не вдалося показати сторінку';

/** A screen under trial. */
export interface Trial {
  readonly one: EveryScreen;
  readonly app: RenderedApp;
  /** What it asks for when nothing is wrong. */
  readonly calls: readonly string[];
  /** Whether it shows a list by pages. */
  readonly isList: boolean;
  /** Loses every call of this name from now on; null: none. */
  lose(call: string | null): void;
  /** Answers every read with this from now on; null: as the server does. */
  answerWith(shape: OddShape | null): void;
}

/** The call, and what it is for where one path serves several parts of a screen. */
function nameOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const isForMap = searchParams.get('status') === 'on_route';
  const isForChoice = !isForMap && searchParams.get('perPage') === '20';
  return [request.method, pathname, isForMap && 'for the map', isForChoice && 'for a choice']
    .filter(Boolean)
    .join(' ');
}

/** What the app looks at by itself, a while after the page was opened, whatever screen that is: nobody waits for it. */
const ofTheApp: readonly string[] = ['GET /healthz', 'GET /api/v1/auth/me'];

/** Mounts the app and looks at the screen twice: the first time brings its code, the second shows all of its calls. */
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

/** Calls that a screen can do without, and why nothing on it offers to repeat them. */
const optional: Readonly<Record<string, string>> = {
  'GET /api/v1/auth/first-steps': 'who cannot be told whether there are first steps goes to work',
  'GET /api/v1/terminals/points': 'said inside of the list of points, which asks again when it is opened',
  'GET /api/v1/audit/people': 'said inside of the filter, see audit.test.tsx',
  'GET /api/v1/auth/views': 'said inside of the menu of views, see terminals-views.test.tsx',
};
/** Nobody reaches the list behind an open slip; it is put to the trial without one, too. */
const hasSlip = (place: string) => place.endsWith('?slip');
const isBehindSlip = (call: string, place: string) => hasSlip(place) && call.endsWith('/encashments');
/**
 * Said inside of a list of choices, which asks again when it is opened (choices.test.tsx); and the name of what is
 * chosen already, without which the form is saved as it is.
 */
const isChoice = (call: string, place: string) =>
  call.endsWith('for a choice') ||
  (/[?&](vehicle|editDriver)/.test(place) && /\/(depots|routes)\/[\w-]+$/.test(call));

/** U1: a call that is lost leaves a page, one toast at most, no spinner, and one way to try again, which works. */
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

/** U11: an answer that is none leaves a page that says so. */
export async function answerOddly(
  { one, app, calls, answerWith }: Trial,
  crashes: readonly unknown[],
  shapes: readonly OddShape[],
): Promise<void> {
  // Whoever asks for nothing gets no odd answer.
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
    // Around it the layout is still there.
    expect(document.querySelector('nav') !== null, name).toBe(one.as !== null);
  }
  answerWith(null);
  queryClient.setDefaultOptions(usual);
}

/** U17: a page past the end of a list is empty and leads to the first one. */
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
