import type { QueryId } from '../../shared/query/operations.ts';
import { useList } from '../../shared/query/use-list.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

/**
 * The reads of this area that a change touches. A shift moves a driver, a vehicle and the figures of a route at once,
 * so every change refreshes them all: what is not on screen is only marked as old.
 */
export const transportReads: readonly QueryId[] = [
  'listRoutes',
  'getRoute',
  'listTransports',
  'getTransport',
  'listDrivers',
  'getDriver',
  'getOpenShift',
  'listShifts',
  'listDepots',
  'getDepot',
  // Auth's; what is done of the first steps of a new merchant is read off the data of this area.
  'getFirstSteps',
];

/** How many a choice offers of each. */
const OFFERED = 20;

/**
 * Vehicles to choose from.
 * @param isFreeFirst those that stand ready come first, also where many that are out would leave them no room
 */
export function useVehicleChoice(q: string, isFreeFirst: boolean) {
  const all = useList('listTransports', { q, perPage: OFFERED });
  const ready = useOperation(
    'listTransports',
    { query: { q, status: 'parked', perPage: OFFERED } },
    { isQuiet: true, keepsPrevious: true, isEnabled: isFreeFirst },
  );
  const first = (isFreeFirst && ready.data?.items) || [];
  const others = (all.data?.items ?? []).filter(({ id }) => !first.some((one) => one.id === id));
  return {
    vehicles: [...first, ...others],
    query: {
      isFetching: all.isFetching || ready.isFetching,
      isError: all.isError || ready.isError,
      refetch: () => Promise.all([all.refetch(), ...(isFreeFirst ? [ready.refetch()] : [])]),
    },
  };
}
