import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { CodeBlock } from './code-block.tsx';

afterEach(() => vi.restoreAllMocks());

const shared = { label: 'Answer', copyLabel: 'Copy', copiedLabel: 'Copied' };

test('copies all of it, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mount(<CodeBlock {...shared} code={'{\n  "code": 0\n}'} />);
  await expect.element(page.getByRole('figure', { name: 'Answer' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(write).toHaveBeenCalledExactlyOnceWith('{\n  "code": 0\n}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a line longer than the block is scrolled by keyboard; a short one is no stop on the way', async () => {
  mount(
    <>
      <CodeBlock {...shared} label="Short" code="1" />
      <CodeBlock {...shared} label="Long" code={'1'.repeat(500)} />
    </>,
  );
  const long = page.getByRole('group', { name: 'Long' });
  await expect.element(long).toHaveAttribute('tabindex', '0');
  await expect.element(page.getByRole('group', { name: 'Short' })).not.toHaveAttribute('tabindex');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(long).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => long.element().scrollLeft).toBeGreaterThan(0);
});

test('marks ranges, says where they begin and end, and copies the code alone', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const marks = [
    { from: 0, until: 3 },
    { from: 4, until: 5 },
  ];
  mount(<CodeBlock {...shared} code="abc d" marks={marks} markWords={{ start: 'from', end: 'to' }} />);
  const group = page.getByRole('group', { name: 'Answer' });
  await expect.element(group).toHaveTextContent('from abc to from d to');
  const marked = [...group.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual([' from abc to ', ' from d to ']);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(write).toHaveBeenCalledExactlyOnceWith('abc d');
});
