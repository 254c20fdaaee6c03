import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { ukrainianIban } from './example-format.ts';
import { IbanField } from './iban-field.tsx';

const show = (onChange: (value: string) => void) =>
  mount(
    <ControlledField initialValue="" onChange={onChange}>
      {(held) => <IbanField label="IBAN" {...ukrainianIban} {...held} />}
    </ControlledField>,
  );

test.for([
  'UA223052990000026001234567890',
  'ua22 3052 9900 0002 6001 2345 6789 0',
  ' UA22\u00a03052\u00a09900 00026001234567890 ',
])('%j is one account, shown in groups of four', async (typed) => {
  const onChange = vi.fn();
  show(onChange);
  await page.getByRole('textbox').fill(typed);
  expect(onChange).toHaveBeenLastCalledWith('UA223052990000026001234567890');
  await expect.element(page.getByRole('textbox')).toHaveValue('UA22 3052 9900 0002 6001 2345 6789 0');
});

test('what is incomplete stays as it is, without spaces', async () => {
  const onChange = vi.fn();
  show(onChange);
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Tab}ua22 30{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('UA2230');
  await expect.element(page.getByRole('textbox')).toHaveValue('UA2230');
});
