import type { FieldValues } from 'react-hook-form';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { type FormFieldProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalsMessages } from '../../messages.ts';

export function PointSelect(props: SearchSelectProps) {
  const text = useText(terminalsMessages);
  const query = useOperation('listTerminalPoints', {});
  const items = (query.data?.items ?? []).map(({ id, name, city }) => ({
    id,
    label: name,
    description: city,
  }));
  return (
    <LocalSearchSelect {...props} items={items} query={query} searchLabel={text('filter.pointSearch')} />
  );
}

export function FormPoint<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<SearchSelectProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <PointSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}

export function ModelSelect(props: SearchSelectProps) {
  const text = useText(terminalsMessages);
  const query = useOperation('listTerminalModels', {});
  const items = (query.data?.items ?? []).map(({ model }) => ({ id: model, label: model }));
  return (
    <LocalSearchSelect {...props} items={items} query={query} searchLabel={text('filter.modelSearch')} />
  );
}

export const { Select: VehicleSelect, FormSelect: FormVehicle } = createObjectSelect({
  list: 'listTransports',
  read: 'getTransport',
  useWords() {
    const text = useText(terminalsMessages);
    const format = useFormat();
    return {
      search: text('filter.vehicleSearch'),
      item: ({ id, transport_num, name, state_number }) => ({
        id,
        label: `${transport_num} · ${name}`,
        ...(state_number ? { description: format.plate(state_number) } : {}),
      }),
    };
  },
});
