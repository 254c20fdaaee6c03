import { referencesTo } from '../http/request/references.ts';
import { ownRows } from './own-transport.ts';

/** Foreign keys of transport. `kind` excludes points of sale, which share a table with depots but own no vehicles. */
export const requireReferences = referencesTo({
  branch_id: { table: 'branches', kind: 'depot', ownRows: ownRows.branches },
  route_id: { table: 'routes', ownRows: ownRows.routes },
  transport_id: { table: 'transports', ownRows: ownRows.transports },
});
