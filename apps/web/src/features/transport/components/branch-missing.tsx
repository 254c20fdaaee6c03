import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { PageHeader } from '@kasa/ui/page-header';
import { Skeleton } from '@kasa/ui/skeleton';
import { RotateCw, Warehouse } from 'lucide-react';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import { branchesMessages } from '../messages/branches/catalogue.ts';
import type { BranchQuery } from './use-branch.ts';

/** In the place of a depot's screen while there is no depot to show: why, and the way on. */
export function BranchMissing({
  title,
  query,
  isLost,
}: {
  title: string;
  query: BranchQuery;
  isLost: boolean;
}) {
  const text = useText(branchesMessages);
  const common = useText(commonMessages);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        back={{ label: text('branches.title'), href: paths.branchesList() }}
        subtitle={'\u00a0'}
        moreLabel={common('action.more')}
      />
      {isLost ? (
        <EmptyState
          icon={Warehouse}
          title={text('branch.lostTitle')}
          text={text('branch.lostText')}
          actions={
            <Button variant="primary" href={paths.branchesList()}>
              {text('branch.toList')}
            </Button>
          }
        />
      ) : query.isError ? (
        <EmptyState
          icon={Warehouse}
          title={common('list.empty')}
          actions={
            <Button
              icon={<RotateCw />}
              isLoading={query.isFetching}
              loadingLabel={common('table.loading')}
              onPress={() => void query.refetch()}
            >
              {common('action.retry')}
            </Button>
          }
        />
      ) : (
        <div role="status" aria-label={common('table.loading')} className="flex flex-col gap-4">
          <Skeleton height="92px" />
          <Skeleton height="480px" />
        </div>
      )}
    </>
  );
}
