import { FormWide } from '@kasa/ui/form-section';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormNumber } from '#shared/forms/fields/form-number.tsx';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { RouteForm } from '../../model/route-draft.ts';
import { modes } from '../../model/vehicle-list-spec.ts';

/** Name, kind, place, fare. */
export function RouteAbout({ form }: { form: RouteForm }) {
  const text = useText(routesMessages);
  const vehicleText = useText(vehicleMessages);
  return (
    <>
      <FormWide>
        <FormText
          form={form}
          name="name"
          label={text('form.name')}
          placeholder={text('form.namePlaceholder')}
          autoComplete="off"
        />
      </FormWide>
      <FormSelect
        form={form}
        name="mode"
        label={text('form.mode')}
        placeholder={text('form.choose')}
        items={modes.map((id) => ({ id, label: vehicleText(`mode.${id}`) }))}
      />
      <FormMoney form={form} name="cost" label={text('form.cost')} />
      <FormText form={form} name="country" label={text('form.country')} autoComplete="off" />
      <FormText form={form} name="city" label={text('form.city')} autoComplete="off" />
    </>
  );
}

/** From and to. */
export function RouteEnds({ form }: { form: RouteForm }) {
  const text = useText(routesMessages);
  return (
    <>
      <FormText form={form} name="from_point" label={text('form.from')} autoComplete="off" />
      <FormText form={form} name="to_point" label={text('form.to')} autoComplete="off" />
    </>
  );
}

/** How many vehicles, how fast, how long. */
export function RoutePlan({ form }: { form: RouteForm }) {
  const text = useText(routesMessages);
  return (
    <>
      <FormNumber form={form} name="transport_num" label={text('form.transports')} min={0} max={500} />
      <span className="max-md:hidden" />
      <FormNumber
        form={form}
        name="avg_speed"
        label={text('form.avgSpeed')}
        min={0}
        max={200}
        fractionDigits={1}
        unit={text('form.kmh')}
      />
      <FormNumber
        form={form}
        name="avg_time"
        label={text('form.avgTime')}
        min={0}
        max={1440}
        unit={text('form.minutes')}
      />
    </>
  );
}
