import { referencesTo } from '../http/request/references.ts';

/** Foreign keys of terminals; the point may also be a depot. */
export const requireReferences = referencesTo({
  point_id: { table: 'branches' },
  template_id: { table: 'terminal_templates', isHeld: true },
  vehicle_id: { table: 'transports' },
});
