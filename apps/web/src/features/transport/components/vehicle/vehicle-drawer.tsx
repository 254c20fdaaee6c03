import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { EditDrawer, EditDrawerPlaceholder } from '#shared/forms/edit-drawer.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Refetch } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';
import { vehicleDraft } from '../../model/vehicle-draft.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { VehicleEquipment, VehicleIdentity, VehicleInspection, VehiclePlace } from './vehicle-fields.tsx';

interface VehicleDrawerProps {
  id: string;
  onClose: () => void;
}

export function VehicleDrawer({ id, onClose }: VehicleDrawerProps) {
  const text = useText(vehicleMessages);
  const query = useOperation('getTransport', { params: { id } }, { isQuiet: true });
  if (!query.data) {
    const title = text('vehicles.title');
    return <EditDrawerPlaceholder title={title} query={query} lost={text('form.lost')} onClose={onClose} />;
  }
  return <VehicleEdit latest={query.data} refetch={query.refetch} onClose={onClose} />;
}

function VehicleEdit({
  latest,
  refetch,
  onClose,
}: {
  latest: Vehicle;
  refetch: Refetch<Vehicle>;
  onClose: () => void;
}) {
  const text = useText(vehicleMessages);
  const { form, fresh, error } = useUpdateForm('updateTransport', {
    latest,
    refetch,
    schema: VehicleInput,
    toFormValues: vehicleDraft,
    refreshes: transportQueryIds,
    success: text('toast.changed'),
    onSaved: onClose,
  });
  return (
    <EditDrawer
      permission="transport_manage"
      title={text('form.editTitle', { number: latest.transport_num })}
      subtitle={latest.name}
      form={form}
      param="vehicle"
      onClose={onClose}
    >
      <EditConflictNotice conflict={fresh} />
      {fresh.state === null ? <TransportErrorNotice error={error} /> : null}
      <VehicleIdentity form={form} />
      <VehiclePlace form={form} routeReason={latest.driver ? text('form.routeOnShift') : undefined} />
      <VehicleInspection form={form} />
      <VehicleEquipment form={form} />
    </EditDrawer>
  );
}
