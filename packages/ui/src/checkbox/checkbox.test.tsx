import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldHandle } from '../field/field.ts';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { Checkbox } from './checkbox.tsx';

test('Space turns it; hint and error describe it; its ref focuses it', async () => {
  const onChange = vi.fn();
  const ref = createRef<FieldHandle>();
  mount(
    <ControlledField initialValue={false} onChange={onChange}>
      {(held) => <Checkbox label="Accept" hint="Read it" error="Needed" isRequired ref={ref} {...held} />}
    </ControlledField>,
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

test('its words may hold links: they are followed, the other words turn the box', async () => {
  const onChange = vi.fn();
  const follow = vi.fn((event: Event) => event.preventDefault());
  const host = mount(
    <ControlledField initialValue={false} onChange={onChange}>
      {(held) => (
        <Checkbox
          label={
            <>
              I agree with the <a href="#terms">terms</a>
            </>
          }
          error="Needed"
          {...held}
        />
      )}
    </ControlledField>,
  );
  const box = page.getByRole('checkbox', { name: 'I agree with the terms' });
  await expect.element(box).toHaveAccessibleDescription('Needed');
  await expect.element(box).toBeInvalid();
  host.addEventListener('click', (event) => (event.target as Element).matches('a') && follow(event));
  await page.getByRole('link', { name: 'terms' }).click();
  expect(follow).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await page.getByText('I agree with the terms').click({ position: { x: 20, y: 12 } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveFocus();
});

test('a read-only one stays as it is', async () => {
  const onChange = vi.fn();
  mount(<Checkbox label="Accepted" value isReadOnly onChange={onChange} />);
  await page.getByText('Accepted').click();
  await expect.element(page.getByRole('checkbox', { name: 'Accepted' })).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});
