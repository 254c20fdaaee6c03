/** Choosing a route and a depot: in forms, filters and addresses. */
import { vehicleFields } from '@kasa/contracts/transport/fields';
import type { FilterDef } from '@kasa/ui/filter-bar';
import type { ComponentProps } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import type { FilterState } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import { transportMessages } from '../messages/transport/catalogue.ts';

const { Select: DepotSelect, FormSelect: FormDepot } = createObjectSelect({
  list: 'listDepots',
  read: 'getDepot',
  useWords() {
    const text = useText(transportMessages);
    return {
      search: text('choice.searchDepot'),
      none: text('choice.noDepots'),
      item: ({ id, name, city, address }) => ({ id, label: name, description: `${city}, ${address}` }),
    };
  },
});

const { Select: RouteSelect, FormSelect: FormRoute } = createObjectSelect({
  list: 'listRoutes',
  read: 'getRoute',
  useWords() {
    const text = useText(transportMessages);
    return {
      search: text('choice.searchRoute'),
      item: ({ id, name, from_point, to_point, city }) => ({
        id,
        label: name,
        description: `${from_point} – ${to_point} · ${city}`,
      }),
    };
  },
});

/** A vehicle's route: those of its kind in the city of its depot are offered. */
function FormRouteOfVehicle<Values extends FieldValues>(props: ComponentProps<typeof FormRoute<Values>>) {
  const text = useText(transportMessages);
  const { control } = props.form.hook;
  const [mode, depot] = useWatch({ control, name: ['mode', 'branch_id'] as Path<Values>[] });
  const city = useObjectItem('getDepot', depot, (found) => found.city) ?? undefined;
  const offered = omitNothing({ mode: mode ?? undefined, city });
  const hint = offered ? text('choice.routesOffered') : undefined;
  return <FormRoute {...props} hint={props.hint ?? hint} offered={offered} />;
}

export { FormDepot, FormRoute, FormRouteOfVehicle };

/** What objects are offered by; undefined: by nothing. */
export function omitNothing<Of extends Readonly<Record<string, string | undefined>>>(
  offered: Of,
): Of | undefined {
  return Object.values(offered).some((value) => value !== undefined) ? offered : undefined;
}

export function useRouteAndDepotFilters(list: FilterState<'route_id' | 'branch_id'>): readonly FilterDef[] {
  const { label } = useFields(vehicleFields);
  const chosen = useSelectFilter(list);
  const route = useObjectItem('getRoute', list.filters.route_id, ({ name }) => name);
  const depot = useObjectItem('getDepot', list.filters.branch_id, ({ name }) => name);
  return [
    chosen('route_id', label('route'), route ?? undefined, (props) => <RouteSelect {...props} />),
    chosen('branch_id', label('branch'), depot ?? undefined, (props) => <DepotSelect {...props} />),
  ];
}

/** Initial depot and route of a new vehicle or driver, from `?branch_id=` and `?route_id=`. */
export function useInitialDepotAndRoute(): { branch_id: string | null; route_id: string | null } {
  const [search] = useSearchParams();
  const known = (name: string) => asId(search.get(name) ?? '') ?? null;
  return { branch_id: known('branch_id'), route_id: known('route_id') };
}
