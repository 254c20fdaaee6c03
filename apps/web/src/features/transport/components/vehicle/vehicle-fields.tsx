import { vehicleFields } from '@kasa/contracts/transport/fields';
import { useEffect, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { createContractField } from '#shared/forms/contract-field.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { hasPlate, type VehicleDraft } from '../../model/vehicle-draft.ts';
import { FormDepot } from '../depot/depot-select.tsx';
import { FormRoute } from '../route/route-select.tsx';

const Field = createContractField(vehicleFields, { branch_id: FormDepot, route_id: FormRoute });

export type VehicleForm = ContractForm<VehicleDraft & FieldValues>;

/** Number, model, mode; the plate only for modes that have one. */
export function VehicleIdentity({ form }: { form: VehicleForm }) {
  const { hook } = form;
  const mode = useWatch({ control: hook.control, name: 'mode' });
  const isPlated = hasPlate(mode);
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
  return (
    <>
      <Field form={form} name="transport_num" />
      <Field form={form} name="name" />
      <Field form={form} name="mode" />
      {isPlated ? <Field form={form} name="state_number" isRequired /> : null}
    </>
  );
}

/** Depot and route. @param routeReason why the route cannot be changed here */
export function VehiclePlace({ form, routeReason }: { form: VehicleForm; routeReason?: string | undefined }) {
  const text = useText(vehicleMessages);
  return (
    <>
      <Field form={form} name="branch_id" />
      <Field form={form} name="route_id" placeholder={text('form.noRoute')} disabledReason={routeReason} />
    </>
  );
}

export function VehicleEquipment({ form }: { form: VehicleForm }) {
  return (
    <>
      <Field form={form} name="validator" />
      <Field form={form} name="terminal_num" />
      <Field form={form} name="camera_link" />
    </>
  );
}

export function VehicleInspection({ form }: { form: VehicleForm }) {
  return <Field form={form} name="next_to_date" />;
}
