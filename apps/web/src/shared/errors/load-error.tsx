import { isClientError } from '@kasa/client/http/errors';
import { ErrorState } from '@kasa/ui/error-state';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useErrorTexts } from './error-texts.ts';

/** In the place of something that could not be read: what, why, and the way to try again. Give it a query. */
export function LoadError({
  title,
  query,
}: {
  /** What could not be loaded, when the words "could not be loaded" are not enough. */
  title?: string | undefined;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}) {
  const text = useText(commonMessages);
  const texts = useErrorTexts();
  const error = isClientError(query.error) ? query.error : null;
  return (
    <ErrorState
      title={title ?? text('error.load')}
      text={error?.kind === 'server' ? error.userMessage : text('error.loadText')}
      texts={texts}
      requestId={error?.requestId ?? undefined}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
