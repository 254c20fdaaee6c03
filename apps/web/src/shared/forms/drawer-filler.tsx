import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { Skeleton } from '@kasa/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw, SearchX } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Inside a drawer: bars while its object is read; what happened, and "try again", when it cannot be. */
export function DrawerFiller({
  query,
  lost,
  lines,
}: {
  query: Pick<UseQueryResult<unknown>, 'isPending' | 'isFetching' | 'refetch'>;
  /** Why there may be nothing. */
  lost: string;
  lines: number;
}) {
  const common = useText(commonMessages);
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-5 pt-2" role="status" aria-label={common('table.loading')}>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} height="36px" />
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={common('list.empty')}
      text={lost}
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
  );
}
