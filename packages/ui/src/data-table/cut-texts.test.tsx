import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { DataTable } from './data-table.tsx';
import { tableTexts } from './story-texts.ts';

interface Person {
  id: string;
  name: string;
  city: string;
}

const People = ({ rows }: { rows: Person[] }) => (
  <DataTable
    label="People"
    texts={tableTexts.en}
    rows={rows}
    rowId={({ id }) => id}
    rowLabel={({ name }) => name}
    columns={[
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      { id: 'city', header: 'City', cell: ({ city }) => city },
    ]}
  />
);
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const focusRow = async (name: string) => {
  await expect.element(row(name)).toBeVisible();
  (row(name).element() as HTMLElement).focus();
};

test('a text that is cut is shown whole under the pointer, and below a row that the keyboard came to', async () => {
  const city = 'Kyiv, '.repeat(40);
  mount(
    <People
      rows={[
        { id: '1', name: 'Petro', city: 'Lviv' },
        { id: '2', name: 'Olena', city },
      ]}
    />,
  );
  const cell = row('Olena').getByRole('cell', { name: /Kyiv/ });
  await userEvent.hover(cell);
  await expect.element(cell).toHaveAttribute('title', city);
  await focusRow('Petro');
  await userEvent.keyboard('{ArrowDown}');
  const whole = () => document.querySelector('.dt-cut')?.textContent;
  await expect.poll(whole).toBe(city);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(whole).toBeUndefined();
});
