import { CompletingField } from '@kasa/ui/completing-field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import {
  jsonProblemsOf,
  type PlaceholderSet,
  placeholderItems,
  placeholderProblems,
} from '../../model/placeholders.ts';

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
  isJson = false,
  ...rest
}: {
  form: ContractForm<Values>;
  name: FieldPath<Values>;
  set: PlaceholderSet;
  /** Whether the text is sent as JSON. */
  isJson?: boolean | undefined;
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
  const isChecked = typed.length <= MAX_CHECKED;
  const withBegun = error !== undefined;
  const problems = isChecked ? placeholderProblems(typed, set, { withBegun }) : [];
  const place = rest.rows === undefined ? 'placeholders.inLine' : 'placeholders.inText';
  const named = problems.slice(0, MAX_NAMED).map(({ rule, name, line, column, at, until }) => {
    const shown = rule === 'placeholder_open' ? `{{${cut(name)}` : `{{${cut(name)}}}`;
    return { rule, from: at, until, name: text(place, { name: shown, line, column }) };
  });
  const said = (['placeholder_unknown', 'placeholder_open'] as const).flatMap((rule) => {
    const names = named.filter((one) => one.rule === rule).map(({ name }) => name);
    return names.length === 0
      ? []
      : [text(`placeholders.${rule}`, { names: names.join(', '), braces: '}}' })];
  });
  // What braces are meant for comes first.
  const found = isJson && isChecked && problems.length === 0 ? jsonProblemsOf(typed, { withBegun }) : [];
  const inJson = found.slice(-MAX_NAMED).map(({ needs, line, column, at, until }) => {
    const shown =
      cut(typed.slice(at, until).trim()) || text(at === typed.length ? 'json.endOfText' : 'json.space');
    return { needs, from: at, until, name: text(place, { name: shown, line, column }) };
  });
  const unquoted = inJson.filter(({ needs }) => needs === 'quotes').map(({ name }) => name);
  for (const { needs, name } of inJson) if (needs !== 'quotes') said.push(text(`json.${needs}`, { name }));
  const { hint } = rest;
  const warned = unquoted.length > 0 ? text('json.quotes', { names: unquoted.join(', ') }) : undefined;
  return (
    <CompletingField
      {...rest}
      {...field}
      value={typed}
      hint={warned === undefined ? hint : [warned, hint].filter(Boolean).join('. ')}
      error={said.length > 0 ? said.join('. ') : error}
      problems={[...named, ...inJson].map(({ from, until, name }) => ({
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
