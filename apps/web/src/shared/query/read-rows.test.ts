import type { Page } from '@kasa/contracts/shared/paging';
import { describe, expect, it, vi } from 'vitest';
import { readRows } from './read-rows.ts';

/** A list of so many rows; `added` says how many more there are in front once a page was read. */
function listOf(total: number, added = 0, isCapped = false) {
  const ids = Array.from({ length: total }, (_, index) => ({ id: `row ${index}` }));
  return vi.fn(
    async ({ page, perPage }: { page: number; perPage: number }): Promise<Page<{ id: string }>> => {
      const all =
        page === 1 ? ids : [...Array.from({ length: added }, (_, n) => ({ id: `new ${n}` })), ...ids];
      return {
        items: all.slice((page - 1) * perPage, page * perPage),
        page,
        per_page: perPage,
        total,
        total_capped: isCapped,
        page_count: Math.ceil(all.length / perPage),
      };
    },
  );
}

describe('the rows of a list', () => {
  it('are read in the largest pages until all are there, with the progress after each', async () => {
    const readPage = listOf(45);
    const progress = vi.fn();
    const { rows, total } = await readRows(readPage, 1_000, progress);
    expect([rows.length, total]).toEqual([45, 45]);
    expect(readPage.mock.calls.map(([query]) => query)).toEqual(
      [1, 2, 3].map((page) => ({ page, perPage: 20 })),
    );
    expect(progress.mock.calls).toEqual([
      [20, 45],
      [40, 45],
      [45, 45],
    ]);
  });

  it('end at the limit, and say how many there would be', async () => {
    const readPage = listOf(10_000, 0, true);
    const progress = vi.fn();
    const { rows, ...rest } = await readRows(readPage, 50, progress);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `row ${index}`));
    expect(rest).toEqual({ total: 10_000, isCapped: true });
    expect(readPage).toHaveBeenCalledTimes(3);
    expect(progress).toHaveBeenLastCalledWith(50, 50);
  });

  it('stand there once, though rows that were added meanwhile have moved them on', async () => {
    const { rows } = await readRows(listOf(30, 5), 1_000, () => undefined);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `row ${index}`));
  });

  it('of an empty list are none', async () => {
    expect((await readRows(listOf(0), 1_000, () => undefined)).rows).toEqual([]);
  });
});
