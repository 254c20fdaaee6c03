import { terminalStates } from '@kasa/contracts/terminals/terminal-status';
import { asDay, asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';

/** URL parameters of `/list/ecomm_terminal`. */
export const ecommListSpec = {
  filters: {
    q: asText,
    status: asSomeOf(...terminalStates),
    point_id: asSeveral(asId),
    test_mode: asOneOf('true', 'false'),
    activated_from: asDay,
    activated_to: asDay,
  },
  sorts: ['number', 'name', 'activated_at', 'status'] as const,
};
