import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { FormSection } from '@kasa/ui/form-section';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { useInitialDepotAndRoute } from '../components/use-initial-depot-and-route.ts';
import {
  VehicleEquipment,
  VehicleIdentity,
  VehicleInspection,
  VehiclePlace,
} from '../components/vehicle/vehicle-fields.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { newVehicle } from '../model/vehicle-draft.ts';
import { transportQueryIds } from '../queries.ts';

/** `/Transports/Create`: creates a vehicle; `?branch_id=` and `?route_id=` prefill the form. */
export function VehicleCreateScreen() {
  const text = useText(vehicleMessages);
  usePageTitle(text('form.createTitle'));
  return (
    <PermissionGate
      permission="transport_manage"
      title={text('form.createTitle')}
      back={{ label: text('vehicles.title'), href: paths.transportList() }}
    >
      <VehicleCreateForm />
    </PermissionGate>
  );
}

function VehicleCreateForm() {
  const text = useText(vehicleMessages);
  const navigate = useNavigate();
  const form = useCreateForm('createTransport', {
    schema: VehicleInput,
    defaults: newVehicle(useInitialDepotAndRoute()),
    refreshes: transportQueryIds,
    success: text('toast.created'),
    onSaved: () => void navigate(paths.transportList(), afterCreationNavigation),
  });
  return (
    <FormPage
      form={form}
      isNew
      title={text('form.createTitle')}
      description={text('form.createText')}
      cancelHref={paths.transportList()}
    >
      <FormSection title={text('form.vehicle')} description={text('form.vehicleText')}>
        <VehicleIdentity form={form} />
      </FormSection>
      <FormSection title={text('form.place')} description={text('form.placeText')}>
        <VehiclePlace form={form} />
      </FormSection>
      <FormSection title={text('form.inspection')} description={text('form.inspectionText')}>
        <VehicleInspection form={form} />
      </FormSection>
      <FormSection title={text('form.equipment')} description={text('form.equipmentText')}>
        <VehicleEquipment form={form} />
      </FormSection>
    </FormPage>
  );
}
