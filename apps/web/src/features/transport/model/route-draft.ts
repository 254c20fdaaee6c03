import type { TransitRouteInput } from '@kasa/contracts/transport/routes';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContractForm, Draft } from '#shared/forms/use-contract-form.ts';
import type { TransitRoute } from './types.ts';

/** The form of a route while it is filled in. */
export type RouteDraft = Draft<z.input<typeof TransitRouteInput>>;

/** A form over the contract's TransitRouteInput. */
export type RouteForm = ContractForm<RouteDraft & FieldValues>;

/** A form with nothing in it but the country that nearly all routes are in. */
export const newRoute: RouteDraft = {
  name: '',
  mode: null,
  // The name on the wire is Ukrainian, whatever language the person reads.
  country: 'Україна',
  city: '',
  cost: null,
  from_point: '',
  to_point: '',
  transport_num: null,
  avg_speed: null,
  avg_time: null,
  places: [],
};

/** The form of a route as it is. */
export function routeDraft(route: TransitRoute): RouteDraft {
  const { name, mode, country, city, cost, from_point, to_point, transport_num, avg_speed, avg_time } = route;
  const { places } = route;
  return {
    name,
    mode,
    country,
    city,
    cost,
    from_point,
    to_point,
    transport_num,
    avg_speed,
    avg_time,
    places,
  };
}
