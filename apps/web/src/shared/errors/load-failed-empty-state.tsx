import { EmptyState } from '@kasa/ui/empty-state';
import { CloudOff } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { RetryButton, useIsConnectionNoticeShown } from './retry-button.tsx';

/** Replaces a failed quiet read: spec §8 wants no message, but a failure must not look like "no data". */
export function LoadFailedEmptyState({
  query,
}: {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}) {
  const text = useText(commonMessages);
  const isConnectionNoticeShown = useIsConnectionNoticeShown();
  return (
    <EmptyState
      icon={CloudOff}
      title={text('list.empty')}
      text={text(isConnectionNoticeShown ? 'list.failedOffline' : 'list.failed')}
      actions={isConnectionNoticeShown ? undefined : <RetryButton query={query} />}
    />
  );
}
