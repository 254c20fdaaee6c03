import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import type { ReactNode } from 'react';
import type { ObjectOf, ObjectQueryId } from '../query/use-object.ts';
import { ShowDrawer, type ShowDrawerProps } from './show-drawer.tsx';

/** The drawer of a plain entity: its facts in one list, and what it has besides, below. */
export function FactsDrawer<Read extends ObjectQueryId>({
  facts,
  children,
  ...props
}: Omit<ShowDrawerProps<Read>, 'children'> & {
  facts: (object: ObjectOf<Read>) => readonly KeyValueItem[];
  children?: ((object: ObjectOf<Read>) => ReactNode) | undefined;
}) {
  return (
    <ShowDrawer {...props}>
      {(object: ObjectOf<Read>) => (
        <div className="flex flex-col gap-5">
          <KeyValue items={facts(object)} />
          {children?.(object)}
        </div>
      )}
    </ShowDrawer>
  );
}
