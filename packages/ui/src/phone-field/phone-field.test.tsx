import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { ukrainianPhone } from './example-format.ts';
import { PhoneField } from './phone-field.tsx';

function mountPhone(start = '') {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <PhoneField label="Phone" {...ukrainianPhone} {...held} />}
    </ControlledField>,
  );
  return { onChange, input: page.getByRole('textbox', { name: 'Phone' }) };
}

test.for(['0671234567', '380671234567', '+38 (067) 123-45-67', '+380671234567'])(
  'typed as %s it becomes E.164 and is shown in groups',
  async (typed) => {
    const { onChange, input } = mountPhone();
    await expect.element(input).toBeVisible();
    await userEvent.keyboard(`{Tab}${typed}`);
    expect(onChange).toHaveBeenLastCalledWith('+380671234567');
    await expect.element(input).toHaveValue('+380 67 123 45 67');
  },
);

test('is pasted in any form', async () => {
  const { onChange, input } = mountPhone();
  await input.fill('38 067 123-45-67');
  expect(onChange).toHaveBeenLastCalledWith('+380671234567');
  await expect.element(input).toHaveValue('+380 67 123 45 67');
});

test('while incomplete the value is what was typed, and stays on leaving', async () => {
  const { onChange, input } = mountPhone();
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Tab}067 123{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('067 123');
  await expect.element(input).toHaveValue('067 123');
});

test('Backspace in a complete number takes one character and leaves the rest as it stands', async () => {
  const { onChange, input } = mountPhone('+380671234567');
  await expect.element(input).toHaveValue('+380 67 123 45 67');
  await userEvent.keyboard('{Tab}{End}{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('+380 67 123 45 6');
  await userEvent.keyboard('8');
  expect(onChange).toHaveBeenLastCalledWith('+380671234568');
});
