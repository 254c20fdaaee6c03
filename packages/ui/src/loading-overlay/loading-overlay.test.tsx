import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

test('what it covers can’t be reached by keyboard', async () => {
  const press = vi.fn();
  mount(
    <LoadingOverlay isLoading label="Saving">
      <button type="button" onClick={press}>
        Save
      </button>
    </LoadingOverlay>,
  );
  await expect.element(page.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(press).not.toHaveBeenCalled();
});
