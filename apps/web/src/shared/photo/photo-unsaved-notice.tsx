import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { photoMessages } from './messages/catalogue.ts';

/** Beside or after a `PhotoField`, which has loaded its words. */
export function PhotoUnsavedNotice({
  isRetrying,
  onRetry,
  onSkip,
}: {
  isRetrying: boolean;
  onRetry: () => void;
  onSkip: () => void;
}) {
  const text = useText(photoMessages);
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
