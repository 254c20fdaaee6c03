import {
  bulkReasons,
  bulkRowStates,
  bulkRunKinds,
  bulkRunStates,
} from '@kasa/contracts/terminals/bulk-run-values';
import { asDay, asId, asOneOf, asText } from '#shared/table/list-filters.ts';

/** What `/terminals/runs/:id` keeps in its address. */
export const runRowListSpec = {
  filters: { q: asText, state: asOneOf(...bulkRowStates), reason: asOneOf(...bulkReasons) },
  sorts: [] as const,
};

/** What `/terminals/runs` keeps in its address. */
export const runListSpec = {
  filters: {
    kind: asOneOf(...bulkRunKinds),
    state: asOneOf(...bulkRunStates),
    has_failed: asOneOf('true', 'false'),
    user_id: asId,
    template_id: asId,
    started_from: asDay,
    started_to: asDay,
  },
  sorts: ['created_at', 'total'] as const,
};

/** What the server sorts by when nothing is asked. */
export const RUN_SORT = '-created_at';
