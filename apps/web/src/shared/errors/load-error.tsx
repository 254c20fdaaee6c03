import { isClientError } from '@kasa/client/http/errors';
import { ErrorState, type ErrorStateTexts } from '@kasa/ui/error-state';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { retry, useIsConnectionNoticeShown } from './retry-button.tsx';

export function LoadError({
  title,
  query,
  isInDialog = false,
}: {
  title?: string | undefined;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** In a dialog, where the connection notice is unreachable. */
  isInDialog?: boolean | undefined;
}) {
  const text = useText(commonMessages);
  const texts = useErrorTexts();
  const isConnectionNoticeShown = useIsConnectionNoticeShown(isInDialog);
  const error = isClientError(query.error) ? query.error : null;
  return (
    <ErrorState
      title={title ?? text('error.load')}
      text={
        error && error.kind !== 'network'
          ? error.userMessage
          : text(isConnectionNoticeShown ? 'error.loadOffline' : 'error.loadText')
      }
      texts={texts}
      requestId={error?.requestId ?? undefined}
      isRetrying={query.isFetching}
      onRetry={isConnectionNoticeShown ? undefined : () => retry(query)}
    />
  );
}

export function useErrorTexts(): ErrorStateTexts {
  const text = useText(commonMessages);
  return {
    retry: text('action.retry'),
    requestId: text('error.requestId'),
    copy: text('action.copy'),
    copied: text('action.copied'),
  };
}
