import type { DataOf, InputOf, QueryId } from './operations.ts';
import { useOperation } from './use-operation.ts';

/** Operations that answer a page of a list. */
type ListQueryId = {
  [Id in QueryId]: DataOf<Id> extends { items: readonly unknown[]; page_count: number } ? Id : never;
}[QueryId];

/** A page of a list; the one before stays while another is read. A failure is said in the place of the rows. */
export function useList<Id extends ListQueryId>(operation: Id, query: NonNullable<InputOf<Id>['query']>) {
  return useOperation(operation, { query } as unknown as InputOf<Id>, { isQuiet: true, keepsPrevious: true });
}
