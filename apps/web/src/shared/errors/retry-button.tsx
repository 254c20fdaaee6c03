import { Button } from '@kasa/ui/button';
import { RotateCw } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

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
      onPress={() => void query.refetch()}
    >
      {common('action.retry')}
    </Button>
  );
}
