import { referencesTo } from '../http/request/references.ts';

/** What payments and encashments are narrowed by. */
export const requireReferences = referencesTo({
  terminal_id: { table: 'terminals' },
  point_id: { table: 'branches' },
  user_id: { table: 'users' },
});
