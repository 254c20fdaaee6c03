import type { FieldValues } from 'react-hook-form';
import { FormPhone } from '#shared/forms/fields/form-phone.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { DriverDraft, DriverEditDraft } from '../../model/driver-draft.ts';
import { FormDepot } from '../depot/depot-select.tsx';
import { FormRoute } from '../route/route-select.tsx';
import { FormVehicle } from '../vehicle/vehicle-select.tsx';

/** A form over the contract's DriverInput. */
export type DriverCreateForm = ContractForm<DriverDraft & FieldValues>;
/** A form over what an edit may change. */
export type DriverEditForm = ContractForm<DriverEditDraft & FieldValues>;
/** Either: the fields that they share are the same. */
type DriverForm = DriverCreateForm | DriverEditForm;

/** Both forms hold these fields under these names. */
const shared = (form: DriverForm) => form as DriverEditForm;

/** Who it is. */
export function DriverIdentity({ form }: { form: DriverForm }) {
  const text = useText(driversMessages);
  return (
    <>
      <FormText form={shared(form)} name="name" label={text('form.name')} autoComplete="off" />
      <FormText form={shared(form)} name="tabulation_number" label={text('form.number')} autoComplete="off" />
    </>
  );
}

/** How to reach them. */
export function DriverContacts({ form }: { form: DriverForm }) {
  const text = useText(driversMessages);
  return (
    <>
      <FormPhone
        form={shared(form)}
        name="phone"
        label={text('form.phone')}
        placeholder="+380 67 123 45 67"
        autoComplete="off"
      />
      <FormText
        form={shared(form)}
        name="call_message"
        type="url"
        inputMode="url"
        label={text('form.messenger')}
        hint={text('form.messengerHint')}
        placeholder="https://"
        autoComplete="off"
      />
    </>
  );
}

/** The depot. */
export function DriverDepot({ form }: { form: DriverForm }) {
  const text = useText(driversMessages);
  return <FormDepot form={shared(form)} name="branch_id" label={text('form.depot')} />;
}

/** Route and vehicle to begin with. Any vehicle will do: drivers share one in turns. */
export function DriverWork({ form }: { form: DriverCreateForm }) {
  const text = useText(driversMessages);
  return (
    <>
      <FormRoute
        form={form}
        name="route_id"
        label={text('form.route')}
        placeholder={text('form.noRoute')}
        isClearable
      />
      <FormVehicle
        form={form}
        name="transport_id"
        label={text('form.transport')}
        placeholder={text('form.noTransport')}
        isClearable
      />
    </>
  );
}

/** Anything else. */
export function DriverData({ form }: { form: DriverForm }) {
  const text = useText(driversMessages);
  return (
    <FormTextarea
      form={shared(form)}
      name="add_data"
      label={text('form.data')}
      hint={text('form.dataHint')}
    />
  );
}
