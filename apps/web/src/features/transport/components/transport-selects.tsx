/** Choosing a route and a depot: in forms and addresses. */
import type { ComponentProps } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import { transportMessages } from '../messages/transport/catalogue.ts';
import { depotChoices, routeChoices } from './transport-choices.ts';

const { FormSelect: FormDepot } = createObjectSelect(depotChoices, () => {
  const text = useText(transportMessages);
  return { search: text('choice.searchDepot'), none: text('choice.noDepots') };
});

const { FormSelect: FormRoute } = createObjectSelect(routeChoices, () => ({
  search: useText(transportMessages)('choice.searchRoute'),
}));

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

/** Initial depot and route of a new vehicle or driver, from `?branch_id=` and `?route_id=`. */
export function useInitialDepotAndRoute(): { branch_id: string | null; route_id: string | null } {
  const [search] = useSearchParams();
  const known = (name: string) => asId(search.get(name) ?? '') ?? null;
  return { branch_id: known('branch_id'), route_id: known('route_id') };
}
