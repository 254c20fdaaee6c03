import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';

const items = [
  { id: '12', label: 'Пуща-Водиця', description: 'Трамвай 12' },
  { id: '62', label: 'Ботанічний сад', description: 'Автобус 62' },
];

function mountCombobox(start: string | null, props: Partial<ComboboxFieldProps> = {}) {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <ComboboxField label="Route" items={items} emptyText="Nothing" {...props} {...held} />}
    </ControlledField>,
  );
  return { onChange, input: page.getByRole('combobox', { name: 'Route' }) };
}

test('typing narrows, an arrow and Enter choose', async () => {
  const { onChange, input } = mountCombobox(null);
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Tab}бот');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('62');
  await expect.element(input).toHaveValue('Ботанічний сад');
});

test('of which each choice is taken away it closes all the same, until it is typed in again', async () => {
  const onChange = vi.fn();
  mount(<ComboboxField label="Route" items={items} emptyText="Nothing" value={null} onChange={onChange} />);
  const input = page.getByRole('combobox', { name: 'Route' });
  await expect.element(input).toBeVisible();
  for (const times of [1, 2]) {
    await userEvent.keyboard(times === 1 ? '{Tab}бот' : 'бот');
    await page.getByRole('option').click();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toHaveValue('');
    await expect.element(input).toHaveFocus();
    expect(onChange.mock.calls).toEqual(Array.from({ length: times }, () => ['62']));
  }
});

test('left half-typed it shows its choice again', async () => {
  const { onChange, input } = mountCombobox('12');
  await expect.element(input).toHaveValue('Пуща-Водиця');
  await userEvent.keyboard('{Tab}{End} xyz');
  await expect.element(page.getByText('Nothing')).toBeVisible();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(input).toHaveValue('Пуща-Водиця');
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow down shows all; the owner is asked when it searches', async () => {
  const onSearch = vi.fn();
  const { input } = mountCombobox('99', { onSearch, selectedItem: { id: '99', label: 'From before' } });
  await expect.element(input).toHaveValue('From before');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(onSearch).toHaveBeenLastCalledWith('');
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await input.fill('по');
  expect(onSearch).toHaveBeenLastCalledWith('по');
});

test('a choice is revoked by its button', async () => {
  const { onChange, input } = mountCombobox('12', { clearLabel: 'Clear' });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
});

const places = Array.from({ length: 21 }, (_, index) => ({
  id: String(index),
  label: `${'I'.repeat(index + 1)}.`,
}));

test.each([
  [1, 'Доступний 1 варіант.'],
  [3, 'Доступно 3 варіанти.'],
  [9, 'Доступно 9 варіантів.'],
  [21, 'Доступний 21 варіант.'],
])('%i options are counted aloud: %s', async (count, words) => {
  const { input } = mountCombobox(null, { items: places.slice(0, count) });
  await expect.element(input).toBeVisible();
  await userEvent.keyboard('{Tab}i');
  await expect.element(page.getByRole('option')).toHaveLength(count);
  await expect.poll(() => document.querySelector('[data-live-announcer]')?.textContent).toContain(words);
});
