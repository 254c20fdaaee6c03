import type { DataOf, InputOf, QueryId } from './operations.ts';
import { useOperation } from './use-operation.ts';

export type ListQueryId = {
  [Id in QueryId]: DataOf<Id> extends { items: readonly unknown[]; page_count: number } ? Id : never;
}[QueryId];

/** Lists with rows of this kind. */
export type ListQueryIdOf<Row> = {
  [Id in ListQueryId]: DataOf<Id> extends { items: readonly (infer Item)[] }
    ? Row extends Item
      ? Id
      : never
    : never;
}[ListQueryId];

/** A page of a list; the previous one stays during loading. A failure stands in place of the rows, too. */
export function useList<Id extends ListQueryId>(operation: Id, query: NonNullable<InputOf<Id>['query']>) {
  return useOperation(operation, { query } as unknown as InputOf<Id>, { keepsPrevious: true });
}
