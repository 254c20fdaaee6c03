import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { VehicleForm } from './vehicle-entity.ts';

/** The plate, only for the kinds of transport that have one (contract: rule plate_needed). */
export function PlateField({ form: { hook }, children }: { form: VehicleForm; children: ReactNode }) {
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
