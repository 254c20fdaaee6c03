import { EntityDrawer } from '#shared/entity/entity-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { EDIT_DRIVER_PARAM } from '../../model/list-specs.ts';
import { driverEntity } from './driver-entity.ts';
import { DriverPhotoField, PhotoUnsavedNotice } from './driver-photo-field.tsx';
import { useDriverPhoto } from './use-driver-photo.ts';

/** Form of a driver beside the list. */
export function DriverEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(driversMessages);
  const photo = useDriverPhoto();
  return (
    <EntityDrawer
      entity={driverEntity}
      id={id}
      param={EDIT_DRIVER_PARAM}
      title={({ name }) => name}
      subtitle={({ tabulation_number }) => `${text('column.number')} ${tabulation_number}`}
      attachment={photo}
      onClose={onClose}
    >
      {({ field, form, latest }) => (
        <>
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
          {field('name')}
          {field('tabulation_number')}
          {field('phone')}
          {field('call_message')}
          {field('branch_id')}
          {field('add_data')}
        </>
      )}
    </EntityDrawer>
  );
}
