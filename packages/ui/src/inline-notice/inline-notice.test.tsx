import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { InlineNotice } from './inline-notice.tsx';

test('a live one is announced and put away by keyboard', async () => {
  const dismiss = vi.fn();
  mount(
    <InlineNotice tone="warning" isLive onDismiss={dismiss} dismissLabel="Hide">
      No connection
    </InlineNotice>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('No connection');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(dismiss).toHaveBeenCalledOnce();
});
