import { referencesTo } from '../http/request/references.ts';

export const requireReferences = referencesTo({
  point_id: { table: 'branches' },
  template_id: { table: 'terminal_templates', lockRow: true },
  vehicle_id: { table: 'transports' },
});
