import { isClientError } from '@kasa/client/http/errors';
import { ErrorState } from '@kasa/ui/error-state';
import { useIsConnectionNoticeShown } from '../connection/use-is-connection-notice-shown.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useErrorTexts } from './error-texts.ts';

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
        error?.kind === 'server'
          ? error.userMessage
          : text(isConnectionNoticeShown ? 'error.loadOffline' : 'error.loadText')
      }
      texts={texts}
      requestId={error?.requestId ?? undefined}
      isRetrying={query.isFetching}
      onRetry={isConnectionNoticeShown ? undefined : () => void query.refetch()}
    />
  );
}
