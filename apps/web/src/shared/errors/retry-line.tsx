import { useIsRetriedAbove } from '../connection/use-is-retried-above.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { RetryButton } from './retry-button.tsx';

/** A line about a part of a screen that could not be read, while the rest is there, with the way to try again. */
export function RetryLine({
  text,
  query,
  isInDialog = false,
}: {
  /** What could not be loaded. */
  text?: string | undefined;
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Where nobody can reach the button of the notice about a lost connection. */
  isInDialog?: boolean | undefined;
}) {
  const common = useText(commonMessages);
  const isRetriedAbove = useIsRetriedAbove(isInDialog);
  if (!query.isError) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted">
      {text ?? common('list.failed')}
      {isRetriedAbove ? null : <RetryButton query={query} size="sm" />}
    </p>
  );
}
