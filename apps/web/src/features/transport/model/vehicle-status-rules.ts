import type { Vehicle } from './types.ts';

/**
 * Whether the driver could take the vehicle now; the server applies the same rules (decisions §3). Who has it already
 * could.
 */
export function isFitFor(driverId: string, { driver, status, status_color }: Vehicle): boolean {
  const isFree = driver === null || driver.id === driverId;
  // Red: its inspection is overdue (contract: `status_color`).
  return isFree && status !== 'maintenance' && status !== 'off_line' && status_color !== 'danger';
}
