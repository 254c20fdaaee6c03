import { DriverInput } from '@kasa/contracts/transport/drivers';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { FormShell } from '@kasa/ui/form-shell';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { paths } from '../../../shared/paths.ts';
import { PermissionGate } from '../../../shared/permissions/permission-gate.tsx';
import { useCommand } from '../../../shared/query/use-command.ts';
import { asId } from '../../../shared/table/list-filters.ts';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import {
  DriverContacts,
  DriverData,
  DriverDepot,
  DriverIdentity,
  DriverWork,
} from '../components/driver-fields.tsx';
import { DriverPhotoField } from '../components/driver-photo-field.tsx';
import { PhotoUnsaved } from '../components/photo-unsaved.tsx';
import { useDriverPhoto } from '../components/use-driver-photo.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import { newDriver } from '../model/driver-form.ts';
import { transportReads } from '../queries.ts';

/** `/Drivers/Create`: a new driver; `?branch_id=` and `?route_id=` fill in where it comes from. */
export function DriverCreateScreen() {
  const text = useText(driversMessages);
  usePageTitle(text('form.createTitle'));
  return (
    <PermissionGate
      permission="transport_manage"
      title={text('form.createTitle')}
      back={{ label: text('drivers.title'), href: paths.driversList() }}
    >
      <DriverCreateForm />
    </PermissionGate>
  );
}

function DriverCreateForm() {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useCommand('createDriver', {
    refreshes: transportReads,
    success: text('toast.created'),
    isQuiet: true,
  });
  const photo = useDriverPhoto();
  const leave = () => void navigate(paths.driversList());
  const form = useContractForm({
    schema: DriverInput,
    defaults: newDriver({
      branch_id: asId(search.get('branch_id') ?? '') ?? null,
      route_id: asId(search.get('route_id') ?? '') ?? null,
    }),
    send: async (body, how) => {
      const { id } = await create.run({ body }, how);
      return photo.save(id);
    },
    onSaved: (isComplete) => isComplete && leave(),
  });
  if (photo.failedFor !== null) {
    return (
      <div className="p-4 md:p-6">
        <PhotoUnsaved photo={photo} onDone={leave} />
      </div>
    );
  }
  return (
    <FormShell
      title={text('form.createTitle')}
      description={text('form.createText')}
      onSubmit={form.submit}
      submitLabel={common('action.create')}
      submittingLabel={common('action.creating')}
      isSubmitting={form.isSubmitting}
      cancelLabel={common('action.cancel')}
      cancelHref={paths.driversList()}
    >
      <UnsavedGuard form={form} />
      <FormSection title={text('form.person')} description={text('form.personText')}>
        <DriverIdentity form={form} />
        <DriverDepot form={form} />
        <FormWide>
          <DriverPhotoField photo={photo} name={form.hook.watch('name') ?? ''} />
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
    </FormShell>
  );
}
