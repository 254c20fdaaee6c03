import { statesFor } from '@kasa/contracts/transport/vehicle-status';
import type { Vehicle, VehicleStatus } from './types.ts';

/** A state that a dispatcher may put a vehicle into; `on_route` only a shift does (contract: transportTransitions). */
export type SettableStatus = Exclude<VehicleStatus, 'on_route'>;

/** The steps that can be offered for a vehicle now. None while it is on a route. */
export function statusSteps({ status }: Pick<Vehicle, 'status'>): SettableStatus[] {
  return statesFor(status).filter((state): state is SettableStatus => state !== 'on_route');
}

/** How near the inspection is: the server says it by the row's colour (contract: `status_color`). */
export function inspectionState({ status_color }: Pick<Vehicle, 'status_color'>): 'overdue' | 'due' | null {
  if (status_color === 'danger') return 'overdue';
  return status_color === 'warning' ? 'due' : null;
}

/** Why a vehicle cannot go on a route now; null when it can. The server decides, by the same rules (decisions §3). */
export type Obstacle =
  | { kind: 'busy'; driver: string }
  | { kind: 'unavailable'; status: 'maintenance' | 'off_line' }
  | { kind: 'overdue'; day: string };

/**
 * What keeps a vehicle from going on a route with a driver.
 * @param driverId the driver it is for: being on it already is no obstacle
 */
export function obstacleFor(vehicle: Vehicle, driverId: string): Obstacle | null {
  const { driver, status, next_to_date } = vehicle;
  if (driver !== null && driver.id !== driverId) return { kind: 'busy', driver: driver.name };
  if (status === 'maintenance' || status === 'off_line') return { kind: 'unavailable', status };
  return inspectionState(vehicle) === 'overdue' ? { kind: 'overdue', day: next_to_date } : null;
}
