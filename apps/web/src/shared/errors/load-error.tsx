import { isClientError } from '@kasa/client/http/errors';
import { ErrorState } from '@kasa/ui/error-state';
import { useIsRetriedAbove } from '../connection/use-is-retried-above.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useErrorTexts } from './error-texts.ts';

/**
 * In the place of something that could not be read: what, why, and the way to try again. Give it a query. Without a
 * connection it is tried again elsewhere.
 */
export function LoadError({
  title,
  query,
  isInDialog = false,
}: {
  /** What could not be loaded, when the words "could not be loaded" are not enough. */
  title?: string | undefined;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Where nobody can reach the notice above the screen. */
  isInDialog?: boolean | undefined;
}) {
  const text = useText(commonMessages);
  const texts = useErrorTexts();
  const isRetriedAbove = useIsRetriedAbove(isInDialog);
  const error = isClientError(query.error) ? query.error : null;
  return (
    <ErrorState
      title={title ?? text('error.load')}
      text={
        error?.kind === 'server'
          ? error.userMessage
          : text(isRetriedAbove ? 'error.loadOffline' : 'error.loadText')
      }
      texts={texts}
      requestId={error?.requestId ?? undefined}
      isRetrying={query.isFetching}
      onRetry={isRetriedAbove ? undefined : () => void query.refetch()}
    />
  );
}
