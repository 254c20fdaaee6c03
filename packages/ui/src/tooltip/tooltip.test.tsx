import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Tooltip } from './tooltip.tsx';

test('appears on focus, describes its trigger, and Escape closes it', async () => {
  mount(
    <Tooltip text="Every minute">
      <Button>Refresh</Button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Every minute');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});
