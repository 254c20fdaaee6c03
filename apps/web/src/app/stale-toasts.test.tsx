import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../shared/toast/toast.ts';
import { type RenderedApp, renderApp } from './test-support/render-app.tsx';
import { toastTexts } from './test-support/visit.ts';

/** Lifetime of a toast, milliseconds (spec §9). */
const TOAST_TIME = 5_000;
/** Clock of the toasts, moved only by the test, so that the machine's speed does not matter. */
let now: number;
beforeEach(() => {
  now = 100_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // Keeps toasts from expiring during a test.
  const { setTimeout } = globalThis;
  const later = (run: () => void, ms?: number) => setTimeout(run, ms === TOAST_TIME ? 2 ** 31 - 1 : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(later as typeof setTimeout);
});
afterEach(() => vi.restoreAllMocks());

const screens = { '/one': () => <h1>Один</h1>, '/two': () => <h1>Два</h1> };

async function say(type: 'success' | 'error', text: string, ago: number) {
  now -= ago;
  toast[type](text);
  now += ago;
  await waitFor(() => expect(toastTexts().join()).toContain(text));
}

const open = (): Promise<RenderedApp> => renderApp('/one', { screens });

it('a success of the screen before goes with it', async () => {
  const app = await open();
  await say('success', 'Пароль змінено!', 1_500);
  await app.goTo('/two');
  await waitFor(() => expect(toastTexts()).toEqual([]));
});

it('one that was said on the way here stays, and so does a failure', async () => {
  const app = await open();
  await say('error', 'Щось пішло не так!', 1_500);
  await say('success', 'Пароль змінено!', 1_500);
  await say('success', 'Маршрут успішно створено!', 0);
  await app.goTo('/two');
  // Once the outdated toast is gone, the others have been decided on, too.
  await waitFor(() => expect(toastTexts().join()).not.toContain('Пароль змінено!'));
  expect(toastTexts().join()).toContain('Щось пішло не так!');
  expect(toastTexts().join()).toContain('Маршрут успішно створено!');
});

it('one that was said before stays when it is said again on the way', async () => {
  await open();
  await say('success', 'ТС успішно створено!', 1_500);
  await say('success', 'Пароль змінено!', 1_500);
  toast.success('ТС успішно створено!');
  await toast.leaveScreen(now);
  await waitFor(() => expect(toastTexts()).toEqual([expect.stringContaining('ТС успішно створено!')]));
});

it('another page of the same list takes nothing away', async () => {
  const app = await open();
  await say('success', 'ТС успішно створено!', 1_500);
  const leave = vi.spyOn(toast, 'leaveScreen');
  await app.goTo('/one?page=2');
  expect(leave).not.toHaveBeenCalled();
  await app.goTo('/two');
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

it('a screen that takes long to be drawn takes nothing away of what led to it', async () => {
  const Slow = () => {
    now = 200_000;
    return <h1>Три</h1>;
  };
  const app = await renderApp('/one', { screens: { ...screens, '/three': Slow } });
  const leave = vi.spyOn(toast, 'leaveScreen');
  toast.success('Термінал збережено!');
  await app.goTo('/three');
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect([now, leave.mock.calls]).toEqual([200_000, [[100_000]]]);
});
