import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Switch } from './switch.tsx';

test('Space turns it on and off', async () => {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={false} onChange={onChange}>
      {(held) => <Switch label="Offline" hint="36 hours" {...held} />}
    </ControlledField>,
  );
  const control = page.getByRole('switch', { name: 'Offline' });
  await expect.element(control).toHaveAccessibleDescription('36 hours');
  await userEvent.keyboard('{Tab} ');
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
