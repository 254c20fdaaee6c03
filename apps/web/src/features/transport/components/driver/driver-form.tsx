import { DriverInput, DriverUpdate } from '@kasa/contracts/transport/drivers';
import { driverFields } from '@kasa/contracts/transport/fields';
import { defineFormEntity, formWords } from '#shared/entity/entity.ts';
import { EntityDrawer } from '#shared/entity/entity-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PhotoField } from '#shared/photo/photo-field.tsx';
import { PhotoUnsavedNotice } from '#shared/photo/photo-unsaved-notice.tsx';
import { usePhoto } from '#shared/photo/use-photo.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { EDIT_DRIVER_PARAM } from '../../model/list-specs.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { FormDepot, FormRoute } from '../transport-selects.tsx';
import { FormVehicleOfRoute } from '../vehicle/vehicle-select.tsx';

export const driverEntity = defineFormEntity({
  read: 'getDriver',
  create: 'createDriver',
  update: 'updateDriver',
  input: DriverInput,
  // Route and vehicle have dialogs of their own, as the shift records their changes.
  changeInput: DriverUpdate.omit({ version: true }),
  fields: driverFields,
  references: { branch_id: FormDepot, route_id: FormRoute, transport_id: FormVehicleOfRoute },
  useWords() {
    const text = useText(driversMessages);
    return { words: formWords(text, 'driver'), list: text('drivers.title') };
  },
  permission: 'transport_manage',
  refreshes: transportQueryIds,
  Refusal: TransportErrorNotice,
  listHref: paths.driversList,
});

export const useDriverPhoto = () =>
  usePhoto({ upload: 'uploadDriverAvatar', remove: 'removeDriverAvatar', refreshes: transportQueryIds });

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
          <PhotoField photo={photo} name={latest.name} url={latest.avatar} />
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
