import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { ErrorState } from './error-state.tsx';

test('is announced, tries again by keyboard, and copies the request id', async () => {
  const retry = vi.fn();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mount(
    <ErrorState
      title="The routes could not be loaded"
      texts={{ retry: 'Try again', requestId: 'Request id', copy: 'Copy the id', copied: 'Copied' }}
      onRetry={retry}
      requestId="req-42"
    />,
  );
  await expect.element(page.getByRole('alert').getByText('The routes could not be loaded')).toBeVisible();
  // Its code comes later.
  await expect.element(page.getByRole('button', { name: 'Copy the id' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
  expect(retry).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledExactlyOnceWith('req-42');
  await expect.element(page.getByText('Copied')).toBeVisible();
});
