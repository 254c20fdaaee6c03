import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { SearchField } from './search-field.tsx';

test('tells every character, Enter submits, Escape and the button empty it', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  mount(
    <ControlledField initialValue="" onChange={onChange}>
      {(held) => <SearchField label="Find" clearLabel="Clear" onSubmit={onSubmit} {...held} />}
    </ControlledField>,
  );
  const input = page.getByRole('searchbox', { name: 'Find' });
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Tab}ко{Enter}');
  expect(onChange.mock.calls).toEqual([['к'], ['ко']]);
  expect(onSubmit).toHaveBeenCalledWith('ко');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  await userEvent.keyboard('в{Tab}{Enter}');
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
});
