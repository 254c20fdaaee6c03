import { referencesTo } from '../http/request/references.ts';

export const requireReferences = referencesTo({
  terminal_id: { table: 'terminals' },
  point_id: { table: 'branches' },
  user_id: { table: 'users' },
});
