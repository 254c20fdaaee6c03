import type { FieldValues } from 'react-hook-form';
import type { ChoiceProps } from '../../../shared/forms/choice-select.tsx';
import { LocalChoice } from '../../../shared/forms/local-choice.tsx';
import { type BoundProps, useField } from '../../../shared/forms/use-field.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useOperation } from '../../../shared/query/use-operation.ts';
import { terminalsMessages } from '../messages/list/catalogue.ts';

/** The longest page that there is: a merchant has a handful of templates. */
const MOST = 20;

/** Chooses a template of settings by name. */
export function TemplateSelect(props: ChoiceProps) {
  const text = useText(terminalsMessages);
  const query = useOperation('listTerminalTemplates', { query: { perPage: MOST } }, { isQuiet: true });
  const items = (query.data?.items ?? []).map(({ id, name, description }) => ({
    id,
    label: name,
    ...(description ? { description } : {}),
  }));
  return <LocalChoice {...props} items={items} query={query} searchLabel={text('filter.templateSearch')} />;
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
