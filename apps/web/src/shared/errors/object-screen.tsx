import type { ReactNode } from 'react';
import type { ObjectOf, ObjectQueryId, ObjectRead } from '../query/use-object.ts';
import { ObjectMissing, type ObjectMissingProps } from './object-missing.tsx';

/** Screen of an object: `children` once it is loaded, otherwise `ObjectMissing`. */
export function ObjectScreen<Id extends ObjectQueryId>({
  object: { query, isLost },
  lost,
  children,
  ...missing
}: Omit<ObjectMissingProps, 'query' | 'lost'> & {
  object: ObjectRead<Id>;
  lost: NonNullable<ObjectMissingProps['lost']>;
  children: (object: ObjectOf<Id>, query: ObjectRead<Id>['query']) => ReactNode;
}) {
  if (query.data !== undefined && !isLost) return children(query.data as ObjectOf<Id>, query);
  return <ObjectMissing {...missing} query={query} lost={isLost ? lost : null} />;
}
