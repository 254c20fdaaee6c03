import { DriverInput } from '@kasa/contracts/transport/drivers';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import {
  DriverContacts,
  type DriverCreateForm,
  DriverData,
  DriverDepot,
  DriverIdentity,
  DriverWork,
} from '../components/driver/driver-fields.tsx';
import { DriverPhotoField } from '../components/driver/driver-photo-field.tsx';
import { PhotoUnsavedNotice } from '../components/driver/photo-unsaved-notice.tsx';
import { type DriverPhoto, useDriverPhoto } from '../components/driver/use-driver-photo.ts';
import { useInitialDepotAndRoute } from '../components/use-initial-depot-and-route.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { newDriver } from '../model/driver-draft.ts';
import { transportQueryIds } from '../queries.ts';

/** `/Drivers/Create`: creates a driver; `?branch_id=` and `?route_id=` prefill the form. */
export function DriverCreateScreen() {
  const text = useText(driversMessages);
  usePageTitle(text('form.createTitle'));
  return (
    <PermissionGate
      permission="transport_manage"
      title={text('form.createTitle')}
      back={{ label: text('drivers.title'), href: paths.driversList() }}
    >
      <NewDriver />
    </PermissionGate>
  );
}

function NewDriver() {
  const text = useText(driversMessages);
  const navigate = useNavigate();
  const create = useCommand('createDriver', {
    refreshes: transportQueryIds,
    success: text('toast.created'),
    isQuiet: true,
  });
  const photo = useDriverPhoto();
  const leave = () => void navigate(paths.driversList(), afterCreationNavigation);
  const form = useContractForm({
    schema: DriverInput,
    defaults: newDriver(useInitialDepotAndRoute()),
    send: async (body, how) => {
      const { id } = await create.run({ body }, how);
      return photo.save(id);
    },
    isMoreUnsaved: photo.isUnsaved,
    onSaved: (isComplete) => isComplete && leave(),
  });
  const { failedFor } = photo;
  if (failedFor !== null) {
    const retry = async () => {
      if (await photo.save(failedFor)) leave();
    };
    return (
      <div className="p-4 md:p-6">
        <PhotoUnsavedNotice isRetrying={photo.isSaving} onRetry={() => void retry()} onSkip={leave} />
      </div>
    );
  }
  return (
    <FormPage
      form={form}
      isNew
      title={text('form.createTitle')}
      description={text('form.createText')}
      cancelHref={paths.driversList()}
    >
      <FormSection title={text('form.person')} description={text('form.personText')}>
        <DriverIdentity form={form} />
        <DriverDepot form={form} />
        <FormWide>
          <NewDriverPhoto form={form} photo={photo} />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.contacts')} description={text('form.contactsText')}>
        <DriverContacts form={form} />
      </FormSection>
      <FormSection title={text('form.work')} description={text('form.workText')}>
        <DriverWork form={form} />
      </FormSection>
      <FormSection title={text('form.more')} description={text('form.moreText')}>
        <FormWide>
          <DriverData form={form} />
        </FormWide>
      </FormSection>
    </FormPage>
  );
}

function NewDriverPhoto({ form, photo }: { form: DriverCreateForm; photo: DriverPhoto }) {
  const name = useWatch({ control: form.hook.control, name: 'name' });
  return <DriverPhotoField photo={photo} name={name ?? ''} />;
}
