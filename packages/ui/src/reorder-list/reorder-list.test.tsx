import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { moveBeside, moveBy } from './order.ts';
import { ReorderList } from './reorder-list.tsx';

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('%s moved by %i', (id, by, expected) => {
  expect(moveBy(['a', 'b', 'c'], id, by)).toEqual(expected);
});

test('several are put beside another one in the order they had', () => {
  expect(moveBeside(['a', 'b', 'c', 'd'], ['d', 'a'], 'c', 'before')).toEqual(['b', 'a', 'd', 'c']);
  expect(moveBeside(['a', 'b', 'c'], ['a'], 'c', 'after')).toEqual(['b', 'c', 'a']);
  expect(moveBeside(['a', 'b'], ['a'], 'a', 'after')).toEqual(['a', 'b']);
});

function Stops() {
  const [ids, setIds] = useState<readonly string[]>(['North', 'Centre', 'South']);
  return (
    <ReorderList
      label="Stops"
      items={ids.map((id) => ({ id, label: id }))}
      onReorder={setIds}
      onRemove={(id) => setIds(ids.filter((other) => other !== id))}
      texts={{
        drag: (label) => `Drag ${label}`,
        moveUp: (label) => `Up ${label}`,
        moveDown: (label) => `Down ${label}`,
        remove: (label) => `Remove ${label}`,
        moved: (label, position, count) => `${label}: ${position} of ${count}`,
      }}
    />
  );
}

const order = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent?.replace(/[0-9]/g, ''));

test('↑ and ↓ move, announce, and keep the focus on a button that still works', async () => {
  mount(<Stops />);
  const down = page.getByRole('button', { name: 'Down North' });
  await page.getByText('North').click();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('North: 2 of 3')).toBeInTheDocument();
  expect(order()).toEqual(['Centre', 'North', 'South']);
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Centre', 'South', 'North']);
  await expect.element(page.getByRole('button', { name: 'Up North' })).toHaveFocus();
});

test('the handle drags by keyboard', async () => {
  mount(<Stops />);
  await page.getByText('South').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Drag South' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^(Вставити|Insert)/ }).first()).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await expect.element(page.getByText('South: 2 of 3')).toBeInTheDocument();
  expect(order()).toEqual(['North', 'South', 'Centre']);
});

test('an item can be taken away', async () => {
  mount(<Stops />);
  await page.getByRole('button', { name: 'Remove Centre' }).click();
  await expect.element(page.getByText('Centre')).not.toBeInTheDocument();
});
