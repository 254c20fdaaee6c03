import { referencesTo } from '../http/request/references.ts';

/** What terminals point to. They may stand at a point of either kind, or at a depot. */
export const requireReferences = referencesTo({
  point_id: { table: 'branches' },
  template_id: { table: 'terminal_templates', isHeld: true },
  vehicle_id: { table: 'transports' },
});
