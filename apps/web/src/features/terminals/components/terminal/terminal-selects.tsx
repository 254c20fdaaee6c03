import type { FieldValues } from 'react-hook-form';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { type FormFieldProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePoints } from '../../../../entities/terminals/point-choices.ts';
import { terminalsMessages } from '../../messages.ts';
import { vehicleChoices } from './terminal-choices.ts';

function PointSelect(props: SearchSelectProps) {
  const text = useText(terminalsMessages);
  return <LocalSearchSelect {...props} {...usePoints()} searchLabel={text('filter.pointSearch')} />;
}

export function FormPoint<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<SearchSelectProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <PointSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}

export const { FormSelect: FormVehicle } = createObjectSelect(vehicleChoices, () => ({
  search: useText(terminalsMessages)('filter.vehicleSearch'),
}));
