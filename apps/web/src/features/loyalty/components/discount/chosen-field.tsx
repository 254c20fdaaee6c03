import { MAX_NAMED } from '@kasa/contracts/loyalty/discount-values';
import { IconButton } from '@kasa/ui/icon-button';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ChoiceSource } from '#shared/choices/choice-source.ts';
import { usePlaces } from '#shared/choices/places.ts';
import { LocalSearchSelect } from '#shared/forms/local-search-select.tsx';
import type { SearchSelectProps } from '#shared/forms/search-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { DiscountFormOf } from '../../model/discount-form.ts';
import { useRemovalFocus } from './use-removal-focus.ts';

type Named = { readonly id: string; readonly name: string };

/** Names of chosen objects, as far as they are known. */
export function useNamed(choices: ChoiceSource, ids: readonly string[], known: readonly Named[]): Named[] {
  const isKnown = (id: string) => known.some((one) => one.id === id);
  const read = choices.useChosen(ids.filter((id) => !isKnown(id)));
  const named = [...known, ...read.map(({ id, label }) => ({ id, name: label }))];
  return ids.map((id) => named.find((one) => one.id === id) ?? { id, name: '…' });
}

/** Several objects: one after another is added, and stands below. */
export function ChosenField({
  form,
  name,
  label,
  hint,
  placeholder,
  choices,
  Select,
  known,
  disabledReason,
}: {
  form: DiscountFormOf;
  name: 'point_ids' | 'excluded_terminal_ids' | 'product_ids' | 'group_ids';
  label: string;
  hint?: string | undefined;
  placeholder: string;
  choices: ChoiceSource;
  Select: (props: SearchSelectProps) => ReactNode;
  /** Those whose names are known already. */
  known: readonly Named[];
  disabledReason?: string | undefined;
}) {
  const text = useText(discountMessages);
  const { value, onChange, isRequired: _, ...field } = useField({ form, name });
  const ids = (value ?? []) as readonly string[];
  const chosen = useNamed(choices, ids, known);
  const isFull = ids.length >= MAX_NAMED;
  const place = useRef<HTMLFieldSetElement>(null);
  const { removed } = useRemovalFocus(ids.length, place);
  return (
    <fieldset ref={place} tabIndex={-1} aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div data-add>
        <Select
          {...field}
          label={label}
          hint={hint}
          placeholder={placeholder}
          value={null}
          disabledReason={disabledReason ?? (isFull ? text('chosen.full', { count: MAX_NAMED }) : undefined)}
          onChange={(id) => id !== null && !ids.includes(id) && onChange([...ids, id])}
        />
      </div>
      {ids.length === 0 ? null : (
        <ul aria-label={text('chosen.list', { of: label })} className="flex min-w-0 flex-col">
          {chosen.map((one, n) => (
            <li
              key={one.id}
              data-remove
              className="flex min-h-11 items-center justify-between gap-2 border-border border-b py-1 last:border-b-0"
            >
              <span className="min-w-0 break-words">{one.name}</span>
              <IconButton
                label={text('chosen.remove', { name: one.name })}
                onPress={() => {
                  removed(n);
                  onChange(ids.filter((id) => id !== one.id));
                }}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** One of the points, searched here. */
export function PlaceSelect(props: SearchSelectProps) {
  const text = useText(discountMessages);
  const { query, items } = usePlaces();
  return (
    <LocalSearchSelect {...props} items={items} query={query} searchLabel={text('chosen.searchPoint')} />
  );
}
