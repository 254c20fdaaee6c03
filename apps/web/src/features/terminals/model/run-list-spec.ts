import {
  bulkReasons,
  bulkRowStates,
  bulkRunKinds,
  bulkRunStates,
} from '@kasa/contracts/terminals/bulk-run-values';
import { asDay, asId, asOneOf, asText } from '#shared/table/filter-parsers.ts';

/** URL parameters of `/terminals/runs/:id`. */
export const runRowListSpec = {
  filters: { q: asText, state: asOneOf(...bulkRowStates), reason: asOneOf(...bulkReasons) },
  sorts: [] as const,
};

/** URL parameters of `/terminals/runs`. */
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

/** The server's default sort order. */
export const RUN_SORT = '-created_at';
