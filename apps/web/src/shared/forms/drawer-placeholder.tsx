import { isClientError } from '@kasa/client/http/errors';
import { EmptyState } from '@kasa/ui/empty-state';
import { Skeleton } from '@kasa/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { RetryButton } from '../errors/retry-button.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Without an object, neither pending nor failed: there is none. */
export type DrawerQuery = Pick<UseQueryResult<unknown>, 'isPending' | 'isFetching' | 'error'> & {
  refetch: () => Promise<unknown>;
};

export function DrawerPlaceholder({
  query,
  lost,
  lines,
}: {
  query: DrawerQuery;
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
  const { error } = query;
  const isMissing =
    error === null || (isClientError(error) && error.kind === 'server' && error.codeName === 'not_found');
  return (
    <EmptyState
      icon={SearchX}
      title={common(isMissing ? 'object.missing' : 'list.empty')}
      text={isMissing ? lost : common('list.failed')}
      actions={isMissing ? undefined : <RetryButton query={query} />}
    />
  );
}
