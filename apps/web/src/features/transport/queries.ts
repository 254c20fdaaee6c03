import type { QueryId } from '../../shared/query/operations.ts';

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
