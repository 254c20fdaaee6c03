import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { TimeField } from './time-field.tsx';

test.for(['uk', 'en'] as const)('is HH:mm of 24 hours in %s', async (language) => {
  const onChange = vi.fn();
  mount(
    <ControlledField<string | null> initialValue={null} onChange={onChange}>
      {(held) => <TimeField label="Closes" {...held} />}
    </ControlledField>,
    { language },
  );
  await expect.element(page.getByRole('spinbutton')).toHaveLength(2);
  await userEvent.keyboard('{Tab}2105');
  expect(onChange).toHaveBeenLastCalledWith('21:05');
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('21:06');
});
