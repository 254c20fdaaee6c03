import { expect, it } from 'vitest';
import { z } from 'zod';
import { clampPerPage } from './paging.ts';
import { pageOf, sortBy } from './paging-schema.ts';

it.each([
  [undefined, 10],
  [Number.NaN, 10],
  [-1, 10],
  [0, 10],
  [9, 10],
  [10, 10],
  [15, 15],
  [19.9, 19],
  [20, 20],
  [21, 20],
  [100_000_000, 20],
  [Number.POSITIVE_INFINITY, 20],
  [Number.NEGATIVE_INFINITY, 10],
])('perPage %s takes effect as %d (spec §9)', (asked, effective) => {
  expect(clampPerPage(asked)).toBe(effective);
});

it('sorts by the named fields, either way, and by no other', () => {
  const sort = sortBy(['name', 'created_at']);
  for (const value of ['name', '-name', 'created_at', '-created_at', undefined]) {
    expect(sort.safeParse(value).success, value).toBe(true);
  }
  for (const value of ['', '-', 'password', '--name', 'name,created_at', 'name DESC']) {
    expect(sort.safeParse(value).success, value).toBe(false);
  }
});

it('a page is closed and counts to ten thousand', () => {
  const page = { items: ['a'], page: 1, per_page: 10, total: 1, total_capped: false, page_count: 1 };
  const schema = pageOf(z.string());
  expect(schema.safeParse(page).success).toBe(true);
  for (const broken of [
    { total: 10_001 },
    { per_page: 9 },
    { per_page: 21 },
    { page: 0 },
    { items: [1] },
    { more: 1 },
  ]) {
    expect(schema.safeParse({ ...page, ...broken }).success, JSON.stringify(broken)).toBe(false);
  }
});
