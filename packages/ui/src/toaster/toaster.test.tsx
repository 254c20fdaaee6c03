import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { toasterTexts } from './story-texts.ts';
import { TOAST_TIME } from './toast-types.ts';
import { Toaster, toast } from './toaster.tsx';

beforeEach(async () => {
  mount(<Toaster texts={toasterTexts.en} />);
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
});
afterEach(() => toast.clear());

test('identical content shows once, the newest on top', async () => {
  toast.success('Saved');
  toast.success('Saved');
  toast.error('Failed');
  await expect.element(page.getByText('Failed')).toBeVisible();
  expect(page.getByText('Saved').elements()).toHaveLength(1);
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  expect(top('Failed')).toBeLessThan(top('Saved'));
});

test('at most twenty at a time, the newest on top; the others come when those have had their five seconds', async () => {
  const shown = () =>
    page
      .getByText(/^Message/)
      .elements()
      .map((one) => Number(one.textContent.slice(8)));
  const numbers = (newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, n) => newest - n);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (let number = 1; number <= 25; number++) toast.info(`Message ${number}`);
    await expect.poll(shown).toEqual(numbers(20, 1));
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThanOrEqual(20);
    await vi.advanceTimersByTimeAsync(TOAST_TIME - 1);
    expect(shown()).toEqual(numbers(20, 1));
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(shown).toEqual(numbers(25, 21));
  } finally {
    vi.useRealTimers();
  }
});

test('stands at the top on the right', async () => {
  await page.viewport(1280, 800);
  toast.success('Saved');
  await expect.element(page.getByText('Saved')).toBeVisible();
  const edges = () => {
    const { top, right } = page.getByRole('status').element().getBoundingClientRect();
    return [top, innerWidth - right];
  };
  await expect.poll(edges).toEqual([12, 12]);
});

test('goes after five seconds even under the pointer; opened details stay', async () => {
  expect(TOAST_TIME).toBe(5000);
  const start = performance.now();
  toast.success('Saved');
  toast.error('Failed', { details: { code: -1, requestId: 'req-1' } });
  await page.getByRole('button', { name: 'Details' }).click();
  await expect.element(page.getByText('req-1')).toBeVisible();
  await page.getByText('Saved').hover();
  await vi.waitFor(() => expect(page.getByText('Saved').elements()).toHaveLength(0), { timeout: 30_000 });
  expect(performance.now() - start).toBeGreaterThan(TOAST_TIME - 10);
  await expect.element(page.getByText('req-1')).toBeVisible();
}, 60_000);

test('what is said again while it is on screen stays its time again', async () => {
  toast.success('Saved');
  await expect.element(page.getByText('Saved')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, TOAST_TIME / 2));
  const again = performance.now();
  toast.success('Saved');
  await vi.waitFor(() => expect(page.getByText('Saved').elements()).toHaveLength(0), { timeout: 30_000 });
  expect(performance.now() - again).toBeGreaterThan(TOAST_TIME - 10);
}, 60_000);

test('is read out: failures at once, the rest politely; closes by keyboard', async () => {
  toast.success('Saved');
  toast.error('Failed');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed');
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  (
    page.getByRole('alert').getByRole('button', { name: 'Close the notification' }).element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Failed')).not.toBeInTheDocument();
});

test('a link leads to what the toast speaks of, inside the app, and the toast goes', async () => {
  const onOpen = vi.fn();
  toast.success('Created', { link: { label: 'Open it', href: '/it', onOpen } });
  const link = page.getByRole('link', { name: 'Open it' });
  await expect.element(link).toHaveAttribute('href', '/it');
  await link.click();
  expect(onOpen).toHaveBeenCalledOnce();
  await expect.poll(() => page.getByText('Created').elements()).toHaveLength(0);
});

test('the same words about another thing are another toast', async () => {
  for (const href of ['/1', '/2', '/2']) {
    toast.success('Created', { link: { label: 'Open it', href, onOpen: () => undefined } });
  }
  await expect.element(page.getByRole('link', { name: 'Open it' }).nth(1)).toBeVisible();
  expect(page.getByText('Created').elements()).toHaveLength(2);
});
