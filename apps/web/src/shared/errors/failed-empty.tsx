import { EmptyState } from '@kasa/ui/empty-state';
import { CloudOff } from 'lucide-react';
import { useIsRetriedAbove } from '../connection/use-is-retried-above.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { RetryButton } from './retry-button.tsx';

/**
 * Replaces a failed quiet read (spec §8: the area becomes empty, no message): the spec's `Немає данних`, plus
 * the failure, so that it is not taken for "no data". While offline the notice above has the retry button.
 */
export function FailedEmpty({ query }: { query: { isFetching: boolean; refetch: () => Promise<unknown> } }) {
  const text = useText(commonMessages);
  const isRetriedAbove = useIsRetriedAbove();
  return (
    <EmptyState
      icon={CloudOff}
      title={text('list.empty')}
      text={text(isRetriedAbove ? 'list.failedOffline' : 'list.failed')}
      actions={isRetriedAbove ? undefined : <RetryButton query={query} />}
    />
  );
}
