import { allowedNextStates } from '@kasa/contracts/transport/vehicle-status';
import type { Vehicle, VehicleStatus } from './types.ts';

/** Statuses that a user can set; `on_route` is set only by a shift (contract: transportTransitions). */
export type SettableStatus = Exclude<VehicleStatus, 'on_route'>;

/** Statuses a vehicle can change to; none while on a route. */
export function nextStatuses({ status }: Pick<Vehicle, 'status'>): SettableStatus[] {
  return allowedNextStates(status).filter((state): state is SettableStatus => state !== 'on_route');
}

/** Inspection state, derived from the row's colour (contract: `status_color`). */
export function inspectionState({ status_color }: Pick<Vehicle, 'status_color'>): 'overdue' | 'due' | null {
  if (status_color === 'danger') return 'overdue';
  return status_color === 'warning' ? 'due' : null;
}

/** Why a vehicle cannot go on a route. The server applies the same rules (decisions §3). */
export type Obstacle =
  | { kind: 'busy'; driver: string }
  | { kind: 'unavailable'; status: 'maintenance' | 'off_line' }
  | { kind: 'overdue'; day: string };

/**
 * Why the vehicle cannot go on a route with this driver; null: it can.
 * @param driverId a driver who has this vehicle already is no obstacle
 */
export function obstacleFor(vehicle: Vehicle, driverId: string): Obstacle | null {
  const { driver, status, next_to_date } = vehicle;
  if (driver !== null && driver.id !== driverId) return { kind: 'busy', driver: driver.name };
  if (status === 'maintenance' || status === 'off_line') return { kind: 'unavailable', status };
  return inspectionState(vehicle) === 'overdue' ? { kind: 'overdue', day: next_to_date } : null;
}
