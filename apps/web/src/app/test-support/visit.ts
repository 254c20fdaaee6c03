import { act, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { toast } from '../../shared/toast/toast.ts';
import type { TestedScreen } from './all-screens.ts';
import type { RenderedApp } from './render-app.tsx';

/** A screen has settled when nothing is read this many times in a row: a drawer's code comes, then its read. */
const IDLE_LOOKS = 4;

export async function waitUntilSettled({ services, requests }: RenderedApp): Promise<void> {
  let before = -1;
  let idle = 0;
  await waitFor(
    () => {
      const isBusy = services.queryClient.isFetching() > 0 || requests.length !== before;
      before = requests.length;
      idle = isBusy ? 0 : idle + 1;
      if (idle < IDLE_LOOKS) throw new Error('Something is still being read');
    },
    { interval: 15 },
  );
  await act(async () => undefined);
}

export async function visit(
  app: RenderedApp,
  screen: Pick<TestedScreen, 'address' | 'idleAddress'>,
): Promise<void> {
  await app.goTo(screen.idleAddress);
  await toast.clear();
  app.services.queryClient.clear();
  await app.goTo(screen.address);
  await waitUntilSettled(app);
}

export const toastTexts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((one) => one.textContent ?? '');

export const spinners = () =>
  [
    ...document.querySelectorAll(
      '[role="progressbar"]:not([aria-valuenow]), [aria-busy="true"], .kasa-skeleton, .animate-spin',
    ),
  ].map((one) => one.outerHTML.slice(0, 120));

export const shownText = () =>
  [...document.querySelectorAll('main, [role="dialog"], [role="complementary"]')]
    .map((one) => one.textContent ?? '')
    .join(' ')
    .trim();

/** Collects errors reported to the browser from now on; silences the console. */
export function watchForCrashes(): readonly unknown[] {
  const crashes: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => crashes.push(error));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return crashes;
}
