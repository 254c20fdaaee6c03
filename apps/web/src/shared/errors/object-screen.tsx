import type { ReactNode } from 'react';
import type { ObjectOf, ObjectQuery, ObjectQueryId } from '../query/use-object.ts';
import { ObjectPlaceholder, type ObjectPlaceholderProps } from './object-placeholder.tsx';

/** Screen of an object: `children` once it is loaded, otherwise `ObjectPlaceholder`. */
export function ObjectScreen<Id extends ObjectQueryId>({
  object: { query, isNotFound },
  lost,
  children,
  ...missing
}: Omit<ObjectPlaceholderProps, 'query' | 'lost'> & {
  object: ObjectQuery<Id>;
  lost: NonNullable<ObjectPlaceholderProps['lost']>;
  children: (object: ObjectOf<Id>, query: ObjectQuery<Id>['query']) => ReactNode;
}) {
  if (query.data !== undefined && !isNotFound) return children(query.data as ObjectOf<Id>, query);
  return <ObjectPlaceholder {...missing} query={query} lost={isNotFound ? lost : null} />;
}
