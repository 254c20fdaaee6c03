import { Button } from '@kasa/ui/button';
import { RotateCw } from 'lucide-react';
import { useBooleanStore } from '../boolean-store.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { readFailures } from '../query/query-client.ts';
import { useServices } from '../services/use-services.tsx';

/** Reads again at somebody's wish, who is told if it fails again. */
export function retry(query: { refetch: () => Promise<unknown> }): void {
  readFailures.current()?.forgetFailures();
  void query.refetch();
}

export function RetryButton({
  query,
  size,
}: {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  size?: 'sm' | undefined;
}) {
  const common = useText(commonMessages);
  return (
    <Button
      size={size}
      icon={<RotateCw />}
      isLoading={query.isFetching}
      loadingLabel={common('table.loading')}
      onPress={() => retry(query)}
    >
      {common('action.retry')}
    </Button>
  );
}

/**
 * Whether the connection notice already offers a retry, so that no other retry button is needed.
 * @param isInDialog a dialog makes the notice unreachable
 */
export function useIsConnectionNoticeShown(isInDialog = false): boolean {
  const isLost = useBooleanStore(useServices().connection.isLost);
  return isLost && !isInDialog;
}
