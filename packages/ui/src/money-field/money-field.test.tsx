import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { MoneyField } from './money-field.tsx';

function mountMoney(start: number | null, language: 'uk' | 'en' = 'uk') {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <MoneyField label="Fare" invalidText="Two decimals at most" {...held} />}
    </ControlledField>,
    { language },
  );
  return { onChange, input: page.getByRole('textbox', { name: 'Fare' }) };
}

test.for([',', '.'])('kopiykas are typed after "%s"; leaving writes the amount out', async (sign) => {
  const { onChange, input } = mountMoney(null);
  await expect.element(input).toHaveValue('');
  await userEvent.keyboard(`{Tab}1234${sign}5`);
  expect(onChange).toHaveBeenLastCalledWith(123_450);
  await expect.element(input).toHaveValue(`1234${sign}5`);
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveValue('1\u00a0234,50');
});

test('kopiykas are exact', async () => {
  const { onChange, input } = mountMoney(null);
  await input.fill('1,15');
  expect(onChange).toHaveBeenLastCalledWith(115);
  await input.fill('80,29');
  expect(onChange).toHaveBeenLastCalledWith(8029);
});

test('letters and a third digit after the comma are not taken', async () => {
  const { onChange, input } = mountMoney(null);
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Tab}8a,509');
  await expect.element(input).toHaveValue('8,50');
  expect(onChange).toHaveBeenLastCalledWith(850);
});

test('emptied it is null; English writes a point; the currency is read with it', async () => {
  const { onChange, input } = mountMoney(123_450, 'en');
  await expect.element(input).toHaveValue('1,234.50');
  await expect.element(input).toHaveAccessibleDescription('₴');
  await input.clear();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

/** Instead of all that is there. A browser without windows gives tests no clipboard. */
function paste(field: Element, pasted: string): void {
  (field as HTMLInputElement).select();
  field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
  // As a browser does: within the same event, and only where something changes.
  if ((field as HTMLInputElement).value !== pasted) document.execCommand('insertText', false, pasted);
}

test('after a sum was pasted over itself, what is typed is still refused when it is no amount', async () => {
  const { onChange, input } = mountMoney(123_450);
  await expect.element(input).toHaveValue('1\u00a0234,50');
  await input.click();
  paste(input.element(), '1\u00a0234,50');
  await userEvent.keyboard('{End}x');
  await expect.element(input).toHaveValue('1\u00a0234,50');
  expect(onChange).not.toHaveBeenCalled();
});

test('a pasted sum that is no amount stays with a message and stands for nothing, until it is corrected', async () => {
  const { onChange, input } = mountMoney(123_450);
  await expect.element(input).toHaveValue('1\u00a0234,50');
  paste(input.element(), '100,555');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveValue('100,555');
  await expect.element(input).toHaveAccessibleDescription(/Two decimals at most/);
  await input.click();
  await userEvent.keyboard('{End}{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(10_055);
  await expect.element(input).not.toHaveAccessibleDescription(/Two decimals at most/);
});
