import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../shared/toast/toast.ts';
import { type RenderedApp, renderApp } from './test-support/render-app.tsx';
import { toasts } from './test-support/visit.ts';

afterEach(() => vi.restoreAllMocks());

const screens = { '/one': () => <h1>Один</h1>, '/two': () => <h1>Два</h1> };

/** Says something as if so long ago, milliseconds. */
async function say(type: 'success' | 'error', text: string, ago: number) {
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now - ago);
  toast[type](text);
  clock.mockRestore();
  await waitFor(() => expect(toasts().join()).toContain(text));
}

const open = (): Promise<RenderedApp> => renderApp('/one', { screens });

it('a success of the screen before goes with it', async () => {
  const app = await open();
  await say('success', 'Пароль змінено!', 1_500);
  await app.goTo('/two');
  // Sooner than it would go by itself.
  await waitFor(() => expect(toasts()).toEqual([]), { timeout: 3_000 });
});

it('one that was said on the way here stays, and so does a failure', async () => {
  const app = await open();
  await say('error', 'Щось пішло не так!', 1_500);
  await say('success', 'Пароль змінено!', 1_500);
  await say('success', 'Маршрут успішно створено!', 0);
  await app.goTo('/two');
  // Once the one that goes is gone, it is decided of the others.
  await waitFor(() => expect(toasts().join()).not.toContain('Пароль змінено!'), { timeout: 3_000 });
  expect(toasts().join()).toContain('Щось пішло не так!');
  expect(toasts().join()).toContain('Маршрут успішно створено!');
});

it('one that was said before stays when it is said again on the way', async () => {
  await open();
  await say('success', 'ТС успішно створено!', 1_500);
  await say('success', 'Пароль змінено!', 1_500);
  toast.success('ТС успішно створено!');
  await toast.leaveScreen(performance.now());
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('ТС успішно створено!')]));
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
  let isSlow = false;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + (isSlow ? 5_000 : 0));
  const Slow = () => {
    isSlow = true;
    return <h1>Три</h1>;
  };
  const app = await renderApp('/one', { screens: { ...screens, '/three': Slow } });
  const leave = vi.spyOn(toast, 'leaveScreen');
  toast.success('Термінал збережено!');
  const before = performance.now();
  await app.goTo('/three');
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(isSlow).toBe(true);
  expect(Number(leave.mock.calls[0]?.[0]) - before).toBeLessThan(5_000);
});
