import { referencesTo } from '../http/request/references.ts';

export const requireReferences = referencesTo({
  point_id: { table: 'branches' },
  template_id: { table: 'terminal_templates', isHeld: true },
  vehicle_id: { table: 'transports' },
});
