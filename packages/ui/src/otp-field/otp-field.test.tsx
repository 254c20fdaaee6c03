import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldHandle } from '../field/field.ts';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';

function mountOtp(start = '', props: Partial<OtpFieldProps> = {}) {
  const onChange = vi.fn();
  const onComplete = vi.fn();
  const ref = createRef<FieldHandle>();
  const host = mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <OtpField label="Code" name="code" ref={ref} onComplete={onComplete} {...props} {...held} />}
    </ControlledField>,
  );
  const digits = () => [...host.querySelectorAll('span[aria-hidden].grid')].map((box) => box.textContent);
  return { onChange, onComplete, ref, digits, input: page.getByRole('textbox', { name: 'Code' }) };
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

function paste(input: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test('is one field that takes digits only and says when all are there', async () => {
  const { input, ref, digits, onComplete } = mountOtp();
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  ref.current?.focus();
  await userEvent.keyboard('4a8 2');
  await expect.element(input).toHaveValue('482');
  expect(digits()).toEqual(['4', '8', '2', '', '', '']);
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('913');
  await expect.element(input).toHaveValue('482913');
  expect(onComplete).toHaveBeenLastCalledWith('482913');
});

test('Backspace takes the last digit, an arrow goes back to mend one', async () => {
  const { input, ref } = mountOtp('123', { length: 4 });
  await expect.element(input).toHaveValue('123');
  ref.current?.focus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(input).toHaveValue('12');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => selected(input.element() as HTMLInputElement)).toBe('2');
  await userEvent.keyboard('9');
  await expect.element(input).toHaveValue('19');
});

test('a paste brings its digits, whatever stands between them', async () => {
  const { input, onComplete } = mountOtp();
  await input.click();
  paste(input.element(), 'Код: 482 913');
  await expect.element(input).toHaveValue('482913');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
});

test('hint and error describe it', async () => {
  const { input } = mountOtp('', { hint: 'Six digits', error: 'Wrong code', isRequired: true });
  await expect.element(input).toHaveAccessibleDescription('Six digits Wrong code');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toBeRequired();
});

test.each([{ disabledReason: 'Wait' }, { isReadOnly: true }])('%o takes nothing', async (props) => {
  const { input, onChange } = mountOtp('12', props);
  await expect.element(input).toHaveValue('12');
  paste(input.element(), '482913');
  await expect.element(input).toHaveValue('12');
  expect(onChange).not.toHaveBeenCalled();
});

test('writes no styles into the page: the content policy of the app would not let it', async () => {
  const { input } = mountOtp();
  await expect.element(input).toBeVisible();
  expect(document.querySelector('style#input-otp-style')).toBeNull();
});
