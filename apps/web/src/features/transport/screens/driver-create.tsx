import type { DriverInput } from '@kasa/contracts/transport/drivers';
import { driverFields } from '@kasa/contracts/transport/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { EntityCreateForm, type FormOf } from '#shared/entity/entity-form.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PhotoField } from '#shared/photo/photo-field.tsx';
import { PhotoUnsavedNotice } from '#shared/photo/photo-unsaved-notice.tsx';
import type { PhotoAttachment } from '#shared/photo/use-photo.ts';
import { withMade } from '#shared/table/lit-rows.ts';
import { driverEntity, useDriverPhoto } from '../components/driver/driver-form.tsx';
import { useInitialDepotAndRoute } from '../components/transport-selects.tsx';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';

/** `/Drivers/Create`: creates a driver; `?branch_id=` and `?route_id=` prefill the form. */
export function DriverCreateScreen() {
  const text = useText(driversMessages);
  const vehicles = useText(vehicleMessages);
  const navigate = useNavigate();
  const { label } = useFields(driverFields);
  const photo = useDriverPhoto();
  const { failedFor } = photo;
  const leave = (id: string) =>
    void navigate(paths.driversList(), { ...afterCreationNavigation, state: withMade(id) });
  const retry = async (id: string) => {
    if (await photo.save(id)) leave(id);
  };
  return (
    <EntityCreateForm
      entity={driverEntity}
      initial={useInitialDepotAndRoute()}
      attachment={photo}
      instead={
        failedFor === null ? null : (
          <div className="p-4 md:p-6">
            <PhotoUnsavedNotice
              isRetrying={photo.isSaving}
              onRetry={() => void retry(failedFor)}
              onSkip={() => leave(failedFor)}
            />
          </div>
        )
      }
    >
      {(field, form) => (
        <>
          <FormSection title={text('driver.title')} description={text('form.personText')}>
            {field('name')}
            {field('tabulation_number')}
            {field('branch_id')}
            <FormWide>
              <NewDriverPhoto form={form} photo={photo} />
            </FormWide>
          </FormSection>
          <FormSection title={text('form.contacts')} description={text('form.contactsText')}>
            {field('phone')}
            {field('call_message')}
          </FormSection>
          <FormSection title={text('form.work')} description={text('form.workText')}>
            {field('route_id', { placeholder: vehicles('form.noRoute') })}
            {/* Any vehicle will do: several drivers may be assigned to one. */}
            {field('transport_id', { placeholder: text('form.noTransport') })}
          </FormSection>
          <FormSection title={label('add_data')} description={text('form.moreText')}>
            <FormWide>{field('add_data')}</FormWide>
          </FormSection>
        </>
      )}
    </EntityCreateForm>
  );
}

function NewDriverPhoto({ form, photo }: { form: FormOf<typeof DriverInput>; photo: PhotoAttachment }) {
  const name = useWatch({ control: form.hook.control, name: 'name' });
  return <PhotoField photo={photo} name={name ?? ''} />;
}
