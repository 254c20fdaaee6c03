import { useEffect, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { FormDate } from '#shared/forms/fields/form-date.tsx';
import { FormPlate } from '#shared/forms/fields/form-plate.tsx';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { hasPlate, type VehicleDraft } from '../../model/vehicle-draft.ts';
import { modes } from '../../model/vehicle-list-spec.ts';
import { FormDepot } from '../depot/depot-select.tsx';
import { FormRoute } from '../route/route-select.tsx';

/** A form over the contract's TransportInput. */
export type VehicleForm = ContractForm<VehicleDraft & FieldValues>;

/** Number, model, kind; the plate only where the kind bears one. */
export function VehicleIdentity({ form }: { form: VehicleForm }) {
  const text = useText(vehicleMessages);
  const { hook } = form;
  const mode = useWatch({ control: hook.control, name: 'mode' });
  const isPlated = hasPlate(mode);
  // A plate typed before the kind changed would be refused; it comes back with the kind.
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
      <FormText form={form} name="transport_num" label={text('form.number')} autoComplete="off" />
      <FormText form={form} name="name" label={text('form.model')} autoComplete="off" />
      <FormSelect
        form={form}
        name="mode"
        label={text('form.mode')}
        placeholder={text('form.choose')}
        items={modes.map((id) => ({ id, label: text(`mode.${id}`) }))}
      />
      {isPlated ? (
        <FormPlate
          form={form}
          name="state_number"
          label={text('form.plate')}
          placeholder="АА 1234 ВВ"
          isRequired
        />
      ) : null}
    </>
  );
}

/** Whose it is and where it goes. */
export function VehiclePlace({
  form,
  routeReason,
}: {
  form: VehicleForm;
  /** Why the route cannot be changed here. */
  routeReason?: string | undefined;
}) {
  const text = useText(vehicleMessages);
  return (
    <>
      <FormDepot form={form} name="branch_id" label={text('form.depot')} />
      <FormRoute
        form={form}
        name="route_id"
        label={text('form.route')}
        placeholder={text('form.noRoute')}
        isClearable
        disabledReason={routeReason}
      />
    </>
  );
}

/** What stands on board. */
export function VehicleEquipment({ form }: { form: VehicleForm }) {
  const text = useText(vehicleMessages);
  return (
    <>
      <FormText
        form={form}
        name="validator"
        label={text('form.validator')}
        hint={text('form.validatorHint')}
        autoComplete="off"
      />
      <FormText form={form} name="terminal_num" label={text('form.terminal')} autoComplete="off" />
      <FormText
        form={form}
        name="camera_link"
        type="url"
        inputMode="url"
        label={text('form.camera')}
        placeholder="https://"
        autoComplete="off"
      />
    </>
  );
}

/** When the next inspection is due. */
export function VehicleInspection({ form }: { form: VehicleForm }) {
  const text = useText(vehicleMessages);
  return <FormDate form={form} name="next_to_date" label={text('form.nextInspection')} />;
}
