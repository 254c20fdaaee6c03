import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import type { DriverPhoto } from './use-driver-photo.ts';

/** The driver is saved, the photo is not: try again, or go on without it. */
export function PhotoUnsaved({ photo, onDone }: { photo: DriverPhoto; onDone: () => void }) {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const { failedFor } = photo;
  const retry = async () => {
    if (failedFor !== null && (await photo.save(failedFor))) onDone();
  };
  return (
    <InlineNotice
      tone="danger"
      isLive
      title={text('photo.unsaved')}
      actions={
        <>
          <Button
            size="sm"
            onPress={() => void retry()}
            isLoading={photo.isSaving}
            loadingLabel={common('action.saving')}
          >
            {text('photo.retry')}
          </Button>
          <Button size="sm" variant="ghost" onPress={onDone}>
            {text('photo.skip')}
          </Button>
        </>
      }
    >
      {text('photo.unsavedText')}
    </InlineNotice>
  );
}
