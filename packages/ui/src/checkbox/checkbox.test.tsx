import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldHandle } from '../field/field.ts';
import { Held } from '../story-kit/held.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Checkbox } from './checkbox.tsx';

test('Space turns it; hint and error describe it; its ref focuses it', async () => {
  const onChange = vi.fn();
  const ref = createRef<FieldHandle>();
  mount(
    <Held start={false} onChange={onChange}>
      {(held) => <Checkbox label="Accept" hint="Read it" error="Needed" isRequired ref={ref} {...held} />}
    </Held>,
  );
  const box = page.getByRole('checkbox', { name: 'Accept' });
  await expect.element(box).toHaveAccessibleDescription('Read it Needed');
  await expect.element(box).toBeRequired();
  ref.current?.focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(box).toBeChecked();
});

test('indeterminate is said, disabled takes nothing', async () => {
  const onChange = vi.fn();
  mount(<Checkbox label="All" value={false} isIndeterminate isDisabled onChange={onChange} />);
  await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
  await expect.element(page.getByRole('checkbox')).toBeDisabled();
});
