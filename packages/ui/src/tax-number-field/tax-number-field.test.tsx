import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { TaxNumberField } from './tax-number-field.tsx';

test('takes a number as it stands in documents, with spaces', async () => {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue="" onChange={onChange}>
      {(held) => <TaxNumberField label="Tax number" {...held} />}
    </ControlledField>,
  );
  const input = page.getByRole('textbox', { name: 'Tax number' });
  await input.fill(' 3184 710 691\u00a0');
  expect(onChange).toHaveBeenLastCalledWith('3184710691');
  await expect.element(input).toHaveValue('3184710691');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
});
