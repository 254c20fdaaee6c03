import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { PageHeader } from '@kasa/ui/page-header';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { withLastListState } from '../history/list-history.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { usePageTitle } from '../title/use-page-title.ts';
import { FailedEmpty } from './failed-empty.tsx';

/** What stands in the place of an object. */
export interface ObjectMissingProps {
  title: string;
  /** The list that it belongs to. */
  back: { label: string; href: string };
  icon: LucideIcon;
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** There is no such object: said in these words, and the button to the list. Null while that is not known. */
  lost: { title: string; text: string; toList: string } | null;
  /** The boxes that will be there. */
  skeleton: ReactNode;
}

/** In the place of an object's screen while there is nothing to show: why, and the way on. */
export function ObjectMissing({ title, back, icon, query, lost, skeleton }: ObjectMissingProps) {
  const common = useText(commonMessages);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        back={withLastListState(back)}
        subtitle={'\u00a0'}
        moreLabel={common('action.more')}
      />
      {lost ? (
        <EmptyState
          icon={icon}
          title={lost.title}
          text={lost.text}
          actions={
            <Button variant="primary" href={withLastListState(back).href}>
              {lost.toList}
            </Button>
          }
        />
      ) : query.isError ? (
        <FailedEmpty query={query} />
      ) : (
        <div role="status" aria-label={common('table.loading')}>
          {skeleton}
        </div>
      )}
    </>
  );
}
