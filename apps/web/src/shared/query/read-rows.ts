import { PAGE_SIZES, type Page } from '@kasa/contracts/shared/paging';

export interface ReadRows<Row> {
  rows: readonly Row[];
  /** Rows of the whole list; a lower limit if `isCapped`. */
  total: number;
  isCapped: boolean;
}

/**
 * Rows of a list from its first page on, in the list's order.
 * @param most rows are read
 * @param onProgress called after each page with the rows so far and those that there will be
 */
export async function readRows<Row extends { id: string }>(
  readPage: (query: { page: number; perPage: number }) => Promise<Page<Row>>,
  most: number,
  onProgress: (count: number, expected: number) => void,
): Promise<ReadRows<Row>> {
  const perPage = PAGE_SIZES[1];
  // By id: a row that was added meanwhile moves others on to the next page.
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { items, page_count, total, total_capped } = await readPage({ page, perPage });
    for (const row of items) rows.set(row.id, row);
    onProgress(Math.min(rows.size, most), Math.min(total, most));
    if (page >= page_count || rows.size >= most)
      return { rows: [...rows.values()].slice(0, most), total, isCapped: total_capped };
  }
}
