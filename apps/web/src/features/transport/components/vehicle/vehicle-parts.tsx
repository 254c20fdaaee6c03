import type { VehicleInput } from '@kasa/contracts/transport/vehicles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { VehicleForm } from './vehicle-entity.ts';

/** Sections of the form, in order. */
export const vehicleParts = ['vehicle', 'place', 'inspection', 'equipment'] as const;

/** The fields of one section. */
export function VehiclePart({
  part,
  field,
  form,
  routeReason,
}: {
  part: (typeof vehicleParts)[number];
  field: FieldOf<typeof VehicleInput>;
  form: VehicleForm;
  /** Why the route cannot be changed here. */
  routeReason?: string | undefined;
}) {
  const text = useText(vehicleMessages);
  switch (part) {
    case 'vehicle':
      return (
        <>
          {field('transport_num')}
          {field('name')}
          {field('mode')}
          <PlateField form={form}>{field('state_number', { isRequired: true })}</PlateField>
        </>
      );
    case 'place':
      return (
        <>
          {field('branch_id')}
          {field('route_id', { placeholder: text('form.noRoute'), disabledReason: routeReason })}
        </>
      );
    case 'inspection':
      return field('next_to_date');
    case 'equipment':
      return (
        <>
          {field('validator')}
          {field('terminal_num')}
          {field('camera_link')}
        </>
      );
  }
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
