import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { TextareaField } from './textarea-field.tsx';

test('takes several lines and grows with them', async () => {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue="" onChange={onChange}>
      {(held) => <TextareaField label="Notes" error="Too long" rows={2} {...held} />}
    </ControlledField>,
  );
  const area = page.getByRole('textbox', { name: 'Notes' });
  await expect.element(area).toHaveAccessibleDescription('Too long');
  const height = area.element().clientHeight;
  await userEvent.keyboard('{Tab}a{Enter}b{Enter}c{Enter}d');
  expect(onChange).toHaveBeenLastCalledWith('a\nb\nc\nd');
  expect(area.element().clientHeight).toBeGreaterThan(height);
});
