import { referencesTo } from '../http/request/references.ts';

/** Foreign keys of transport. `kind` excludes points of sale, which share a table with depots but own no vehicles. */
export const requireReferences = referencesTo({
  branch_id: { table: 'branches', kind: 'depot' },
  route_id: { table: 'routes' },
  transport_id: { table: 'transports' },
});
