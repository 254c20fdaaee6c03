import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { withRememberedState } from '../history/list-state-memory.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { isQuietRead } from '../query/quiet-reads.ts';
import type { ObjectOf, ObjectQuery, ObjectQueryId } from '../query/use-object.ts';
import { ScreenHeader } from '../title/screen-header.tsx';
import { LoadError } from './load-error.tsx';
import { LoadFailedEmptyState } from './load-failed-empty-state.tsx';

/** Screen of an object: `children` once it is loaded, otherwise `ObjectPlaceholder`. */
export function ObjectScreen<Id extends ObjectQueryId>({
  object: { query, isNotFound, operation },
  lost,
  children,
  ...missing
}: Omit<ObjectPlaceholderProps, 'query' | 'lost' | 'isQuiet'> & {
  object: ObjectQuery<Id>;
  lost: NonNullable<ObjectPlaceholderProps['lost']>;
  children: (object: ObjectOf<Id>, query: ObjectQuery<Id>['query']) => ReactNode;
}) {
  if (query.data !== undefined && !isNotFound) return children(query.data as ObjectOf<Id>, query);
  return (
    <ObjectPlaceholder
      {...missing}
      query={query}
      isQuiet={isQuietRead(operation)}
      lost={isNotFound ? lost : null}
    />
  );
}

export interface ObjectPlaceholderProps {
  title: string;
  back: { label: string; href: string };
  icon: LucideIcon;
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** A failure is not explained (ADR 7). */
  isQuiet: boolean;
  /** Texts for a missing object; null while it is not known to be missing. */
  lost: { title: string; text: string; toList: string } | null;
  skeleton: ReactNode;
}

/** Replaces an object's screen while the object is loading, missing or failed to load. */
export function ObjectPlaceholder(props: ObjectPlaceholderProps) {
  const { title, back, icon, query, isQuiet, lost, skeleton } = props;
  const common = useText(commonMessages);
  return (
    <>
      <ScreenHeader title={title} back={back} subtitle={'\u00a0'} />
      {lost ? (
        <EmptyState
          icon={icon}
          title={lost.title}
          text={lost.text}
          actions={
            <Button variant="primary" href={withRememberedState(back).href}>
              {lost.toList}
            </Button>
          }
        />
      ) : query.isError ? (
        isQuiet ? (
          <LoadFailedEmptyState query={query} />
        ) : (
          <LoadError query={query} />
        )
      ) : (
        <div role="status" aria-label={common('table.loading')}>
          {skeleton}
        </div>
      )}
    </>
  );
}
