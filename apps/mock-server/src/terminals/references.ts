import { referencesTo } from '../http/request/references.ts';
import { ownVehicles } from './seen-vehicle.ts';

export const requireReferences = referencesTo({
  point_id: { table: 'branches', lockRow: true },
  template_id: { table: 'terminal_templates', lockRow: true },
  // What is found by a vehicle tells which terminals are on it.
  vehicle_id: { table: 'transports', ownRows: ownVehicles },
});
