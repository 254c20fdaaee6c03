import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { ukrainianPlate } from './example-format.ts';
import { PlateField } from './plate-field.tsx';

test.for(['aa1234bb', 'АА 1234 ВВ', 'Aa-1234-вв'])(
  'typed as %s it is one number, shown in groups',
  async (typed) => {
    const onChange = vi.fn();
    mount(
      <ControlledField initialValue="" onChange={onChange}>
        {(held) => <PlateField label="Plate" {...ukrainianPlate} {...held} />}
      </ControlledField>,
    );
    await page.getByRole('textbox').fill(typed);
    expect(onChange).toHaveBeenLastCalledWith('АА1234ВВ');
    await expect.element(page.getByRole('textbox')).toHaveValue('АА 1234 ВВ');
  },
);

test('small letters become capitals while it is incomplete', async () => {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue="" onChange={onChange}>
      {(held) => <PlateField label="Plate" {...ukrainianPlate} {...held} />}
    </ControlledField>,
  );
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Tab}ка12{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('КА12');
  await expect.element(page.getByRole('textbox')).toHaveValue('КА12');
});

test('typing in the middle leaves the caret there', async () => {
  mount(
    <ControlledField initialValue="АА12ВВ">
      {(held) => <PlateField label="Plate" {...ukrainianPlate} {...held} />}
    </ControlledField>,
  );
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Tab}{Home}{ArrowRight}{ArrowRight}{Delete}к5');
  const input = page.getByRole('textbox').element() as HTMLInputElement;
  expect(input.value).toBe('ААк52ВВ');
  expect(input.selectionStart).toBe(4);
});
