import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { tableTexts } from './story-texts.ts';

interface Person {
  id: string;
  name: string;
  city: string;
}

const people: Person[] = [
  { id: '1', name: 'Olena', city: 'Kyiv' },
  { id: '2', name: 'Petro', city: 'Lviv' },
  { id: '3', name: 'Iryna', city: 'Odesa' },
];

const edit = vi.fn();
const remove = vi.fn();

function People(props: Partial<DataTableProps<Person>>) {
  const [selectedIds, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="People"
      texts={tableTexts.en}
      rows={people}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      columns={[
        { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
        { id: 'city', header: 'City', cell: (row) => row.city, isHideable: true },
      ]}
      rowActions={() => [
        { id: 'edit', label: 'Edit', onAction: edit },
        {
          id: 'remove',
          label: 'Remove',
          onAction: remove,
          isDisabled: true,
          disabledReason: 'Ask the owner',
        },
      ]}
      selection={{ selectedIds, onChange }}
      {...props}
    />
  );
}

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const focusRow = async (name: string) => {
  await expect.element(row(name)).toBeVisible();
  (row(name).element() as HTMLElement).focus();
};

beforeEach(() => {
  edit.mockClear();
  remove.mockClear();
});
afterEach(() => page.viewport(1280, 800));

test('arrows, Home and End move among rows; Enter opens the focused one', async () => {
  const open = vi.fn();
  mount(<People onRowOpen={open} />);
  await focusRow('Olena');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(row('Iryna')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  expect(open).toHaveBeenCalledExactlyOnceWith(people[1]);
  await userEvent.keyboard('{End}');
  await expect.element(row('Iryna')).toHaveFocus();
});

test('only one row is in the tab order', async () => {
  mount(<People />);
  await focusRow('Petro');
  const stops = page
    .getByRole('row')
    .elements()
    .filter((element) => element.getAttribute('tabindex') === '0');
  expect(stops.map((element) => element.textContent)).toEqual([expect.stringContaining('Petro')]);
});

test('a click on the row opens it, a click on its controls does not; the first cell has a button for readers', async () => {
  const open = vi.fn();
  mount(<People onRowOpen={open} />);
  await page.getByText('Lviv').click();
  expect(open).toHaveBeenCalledExactlyOnceWith(people[1]);
  await page.getByRole('checkbox', { name: 'Select: Petro' }).click();
  await page.getByRole('button', { name: 'Petro', exact: true }).click();
  expect(open).toHaveBeenCalledTimes(2);
});

test.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  '%s opens the row menu; Esc gives the row its focus back',
  async (keys) => {
    mount(<People />);
    await focusRow('Petro');
    await userEvent.keyboard(keys);
    await expect.element(page.getByRole('menu', { name: 'Actions: Petro' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(row('Petro')).toHaveFocus();
  },
);

test('right click and ⋯ open the same menu', async () => {
  mount(<People />);
  await page.getByText('Odesa').click({ button: 'right' });
  await expect.element(page.getByRole('menu', { name: 'Actions: Iryna' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Actions: Iryna' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  expect(edit).toHaveBeenCalledOnce();
});

test('an action that is not allowed says why and does nothing', async () => {
  mount(<People />);
  await focusRow('Olena');
  await userEvent.keyboard('{ContextMenu}');
  const item = page.getByRole('menuitem', { name: 'Remove Ask the owner' });
  await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(item).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
});

test('the chevron shows and hides what is below the row', async () => {
  mount(<People renderExpanded={(person) => <p>Born in {person.city}</p>} />);
  const chevron = page.getByRole('button', { name: 'Details: Petro' });
  await expect.element(chevron).toHaveAttribute('aria-expanded', 'false');
  await chevron.click();
  await expect.element(page.getByText('Born in Lviv')).toBeVisible();
  await expect.element(chevron).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Born in Lviv')).not.toBeInTheDocument();
});

test('a row that opens nothing unfolds by click and Enter; its controls keep their own clicks', async () => {
  mount(<People renderExpanded={(person) => <p>Born in {person.city}</p>} />);
  await page.getByRole('cell', { name: 'Lviv' }).click();
  await expect.element(page.getByText('Born in Lviv')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select: Petro' }).click();
  await expect.element(page.getByText('Born in Lviv')).toBeVisible();
  await focusRow('Petro');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Born in Lviv')).not.toBeInTheDocument();
});

test('Space chooses the focused row, the header all; the number is announced', async () => {
  mount(<People />);
  await focusRow('Petro');
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox', { name: 'Select: Petro' })).toBeChecked();
  await expect.element(page.getByRole('status').filter({ hasText: 'Selected: 1' })).toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Selected: 3' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Select: Olena' })).not.toBeChecked();
});

test('every row of the list is chosen, also those of other pages; a checkbox comes back to the rows of this page', async () => {
  const changed = vi.fn();
  const selection = { selectedIds: new Set<string>(), onChange: changed, allCount: 400 };
  mount(<People selection={selection} />);
  await expect.element(page.getByRole('status').filter({ hasText: 'Selected: 400' })).toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Select: Petro' }).click();
  expect(changed).toHaveBeenLastCalledWith(new Set(['1', '3']));
  await page.getByRole('button', { name: 'Clear selection' }).click();
  expect(changed).toHaveBeenLastCalledWith(new Set());
});

test('a sortable heading says its order and asks for the other one', async () => {
  const sort = vi.fn();
  mount(<People sort="name" onSortChange={sort} />);
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Name' }).click();
  expect(sort).toHaveBeenCalledExactlyOnceWith('-name');
});

test('a hidden column is gone; one that may not be hidden stays', async () => {
  mount(<People hiddenColumns={['city', 'name']} />);
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'City' })).not.toBeInTheDocument();
});

test.each([
  ['normal', 44],
  ['compact', 36],
] as const)('%s rows are %i px, those on their way as well', async (density, height) => {
  const rows = people.slice(0, 2);
  const heightOf = (host: HTMLElement) => host.querySelector('.dt-row')?.getBoundingClientRect().height;
  const loading = mount(<People density={density} rows={[]} isLoading skeletonRows={2} />);
  const ready = mount(<People density={density} rows={rows} />);
  await expect.element(page.getByText('Petro')).toBeVisible();
  expect([heightOf(loading), heightOf(ready)]).toEqual([height, height]);
});

test('on a phone rows are cards with the same roles, actions and details', async () => {
  await page.viewport(360, 780);
  mount(<People renderExpanded={() => <p>More</p>} />);
  await expect.element(page.getByRole('table', { name: 'People' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const target = page.getByRole('button', { name: 'Actions: Olena' });
  expect(target.element().getBoundingClientRect().width).toBe(44);
  await page.getByRole('button', { name: 'Details: Olena' }).click();
  await expect.element(page.getByText('More')).toBeVisible();
  await target.click();
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
});

test('on a phone ⋯ and the checkbox stand beside the first line of a title of several', async () => {
  await page.viewport(360, 780);
  const name = (person: Person) => (
    <>
      <span className="block">{person.name}</span>
      <span className="block">Born far away</span>
    </>
  );
  mount(<People columns={[{ id: 'name', header: 'Name', cell: name }]} />);
  await expect.element(row('Olena')).toBeVisible();
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const title = middleOf(page.getByText('Olena', { exact: true }).element());
  for (const control of row('Olena').element().querySelectorAll('button, input'))
    expect(Math.abs(middleOf(control) - title)).toBeLessThan(4);
});

const tooMany: DataTableProps<Person>['columns'] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  ...Array.from({ length: 20 }, (_, n) => ({ id: `c${n}`, header: `Column number ${n}`, cell: () => n })),
];

test('a table wider than its frame scrolls in it and keeps the first column and ⋯ in view', async () => {
  mount(<People columns={tooMany} />);
  const cell = page.getByRole('cell', { name: 'Olena', exact: true });
  await expect.element(cell).toBeVisible();
  const box = cell.element().closest('.dt-scroll') as HTMLElement;
  // The table becomes scrollable one frame after render, when its observer has measured it.
  await expect.poll(() => box.hasAttribute('data-overflowing')).toBe(true);
  box.scrollLeft = 400;
  expect(box.scrollLeft).toBe(400);
  expect(cell.element().getBoundingClientRect().left - box.getBoundingClientRect().left).toBe(40);
  const menu = page.getByRole('button', { name: 'Actions: Olena' }).element().getBoundingClientRect();
  expect(menu.right).toBeLessThanOrEqual(box.getBoundingClientRect().right);

  const hiding = () => ['before', 'after'].filter((side) => box.hasAttribute(`data-more-${side}`));
  await expect.poll(() => hiding()).toEqual(['before', 'after']);
  box.scrollLeft = box.scrollWidth;
  await expect.poll(() => hiding()).toEqual(['before']);
  box.scrollLeft = 0;
  await expect.poll(() => hiding()).toEqual(['after']);
});

test('a button above ⋯ leads to the columns out of view, and back from the last one', async () => {
  const host = mount(<People columns={tooMany} />);
  await expect.element(row('Olena')).toBeVisible();
  const button = host.querySelector('.dt-onward') as HTMLElement;
  const box = host.querySelector('.dt-scroll') as HTMLElement;
  await expect.poll(() => button.checkVisibility()).toBe(true);
  const last = host.querySelector('.dt-row > :nth-last-child(2)') as HTMLElement;
  const isInView = () => last.getBoundingClientRect().right <= button.getBoundingClientRect().left + 1;
  expect(isInView()).toBe(false);
  await expect.poll(() => [button.click(), isInView()].at(-1)).toBe(true);
  await expect.poll(() => box.hasAttribute('data-more-after')).toBe(false);
  button.click();
  expect(box.scrollLeft).toBe(0);
});

test('a table that fits casts no shadow, and has no button to columns out of view', async () => {
  const host = mount(<People />);
  await expect.element(row('Olena')).toBeVisible();
  expect(host.querySelector('[data-more-before], [data-more-after]')).toBeNull();
  expect(host.querySelector('.dt-onward')?.checkVisibility()).toBe(false);
});
