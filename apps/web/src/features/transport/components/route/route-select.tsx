import type { FieldValues } from 'react-hook-form';
import { type ChoiceProps, ChoiceSelect, useSearchQuery } from '#shared/forms/choice-select.tsx';
import { type BoundProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';

/** Chooses a route among all of the merchant's, by name, ends or city. */
export function RouteSelect(props: ChoiceProps) {
  const text = useText(vehicleMessages);
  const [q, search] = useSearchQuery();
  const found = useOperation(
    'listRoutes',
    { query: { q, perPage: 20 } },
    { isQuiet: true, keepsPrevious: true },
  );
  const items = (found.data?.items ?? []).map((route) => ({
    id: route.id,
    label: route.name,
    description: `${route.from_point} – ${route.to_point} · ${route.city}`,
  }));
  const isFound = items.some(({ id }) => id === props.value);
  const known = useRouteItem(isFound ? null : props.value);
  return (
    <ChoiceSelect
      {...props}
      items={items}
      known={known}
      query={found}
      searchLabel={text('choice.searchRoute')}
      onSearch={search}
    />
  );
}

/** The name of a route by its id, e.g. for a filter that came with the address. */
export function useRouteItem(id: string | null) {
  const route = useOperation(
    'getRoute',
    { params: { id: id ?? '' } },
    { isEnabled: id !== null, isQuiet: true },
  );
  return route.data ? { id: route.data.id, label: route.data.name } : null;
}

/** A RouteSelect in a form. */
export function FormRoute<Values extends FieldValues>({
  form,
  name,
  ...rest
}: BoundProps<ChoiceProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <RouteSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}
