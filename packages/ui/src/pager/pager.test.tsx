import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { Pager } from './pager.tsx';
import { pagesAround } from './pages.ts';
import { pagerTexts } from './story-texts.ts';

test.each([
  [1, 42, [1, 2, 3, 4, 5]],
  [21, 42, [17, 18, 19, 20, 21, 22, 23, 24, 25]],
  [42, 42, [38, 39, 40, 41, 42]],
  [1, 1, [1]],
  [1, 0, []],
])('page %i of %i shows at most four on each side', (current, count, expected) => {
  expect(pagesAround(current, count)).toEqual(expected);
});

function At({ current, count, isCapped = false }: { current: number; count: number; isCapped?: boolean }) {
  return (
    <Pager
      page={current}
      pageCount={count}
      perPage={10}
      range="11–20"
      texts={pagerTexts.en}
      hrefFor={(number) => `/list?page=${number}`}
      hrefForPerPage={(size) => `/list?perPage=${size}`}
      isTotalCapped={isCapped}
    />
  );
}

test('pages are links that the app’s router follows by keyboard', async () => {
  const navigate = vi.fn();
  mount(
    <RouterProvider navigate={navigate}>
      <At current={2} count={9} />
    </RouterProvider>,
  );
  const three = page.getByRole('link', { name: 'Page 3' });
  await expect.element(three).toHaveAttribute('href', '/list?page=3');
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  (three.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/list?page=3');
  await expect.element(page.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/list?page=9');
  await expect
    .element(page.getByRole('link', { name: '20 per page' }))
    .toHaveAttribute('href', '/list?perPage=20');
});

test('at an end there is nowhere further to go', async () => {
  mount(<At current={1} count={2} />);
  await expect
    .element(page.getByRole('link', { name: 'First page' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
});

test('with a capped total no shortcut pretends to know the last page', async () => {
  mount(<At current={1} count={1000} isCapped />);
  await expect
    .element(page.getByRole('link', { name: 'Last page' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('from a page past the end, back leads to the last one', async () => {
  mount(<At current={7} count={3} />);
  await expect
    .element(page.getByRole('link', { name: 'Previous page' }))
    .toHaveAttribute('href', '/list?page=3');
});
