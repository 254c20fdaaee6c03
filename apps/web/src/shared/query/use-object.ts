import { asId } from '../table/filter-parsers.ts';
import type { DataOf, InputOf, QueryId } from './operations.ts';
import { type OperationOptions, useOperation } from './use-operation.ts';

export type ObjectQueryId = {
  [Id in QueryId]: { params: { id: string } } extends InputOf<Id> ? Id : never;
}[QueryId];

export interface ObjectQuery<Id extends ObjectQueryId> {
  readonly query: ReturnType<typeof useOperation<Id>>;
  /** The id is invalid, or the server knows no such object. */
  readonly isNotFound: boolean;
  readonly operation: Id;
}

export type Refetch<Entity> = () => Promise<{ data: Entity | undefined }>;

/** One object by the id in the address. Its failure stands in its place, too. */
export function useObject<Id extends ObjectQueryId>(
  operation: Id,
  asked: string,
  options: OperationOptions = {},
): ObjectQuery<Id> {
  const id = asId(asked);
  const input = { params: { id: id ?? '' } } as InputOf<Id>;
  const query = useOperation(operation, input, { ...options, isEnabled: id !== undefined });
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  return { query, isNotFound: id === undefined || isUnknown, operation };
}

export type ObjectOf<Id extends ObjectQueryId> = DataOf<Id>;

/** Display item of a chosen object; null until it is loaded, or without an id. */
export function useObjectItem<Id extends ObjectQueryId, Item>(
  operation: Id,
  id: string | null | undefined,
  item: (object: ObjectOf<Id>) => Item,
): Item | null {
  const input = { params: { id: id ?? '' } } as InputOf<Id>;
  const { data } = useOperation(operation, input, { isEnabled: id != null, isQuiet: true });
  return data === undefined ? null : item(data as ObjectOf<Id>);
}
