import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function mountNumber(start: number | null, props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <NumberField label="Speed" {...props} {...held} />}
    </ControlledField>,
  );
  return { onChange, input: page.getByRole('textbox', { name: 'Speed' }) };
}

test('arrow keys step within the bounds', async () => {
  const { onChange, input } = mountNumber(119, { min: 0, max: 120 });
  await expect.element(input).toHaveValue('119');
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(120);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(input).toHaveValue('119');
});

test('a whole number takes no comma, no letters, and with min 0 no minus', async () => {
  const { onChange, input } = mountNumber(null, { min: 0 });
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Tab}-1x2,5');
  await expect.element(input).toHaveValue('125');
  expect(onChange).toHaveBeenLastCalledWith(125);
});

test('fractions are typed with comma or point; what is past the bounds is left to the form', async () => {
  const { onChange, input } = mountNumber(null, { fractionDigits: 1, max: 10 });
  await input.fill('-12.5');
  expect(onChange).toHaveBeenLastCalledWith(-12.5);
  await input.fill('99');
  expect(onChange).toHaveBeenLastCalledWith(99);
  await input.clear();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('an outside change shows at once', async () => {
  const onChange = vi.fn();
  mount(
    <ControlledField<number | null> initialValue={5} onChange={onChange}>
      {(held) => (
        <>
          <NumberField label="Speed" {...held} />
          <button type="button" onClick={() => held.onChange(1500)}>
            reset
          </button>
        </>
      )}
    </ControlledField>,
  );
  await page.getByRole('textbox').fill('7');
  await page.getByRole('button').click();
  await expect.element(page.getByRole('textbox')).toHaveValue('1\u00a0500');
});
