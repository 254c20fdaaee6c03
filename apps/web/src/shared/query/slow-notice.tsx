import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useHasLasted } from '../use-has-lasted.ts';

/** A longer read shows a notice with a cancel button, milliseconds. There is no timeout (spec §7). */
const SLOW_AFTER_MS = 10_000;

/** "Still working" notice for slow reads. Cancelling is silent (spec §8). */
export function SlowNotice() {
  const text = useText(commonMessages);
  const queryClient = useQueryClient();
  const isSlow = useHasLasted(useIsFetching() > 0, SLOW_AFTER_MS);
  if (!isSlow) return null;
  return (
    <InlineNotice
      tone="info"
      variant="banner"
      isLive
      actions={<Button onPress={() => void queryClient.cancelQueries()}>{text('slow.cancel')}</Button>}
    >
      {text('slow.text')}
    </InlineNotice>
  );
}
