import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldHandle } from '../field/field.ts';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { TextField } from './text-field.tsx';

test('label, hint, error and requirement are tied to the input', async () => {
  mount(
    <TextField
      label="Name"
      hint="As seen by all"
      error="Taken"
      isRequired
      name="name"
      value=""
      onChange={() => {}}
    />,
  );
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toBeRequired();
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('As seen by all Taken');
  await expect.element(input).toHaveAttribute('name', 'name');
});

test('a default is greyed and said to be one; its label is not', async () => {
  mount(
    <TextField
      label="Name"
      defaultNote="Default value"
      hint="As seen by all"
      value="Till"
      onChange={() => {}}
    />,
  );
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleDescription('Default value. As seen by all');
  const colour = (element: Element) => getComputedStyle(element).color;
  const [label] = document.getElementsByTagName('label');
  expect(colour(input.element())).not.toBe(colour(label as Element));
});

test('is typed into, left with onBlur, and focused through its ref', async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  const ref = createRef<FieldHandle>();
  mount(
    <ControlledField initialValue="" onChange={onChange}>
      {(held) => <TextField label="Name" {...held} onBlur={onBlur} ref={ref} />}
    </ControlledField>,
  );
  await expect.element(page.getByRole('textbox')).toBeVisible();
  ref.current?.focus();
  await userEvent.keyboard('33a{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('33a');
  expect(onBlur).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('textbox')).toHaveValue('33a');
});

test('disabled with a reason says why, and takes no text', async () => {
  mount(<TextField label="Name" value="33" onChange={() => {}} disabledReason="Ask the owner" />);
  await expect.element(page.getByRole('textbox')).toBeDisabled();
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Ask the owner');
});

test('the unit is read with the field', async () => {
  mount(<TextField label="Speed" unit="km/h" value="" onChange={() => {}} />);
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('km/h');
});
