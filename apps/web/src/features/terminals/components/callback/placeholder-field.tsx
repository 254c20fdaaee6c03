import { CompletingField } from '@kasa/ui/completing-field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { type PlaceholderSet, placeholderItems, unknownPlaceholders } from '../../model/placeholders.ts';

export function PlaceholderField<Values extends FieldValues>({
  form,
  name,
  set,
  ...rest
}: {
  form: ContractForm<Values>;
  name: FieldPath<Values>;
  set: PlaceholderSet;
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  defaultNote?: string | undefined;
  rows?: number | undefined;
}) {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const { value, error, ...field } = useField({ form, name });
  const typed = typeof value === 'string' ? value : '';
  const unknown = unknownPlaceholders(typed, set);
  const names = unknown.map((one) => `{{${one}}}`).join(', ');
  return (
    <CompletingField
      {...rest}
      {...field}
      value={typed}
      error={unknown.length > 0 ? text('placeholders.unknown', { names }) : error}
      items={placeholderItems(set, locale)}
      listLabel={text('placeholders.list')}
      insertLabel={text('placeholders.insert', { label: rest.label })}
    />
  );
}
