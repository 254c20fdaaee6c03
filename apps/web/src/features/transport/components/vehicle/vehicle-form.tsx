import { vehicleFields } from '@kasa/contracts/transport/fields';
import { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { FormSection } from '@kasa/ui/form-section';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { defineFormEntity, formWords } from '#shared/entity/entity.ts';
import { EntityDrawer } from '#shared/entity/entity-drawer.tsx';
import type { FieldOf, FormOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { EDIT_VEHICLE_PARAM } from '../../model/list-specs.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';
import { FormDepot, FormRouteOfVehicle } from '../transport-selects.tsx';

export const vehicleEntity = defineFormEntity({
  read: 'getTransport',
  create: 'createTransport',
  update: 'updateTransport',
  input: VehicleInput,
  fields: vehicleFields,
  references: { branch_id: FormDepot, route_id: FormRouteOfVehicle },
  useWords() {
    const text = useText(vehicleMessages);
    return { words: formWords(text, 'vehicle'), list: text('vehicles.title') };
  },
  permission: 'transport_manage',
  refreshes: transportQueryIds,
  Refusal: TransportErrorNotice,
  listHref: paths.transportList,
});

/** Form of a vehicle beside the list. */
export function VehicleEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(vehicleMessages);
  return (
    <EntityDrawer
      entity={vehicleEntity}
      id={id}
      param={EDIT_VEHICLE_PARAM}
      title={({ transport_num }) => text('form.editTitle', { number: transport_num })}
      subtitle={({ name }) => name}
      onClose={onClose}
    >
      {({ latest, ...fields }) => (
        <VehicleParts {...fields} routeReason={latest.driver ? text('form.routeOnShift') : undefined} />
      )}
    </EntityDrawer>
  );
}

type VehicleForm = FormOf<typeof VehicleInput>;

/** The fields of a vehicle in their order; on a page of their own in sections with heads. */
export function VehicleParts({
  field,
  form,
  hasHeads = false,
  routeReason,
}: {
  field: FieldOf<typeof VehicleInput>;
  form: VehicleForm;
  hasHeads?: boolean;
  /** Why the route cannot be changed here. */
  routeReason?: string | undefined;
}) {
  const text = useText(vehicleMessages);
  const part = (name: 'vehicle' | 'place' | 'inspection' | 'equipment', ...fields: ReactNode[]) =>
    hasHeads ? (
      <FormSection key={name} title={text(`form.${name}`)} description={text(`form.${name}Text`)}>
        {fields}
      </FormSection>
    ) : (
      fields
    );
  const plate = (
    <PlateField key="plate" form={form}>
      {field('state_number', { isRequired: true })}
    </PlateField>
  );
  const route = field('route_id', { placeholder: text('form.noRoute'), disabledReason: routeReason });
  return [
    part('vehicle', field('transport_num'), field('name'), field('mode'), plate),
    part('place', field('branch_id'), route),
    part('inspection', field('next_to_date')),
    part('equipment', field('validator'), field('terminal_num'), field('camera_link')),
  ];
}

/** The plate, only for the kinds of transport that have one (contract: rule plate_needed). */
function PlateField({ form: { hook }, children }: { form: VehicleForm; children: ReactNode }) {
  const mode = useWatch({ control: hook.control, name: 'mode' });
  const isPlated = mode === 'bus' || mode === 'minibus';
  // A plate would be rejected for a mode without plates; it is restored when the mode changes back.
  const kept = useRef('');
  useEffect(() => {
    const plate = hook.getValues('state_number');
    if (!isPlated && plate) {
      kept.current = plate;
      hook.setValue('state_number', '', { shouldDirty: true });
    } else if (isPlated && !plate && kept.current) {
      hook.setValue('state_number', kept.current, { shouldDirty: true });
    }
    if (!isPlated) hook.clearErrors('state_number');
  }, [hook, isPlated]);
  return isPlated ? children : null;
}
