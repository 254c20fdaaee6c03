import { routeFields } from '@kasa/contracts/transport/fields';
import { FormWide } from '@kasa/ui/form-section';
import { createContractField } from '#shared/forms/contract-field.tsx';
import type { RouteForm } from '../../model/route-draft.ts';

const Field = createContractField(routeFields);

export function RouteMainFields({ form }: { form: RouteForm }) {
  return (
    <>
      <FormWide>
        <Field form={form} name="name" />
      </FormWide>
      <Field form={form} name="mode" />
      <Field form={form} name="cost" />
      <Field form={form} name="country" />
      <Field form={form} name="city" />
    </>
  );
}

export function RouteTerminusFields({ form }: { form: RouteForm }) {
  return (
    <>
      <Field form={form} name="from_point" />
      <Field form={form} name="to_point" />
    </>
  );
}

export function RoutePlanFields({ form }: { form: RouteForm }) {
  return (
    <>
      <Field form={form} name="transport_num" />
      <span className="max-md:hidden" />
      <Field form={form} name="avg_speed" />
      <Field form={form} name="avg_time" />
    </>
  );
}
