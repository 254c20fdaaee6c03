import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { withRememberedState } from '../history/list-state-memory.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { ObjectOf, ObjectQuery, ObjectQueryId } from '../query/use-object.ts';
import { ScreenHeader } from '../title/screen-header.tsx';
import { LoadFailedEmptyState } from './retry-button.tsx';

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

export interface ObjectPlaceholderProps {
  title: string;
  back: { label: string; href: string };
  icon: LucideIcon;
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Texts for a missing object; null while it is not known to be missing. */
  lost: { title: string; text: string; toList: string } | null;
  skeleton: ReactNode;
}

/** Replaces an object's screen while the object is loading, missing or failed to load. */
export function ObjectPlaceholder({ title, back, icon, query, lost, skeleton }: ObjectPlaceholderProps) {
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
        <LoadFailedEmptyState query={query} />
      ) : (
        <div role="status" aria-label={common('table.loading')}>
          {skeleton}
        </div>
      )}
    </>
  );
}
