import { connectivities, terminalKinds, terminalStates } from '@kasa/contracts/terminals/terminal-status';
import type { FilterParser } from '#shared/table/filter-parsers.ts';
import { asDay, asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';

/** Maximum length in the contract. */
const MODEL = 60;
const asModel: FilterParser<string> = (text) => asText(text.slice(0, MODEL));

/** URL parameters of `/` and `/terminals`. */
export const terminalListSpec = {
  filters: {
    q: asText,
    kind: asSomeOf(...terminalKinds),
    status: asSomeOf(...terminalStates),
    connectivity: asSomeOf(...connectivities),
    point_id: asSeveral(asId),
    template_id: asSeveral(asId),
    model: asSeveral(asModel),
    test_mode: asOneOf('true', 'false'),
    is_unstable: asOneOf('true', 'false'),
    ever_online: asOneOf('false', 'true'),
    vehicle_id: asSeveral(asId),
    online_from: asDay,
    online_to: asDay,
    activated_from: asDay,
    activated_to: asDay,
    started_from: asDay,
    started_to: asDay,
    added_from: asDay,
    added_to: asDay,
    settings_taken: asOneOf('false', 'true'),
  },
  sorts: [
    'number',
    'name',
    'last_online_at',
    'activated_at',
    'status',
    'today_amount',
    'cash_inside',
  ] as const,
};

/** The permission that each sum needs: without it the server refuses its order, too. */
export const sumPermissions = { today_amount: 'reports_view', cash_inside: 'cash_view' } as const;
export type TerminalSum = keyof typeof sumPermissions;

/** The list without the sums, and the filter by vehicles, that may not be seen. */
export const terminalListSpecFor = (hidden: readonly string[]) => ({
  filters: Object.fromEntries(
    Object.entries(terminalListSpec.filters).filter(([name]) => !hidden.includes(name)),
  ) as unknown as typeof terminalListSpec.filters,
  sorts: terminalListSpec.sorts.filter((sort) => !hidden.includes(sort)),
});

type ListParameter = keyof typeof terminalListSpec.filters | (typeof terminalListSpec.sorts)[number];

/** Query parameters whose results depend on each kind of change. */
export const terminalListDependsOn = {
  connectivity: ['connectivity', 'ever_online', 'online_from', 'online_to', 'is_unstable', 'last_online_at'],
  settings: ['settings_taken'],
  settingsAndNames: ['settings_taken', 'q'],
} as const satisfies Readonly<Record<string, readonly ListParameter[]>>;

/** The server's default sort order. */
export const TERMINAL_SORT = 'number';
