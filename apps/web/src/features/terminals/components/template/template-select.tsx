import type { FieldValues } from 'react-hook-form';
import { type ChoiceProps, ChoiceSelect, useSearchQuery } from '#shared/forms/choice-select.tsx';
import { type BoundProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import { useTemplateItem } from '../terminal/chosen-items.ts';

/** Chooses a template of settings by name or description. */
export function TemplateSelect(field: ChoiceProps) {
  const text = useText(terminalsMessages);
  const [q, search] = useSearchQuery();
  const found = useOperation(
    'listTerminalTemplates',
    { query: { q, perPage: 20 } },
    { isQuiet: true, keepsPrevious: true },
  );
  const items = (found.data?.items ?? []).map(({ id, name, description }) => ({
    id,
    label: name,
    ...(description ? { description } : {}),
  }));
  const listed = items.find(({ id }) => id === field.value) ?? null;
  // Asked for when it is not among the first ones.
  const asked = useTemplateItem(listed || found.isPending ? null : (field.value ?? null));
  return (
    <ChoiceSelect
      {...field}
      items={items}
      known={listed ?? asked}
      query={found}
      searchLabel={text('filter.templateSearch')}
      onSearch={search}
    />
  );
}

/** A TemplateSelect in a form. */
export function FormTemplate<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<ChoiceProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <TemplateSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
