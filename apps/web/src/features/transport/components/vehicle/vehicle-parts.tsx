import type { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { FormSection } from '@kasa/ui/form-section';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldOf, FormOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';

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
