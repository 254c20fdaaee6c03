import { StrictMode, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { toasterTexts } from './story-texts.ts';
import { Toaster, toast } from './toaster.tsx';

let isWanted = false;
let notify: () => void = () => undefined;
const subscribe = (listener: () => void) => {
  notify = listener;
  return () => undefined;
};

function Toasts() {
  const isShown = useSyncExternalStore(subscribe, () => isWanted);
  return isShown ? <Toaster texts={toasterTexts.en} /> : <p>None yet</p>;
}

test('a toast that comes with its container is shown, in development too, which mounts twice', async () => {
  mount(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  );
  await expect.element(page.getByText('None yet')).toBeVisible();
  isWanted = true;
  notify();
  toast.success('Saved');
  await expect.element(page.getByText('Saved')).toBeVisible();
});
