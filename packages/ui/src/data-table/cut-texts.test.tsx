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

test('a text that wraps is shown whole once it has more lines than there are', async () => {
  const wraps = (text: string) => (
    <span className="line-clamp-2" style={{ whiteSpace: 'normal' }}>
      {text}
    </span>
  );
  const sentence = 'A word and another one. '.repeat(20);
  mount(
    <DataTable
      label="Sentences"
      texts={tableTexts.en}
      rows={[
        { id: '1', sentence: 'A word. '.repeat(8) },
        { id: '2', sentence },
      ]}
      rowId={({ id }) => id}
      rowLabel={({ id }) => id}
      columns={[
        { id: 'id', header: 'Id', cell: ({ id }) => id },
        { id: 'sentence', header: 'Sentence', cell: (one) => wraps(one.sentence) },
      ]}
    />,
  );
  const short = page.getByRole('cell', { name: /^(A word\. ?){8}$/ });
  const long = page.getByRole('cell', { name: /another one/ });
  await userEvent.hover(short);
  await userEvent.hover(long);
  await expect.element(long).toHaveAttribute('title', sentence);
  await expect.element(short).not.toHaveAttribute('title');
});
