import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';

export function PhotoUnsavedNotice({
  isRetrying,
  onRetry,
  onSkip,
}: {
  isRetrying: boolean;
  onRetry: () => void;
  onSkip: () => void;
}) {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  return (
    <InlineNotice
      tone="danger"
      isLive
      title={text('photo.unsaved')}
      actions={
        <>
          <Button size="sm" onPress={onRetry} isLoading={isRetrying} loadingLabel={common('action.saving')}>
            {text('photo.retry')}
          </Button>
          <Button size="sm" variant="ghost" onPress={onSkip}>
            {text('photo.skip')}
          </Button>
        </>
      }
    >
      {text('photo.unsavedText')}
    </InlineNotice>
  );
}
