import { driverFields } from '@kasa/contracts/transport/fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { DriverPhoto } from './use-driver-photo.ts';

const photoCode = onDemand(() => import('@kasa/ui/photo-field'));

/** Photo field; its code is loaded on first display. */
export function DriverPhotoField({
  photo,
  name,
  avatar = null,
}: {
  photo: DriverPhoto;
  name: string;
  avatar?: string | null;
}) {
  const text = useText(driversMessages);
  const { label } = useFields(driverFields);
  const code = useOnDemand(photoCode);
  useEffect(() => {
    void photoCode.load();
  }, []);
  if (!code) return <Skeleton height="120px" />;
  return (
    <code.PhotoField
      label={label('photo')}
      hint={text('photo.hint')}
      personName={name}
      photoUrl={avatar}
      value={photo.value}
      onChange={photo.setValue}
      texts={{
        choose: text('photo.choose'),
        remove: text('photo.remove'),
        crop: text('photo.crop'),
        zoom: text('photo.zoom'),
        wrongType: text('photo.wrongType'),
        unreadable: text('photo.unreadable'),
      }}
    />
  );
}

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
