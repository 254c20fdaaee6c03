import type { FieldValues } from 'react-hook-form';
import { type ChoiceProps, ChoiceSelect, useSearchQuery } from '#shared/forms/choice-select.tsx';
import { type BoundProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';

/** Chooses a depot by name, city or address. */
export function DepotSelect(props: ChoiceProps) {
  const text = useText(vehicleMessages);
  const [q, search] = useSearchQuery();
  const found = useOperation(
    'listDepots',
    { query: { q, perPage: 20 } },
    { isQuiet: true, keepsPrevious: true },
  );
  const items = (found.data?.items ?? []).map((depot) => ({
    id: depot.id,
    label: depot.name,
    description: `${depot.city}, ${depot.address}`,
  }));
  const hasNone = q === '' && found.data?.total === 0;
  const isFound = items.some(({ id }) => id === props.value);
  const known = useDepotItem(isFound ? null : props.value);
  return (
    <ChoiceSelect
      {...props}
      hint={hasNone ? text('choice.noDepots') : props.hint}
      items={items}
      known={known}
      query={found}
      searchLabel={text('choice.searchDepot')}
      onSearch={search}
    />
  );
}

/** The name of a depot by its id, e.g. for a filter that came with the address. */
export function useDepotItem(id: string | null) {
  const depot = useOperation(
    'getDepot',
    { params: { id: id ?? '' } },
    { isEnabled: id !== null, isQuiet: true },
  );
  return depot.data ? { id: depot.data.id, label: depot.data.name } : null;
}

/** A DepotSelect in a form. */
export function FormDepot<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<ChoiceProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <DepotSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
