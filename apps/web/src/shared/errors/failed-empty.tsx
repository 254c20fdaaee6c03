import { EmptyState } from '@kasa/ui/empty-state';
import { CloudOff } from 'lucide-react';
import { useIsRetriedAbove } from '../connection/use-is-retried-above.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { RetryButton } from './retry-button.tsx';

/**
 * In the place of what a quiet area could not read (spec §8: it becomes empty, no message): the specification's
 * `Немає данних`, and that it failed, so that nobody takes it for "there is nothing". Without a connection it is
 * tried again elsewhere.
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
