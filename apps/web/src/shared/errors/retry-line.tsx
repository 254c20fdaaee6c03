import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { RetryButton, useIsConnectionNoticeShown } from './retry-button.tsx';

export function RetryLine({
  text,
  query,
  isInDialog = false,
}: {
  text?: string | undefined;
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** In a dialog, where the connection notice is unreachable. */
  isInDialog?: boolean | undefined;
}) {
  const common = useText(commonMessages);
  const isConnectionNoticeShown = useIsConnectionNoticeShown(isInDialog);
  if (!query.isError) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted">
      {text ?? common('list.failed')}
      {isConnectionNoticeShown ? null : <RetryButton query={query} size="sm" />}
    </p>
  );
}
