import { CompletingField } from '@kasa/ui/completing-field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { type PlaceholderSet, placeholderItems, placeholderProblems } from '../../model/placeholders.ts';

/** Of the wrong placeholders of a text, the first ones are named. */
const MAX_NAMED = 5;
/** Characters of a name that are shown: an open one goes on to the end of its line. */
const MAX_NAME = 30;
/** The longest text that a template may have; of a longer one that alone is said. */
const MAX_CHECKED = 4_000;

const cut = (name: string) => {
  const characters = Array.from(name);
  return characters.length <= MAX_NAME ? name : `${characters.slice(0, MAX_NAME - 1).join('')}…`;
};

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
  const problems =
    typed.length > MAX_CHECKED ? [] : placeholderProblems(typed, set, { withBegun: error !== undefined });
  const named = problems.slice(0, MAX_NAMED).map(({ rule, name, line, column, at, until }) => {
    const place = rest.rows === undefined ? 'placeholders.inLine' : 'placeholders.inText';
    const shown = rule === 'placeholder_open' ? `{{${cut(name)}` : `{{${cut(name)}}}`;
    return { rule, from: at, until, name: text(place, { name: shown, line, column }) };
  });
  const said = (['placeholder_unknown', 'placeholder_open'] as const).flatMap((rule) => {
    const names = named.filter((one) => one.rule === rule).map(({ name }) => name);
    return names.length === 0
      ? []
      : [text(`placeholders.${rule}`, { names: names.join(', '), braces: '}}' })];
  });
  return (
    <CompletingField
      {...rest}
      {...field}
      value={typed}
      error={said.length > 0 ? said.join('. ') : error}
      problems={named.map(({ from, until, name }) => ({
        from,
        until,
        label: text('placeholders.show', { name }),
      }))}
      items={placeholderItems(set, locale)}
      listLabel={text('placeholders.list')}
      insertLabel={text('placeholders.insert', { label: rest.label })}
    />
  );
}
