import type { QueryId } from '../../shared/query/operations.ts';
import { useList } from '../../shared/query/use-list.ts';
import { useOperation } from '../../shared/query/use-operation.ts';

/**
 * Queries invalidated by any change of transport: a shift changes a driver, a vehicle and a route at once. Queries not
 * on screen are only marked as stale.
 */
export const transportQueryIds: readonly QueryId[] = [
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
  // Of the auth feature: the first steps are derived from transport data.
  'getFirstSteps',
];

const OFFERED = 20;

/**
 * Vehicles to select from.
 * @param isFreeFirst parked vehicles come first, even beyond the first page
 */
export function useVehicleOptions(q: string, isFreeFirst: boolean) {
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
