import { X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { IconButton } from './icon-button.tsx';

test('is named, shows its name on keyboard focus, and is pressed by Enter', async () => {
  const onPress = vi.fn();
  mount(
    <IconButton label="Close" onPress={onPress}>
      <X />
    </IconButton>,
  );
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Close');
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('says which keys do the same', async () => {
  mount(
    <IconButton label="Panel" keyShortcut="Alt+Shift+D">
      <X />
    </IconButton>,
  );
  await expect
    .element(page.getByRole('button', { name: 'Panel' }))
    .toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+D');
});
