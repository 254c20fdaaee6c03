import { bulkRowStates } from '@kasa/contracts/terminals/bulk-run-values';
import { asOneOf } from '../../../shared/table/list-filters.ts';

/** What the results of a run are narrowed by. */
export const rowFilters = bulkRowStates;

/** What `/terminals/runs/:id` keeps in its address. */
export const runRowsList = { filters: { state: asOneOf(...bulkRowStates) }, sorts: [] as const };

/** What `/terminals/runs` keeps in its address. */
export const runsList = { filters: {}, sorts: [] as const };
