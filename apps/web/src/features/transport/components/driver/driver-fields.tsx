import { driverFields } from '@kasa/contracts/transport/fields';
import type { FieldValues } from 'react-hook-form';
import { createContractField } from '#shared/forms/contract-field.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { DriverDraft, DriverEditDraft } from '../../model/driver-draft.ts';
import { FormDepot } from '../depot/depot-select.tsx';
import { FormRoute } from '../route/route-select.tsx';
import { FormVehicle } from '../vehicle/vehicle-select.tsx';

const Field = createContractField(driverFields, {
  branch_id: FormDepot,
  route_id: FormRoute,
  transport_id: FormVehicle,
});

export type DriverCreateForm = ContractForm<DriverDraft & FieldValues>;
export type DriverEditForm = ContractForm<DriverEditDraft & FieldValues>;
type DriverForm = DriverCreateForm | DriverEditForm;

/** Narrows the type to the fields that both forms share. */
const shared = (form: DriverForm) => form as DriverEditForm;

export function DriverIdentity({ form }: { form: DriverForm }) {
  return (
    <>
      <Field form={shared(form)} name="name" />
      <Field form={shared(form)} name="tabulation_number" />
    </>
  );
}

export function DriverContacts({ form }: { form: DriverForm }) {
  return (
    <>
      <Field form={shared(form)} name="phone" />
      <Field form={shared(form)} name="call_message" />
    </>
  );
}

export function DriverDepot({ form }: { form: DriverForm }) {
  return <Field form={shared(form)} name="branch_id" />;
}

/** Initial route and vehicle. Any vehicle will do: several drivers may be assigned to one. */
export function DriverWork({ form }: { form: DriverCreateForm }) {
  const text = useText(driversMessages);
  return (
    <>
      <Field form={form} name="route_id" placeholder={text('form.noRoute')} />
      <Field form={form} name="transport_id" placeholder={text('form.noTransport')} />
    </>
  );
}

export function DriverData({ form }: { form: DriverForm }) {
  return <Field form={shared(form)} name="add_data" />;
}
