import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { EditDrawer, EditDrawerPlaceholder } from '#shared/forms/edit-drawer.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { type EditConflict, useEditConflict } from '#shared/forms/use-edit-conflict.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { DriverEdit, driverDraft } from '../../model/driver-draft.ts';
import { EDIT_DRIVER_PARAM } from '../../model/driver-list-spec.ts';
import type { Driver } from '../../model/types.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { DriverContacts, DriverData, DriverDepot, DriverIdentity } from './driver-fields.tsx';
import { DriverPhotoField } from './driver-photo-field.tsx';
import { PhotoUnsavedNotice } from './photo-unsaved-notice.tsx';
import { useDriverPhoto } from './use-driver-photo.ts';

/**
 * Form of a driver beside the list. Route and vehicle have dialogs of their own, as the shift records their changes.
 */
export function DriverEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(driversMessages);
  const query = useOperation('getDriver', { params: { id } }, { isQuiet: true });
  if (!query.data) {
    const title = text('form.editTitle');
    return <EditDrawerPlaceholder title={title} query={query} lost={text('card.lost')} onClose={onClose} />;
  }
  return <DriverEditForm latest={query.data} refetch={query.refetch} onClose={onClose} />;
}

function DriverEditForm({
  latest,
  refetch,
  onClose,
}: {
  latest: Driver;
  refetch: () => Promise<{ data: Driver | undefined }>;
  onClose: () => void;
}) {
  const text = useText(driversMessages);
  const update = useCommand('updateDriver', {
    refreshes: transportQueryIds,
    success: text('toast.changed'),
    isQuiet: true,
  });
  const photo = useDriverPhoto();
  const form = useContractForm({
    schema: DriverEdit,
    defaults: driverDraft(latest),
    send: async (input, how) => {
      const { id, version } = fresh.base;
      // Only the photo is unsaved. If it was stored but the response was lost, the driver has a newer version.
      if (photo.failedFor !== null && !form.hook.formState.isDirty) {
        if (await photo.save(id)) return;
        throw new Error('The photo is not stored');
      }
      const saved = await update.run({ params: { id }, body: { ...input, version } }, how);
      if (await photo.save(id)) return;
      // The form stays open with the photo, for a retry.
      fresh.continueFrom(saved);
      throw new Error('The photo is not stored');
    },
    isMoreUnsaved: photo.isUnsaved,
    onSaved: onClose,
  });
  const fresh: EditConflict<Driver> = useEditConflict({
    latest,
    form,
    error: update.error,
    refetch,
    toFormValues: driverDraft,
  });
  return (
    <EditDrawer
      permission="transport_manage"
      title={latest.name}
      subtitle={text('card.number', { number: latest.tabulation_number })}
      form={form}
      param={EDIT_DRIVER_PARAM}
      onClose={onClose}
    >
      <EditConflictNotice conflict={fresh} />
      {fresh.state === null ? <TransportErrorNotice error={update.error} /> : null}
      {photo.failedFor === null ? null : (
        <PhotoUnsavedNotice
          isRetrying={form.isSubmitting}
          onRetry={form.submit}
          onSkip={() => {
            photo.discard();
            onClose();
          }}
        />
      )}
      <DriverPhotoField photo={photo} name={latest.name} avatar={latest.avatar} />
      <DriverIdentity form={form} />
      <DriverContacts form={form} />
      <DriverDepot form={form} />
      <DriverData form={form} />
    </EditDrawer>
  );
}
