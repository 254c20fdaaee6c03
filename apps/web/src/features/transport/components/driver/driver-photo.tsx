import { driverFields } from '@kasa/contracts/transport/fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import type { Attachment } from '#shared/forms/use-object-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { transportQueryIds } from '../../queries.ts';

/** Null: remove; undefined: unchanged. */
type Photo = Blob | null | undefined;

export interface DriverPhoto extends Attachment {
  readonly value: Photo;
  setValue(value: Photo): void;
  discard(): void;
  readonly isSaving: boolean;
}

/**
 * The photo is uploaded after the driver is saved; if that fails, the driver stays saved and the upload can be retried.
 */
export function useDriverPhoto(): DriverPhoto {
  const options = { refreshes: transportQueryIds, isQuiet: true };
  const upload = useCommand('uploadDriverAvatar', options);
  const remove = useCommand('removeDriverAvatar', options);
  const [value, show] = useState<Photo>();
  const [failedFor, setFailedFor] = useState<string | null>(null);
  // A ref: whether the form may be left is checked before the next render.
  const latest = useRef<Photo>(undefined);
  const setValue = (next: Photo) => {
    latest.current = next;
    show(next);
  };
  const save = async (id: string): Promise<boolean> => {
    const photo = latest.current;
    if (photo === undefined) return true;
    const params = { id };
    const work = photo === null ? remove.run({ params }) : upload.run({ params, body: { photo } });
    const isSaved = await work.then(
      () => true,
      () => false,
    );
    setFailedFor(isSaved ? null : id);
    if (isSaved) setValue(undefined);
    return isSaved;
  };
  return {
    value,
    setValue,
    isUnsaved: () => latest.current !== undefined,
    save,
    discard: () => {
      setValue(undefined);
      setFailedFor(null);
    },
    failedFor,
    isSaving: upload.isRunning || remove.isRunning,
  };
}

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
