import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { CommandButton } from './command-button.tsx';

test('is named by what can be found, says its keys, and is near before it is pressed', async () => {
  const onPress = vi.fn();
  const onNear = vi.fn();
  mount(
    <CommandButton
      label="Find"
      shortcut="Ctrl K"
      keyShortcut="Control+K"
      onPress={onPress}
      onNear={onNear}
    />,
  );
  const button = page.getByRole('button', { name: 'Find' });
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.keyboard('{Tab}');
  expect(onNear).toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});
