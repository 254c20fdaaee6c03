import type { FieldValues } from 'react-hook-form';
import type { ChoiceProps } from '#shared/forms/choice-select.tsx';
import { LocalChoice } from '#shared/forms/local-choice.tsx';
import { type BoundProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';

export function PointSelect(props: ChoiceProps) {
  const text = useText(terminalsMessages);
  const query = useOperation('listTerminalPoints', {}, { isQuiet: true });
  const items = (query.data?.items ?? []).map(({ id, name, city }) => ({
    id,
    label: name,
    description: city,
  }));
  return <LocalChoice {...props} items={items} query={query} searchLabel={text('filter.pointSearch')} />;
}

export function FormPoint<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<ChoiceProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <PointSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}

export function ModelSelect(props: ChoiceProps) {
  const text = useText(terminalsMessages);
  const query = useOperation('listTerminalModels', {}, { isQuiet: true });
  const items = (query.data?.items ?? []).map(({ model }) => ({ id: model, label: model }));
  return <LocalChoice {...props} items={items} query={query} searchLabel={text('filter.modelSearch')} />;
}
