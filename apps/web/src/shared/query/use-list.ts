import type { Page } from '@kasa/contracts/shared/paging';
import { useServices } from '../services/use-services.tsx';
import type { DataOf, InputOf, QueryId } from './operations.ts';
import { useOperation } from './use-operation.ts';

type ListQueryId = {
  [Id in QueryId]: DataOf<Id> extends { items: readonly unknown[]; page_count: number } ? Id : never;
}[QueryId];

/** Reads any page of a list, in larger pages than shown, e.g. to print it. */
export function usePageReader<Id extends ListQueryId>(
  operation: Id,
  query: NonNullable<InputOf<Id>['query']>,
): { readPage: (page: number, perPage: number) => Promise<DataOf<Id>> } {
  const { client } = useServices();
  const read = client.operation(operation) as (input: object) => Promise<DataOf<Id>>;
  return { readPage: (page, perPage) => read({ query: { ...query, page, perPage } }) };
}

/** A page of a list; the previous one stays during loading. Errors are shown in place of the rows. */
export function useList<Id extends ListQueryId>(operation: Id, query: NonNullable<InputOf<Id>['query']>) {
  const input = { query } as unknown as InputOf<Id>;
  const result = useOperation(operation, input, { isQuiet: true, keepsPrevious: true });
  // Not spread: that would subscribe to every property of the result.
  return Object.assign(result, usePageReader(operation, query));
}

/**
 * Rows of a list from its first page on, in their order.
 * @param most rows are read
 */
export async function readRows<Row>(
  readPage: (page: number, perPage: number) => Promise<Page<Row>>,
  most: number,
): Promise<{ rows: Row[]; total: number; isCapped: boolean }> {
  const perPage = 20;
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, page_count, total, total_capped } = await readPage(page, perPage);
    rows.push(...items);
    if (page >= page_count || rows.length >= most || items.length === 0) {
      return { rows: rows.slice(0, most), total, isCapped: total_capped };
    }
  }
}
