import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { RadioGroup } from './radio-group.tsx';

test('one tab stop; arrows choose, past what is disabled', async () => {
  const onChange = vi.fn();
  mount(
    <ControlledField<'bus' | 'tram' | 'trolley' | null> initialValue={null} onChange={onChange}>
      {(held) => (
        <RadioGroup
          label="Kind"
          error="Choose one"
          options={[
            { id: 'bus', label: 'Bus', description: 'Has a plate' },
            { id: 'tram', label: 'Tram', isDisabled: true },
            { id: 'trolley', label: 'Trolleybus' },
          ]}
          {...held}
        />
      )}
    </ControlledField>,
  );
  await expect
    .element(page.getByRole('radiogroup', { name: 'Kind' }))
    .toHaveAccessibleDescription('Choose one');
  await expect
    .element(page.getByRole('radio', { name: 'Bus' }))
    .toHaveAccessibleDescription('Has a plate Choose one');
  await userEvent.keyboard('{Tab} {ArrowDown}');
  expect(onChange.mock.calls).toEqual([['bus'], ['trolley']]);
  await expect.element(page.getByRole('radio', { name: 'Trolleybus' })).toBeChecked();
});
