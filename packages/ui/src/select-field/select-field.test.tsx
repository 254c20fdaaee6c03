import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const items = [
  { id: '12', label: 'Контрактова пл. – Пуща-Водиця', description: 'Трамвай 12' },
  { id: '62', label: 'Ботанічний сад – Контрактова площа', description: 'Автобус 62' },
  { id: '33', label: 'Пулюя – Січових Стрільців', isDisabled: true },
];

function mountSelect(start: string | null, props: Partial<SelectFieldProps> = {}) {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => <SelectField label="Route" items={items} placeholder="Choose" {...props} {...held} />}
    </ControlledField>,
  );
  return { onChange, trigger: page.getByRole('button', { name: /Route/ }) };
}

afterEach(() => page.viewport(1280, 800));

test('opens, moves and chooses by keyboard, and gives the focus back', async () => {
  const { onChange, trigger } = mountSelect(null);
  await expect.element(trigger).toHaveTextContent('Choose');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('62');
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveTextContent('Ботанічний сад – Контрактова площа');
});

test('up to 768 px wide the label is cut to 30 characters; the whole stays as its title', async () => {
  await page.viewport(768, 800);
  const { trigger } = mountSelect('62');
  await expect.element(trigger).toHaveTextContent('Ботанічний сад – Контрактова…');
  await expect.element(page.getByTitle('Ботанічний сад – Контрактова площа')).toBeInTheDocument();
  await page.viewport(769, 800);
  await expect.element(trigger).toHaveTextContent('Ботанічний сад – Контрактова площа');
});

test('search narrows by label and description, from the keyboard', async () => {
  const { onChange } = mountSelect(null, { searchLabel: 'Find', emptyText: 'Nothing' });
  await expect.element(page.getByRole('button')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('searchbox', { name: 'Find' })).toHaveFocus();
  await userEvent.keyboard('автобус');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('62');
});

test('nothing found is said', async () => {
  mountSelect(null, { searchLabel: 'Find', emptyText: 'Nothing' });
  await page.getByRole('button').click();
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText('Nothing')).toBeVisible();
});

test('searched by its owner: asked on opening and typing, the choice known without its item', async () => {
  const onSearch = vi.fn();
  const { trigger } = mountSelect('99', {
    onSearch,
    searchLabel: 'Find',
    selectedItem: { id: '99', label: 'From before' },
  });
  await expect.element(trigger).toHaveTextContent('From before');
  await trigger.click();
  expect(onSearch).toHaveBeenLastCalledWith('');
  await userEvent.keyboard('по');
  expect(onSearch).toHaveBeenLastCalledWith('по');
  // No local filtering: the caller has already searched.
  await expect.element(page.getByRole('option')).toHaveLength(3);
});

test('a choice is revoked by its button, which gives the focus to the field', async () => {
  const { onChange, trigger } = mountSelect('12', { clearLabel: 'Clear' });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(trigger).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('read-only opens nothing; the error describes the field', async () => {
  const { trigger } = mountSelect('12', { isReadOnly: true, error: 'Closed' });
  await expect.element(trigger).toHaveAccessibleDescription('Closed');
  await trigger.click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});
