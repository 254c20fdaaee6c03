import type { LiveCache, LiveRules } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import type { QueryId } from '#shared/query/operations.ts';
import { terminalListDependsOn } from './terminal-list-spec.ts';
import type { Terminal, TerminalDetails } from './types.ts';

type Connectivity = Extract<LiveEvent, { type: 'terminal.connectivity' }>['data'];
type Change = Extract<LiveEvent, { type: 'terminal.changed' }>['data'];
type ConfigInvalidated = Extract<LiveEvent, { type: 'terminals.config_invalidated' }>['data'];
type TemplateChange = Extract<LiveEvent, { type: 'template.changed' }>['data'];

/** Updates cached rows, and tells which reads may have changed. */
export const applyTerminalEvent: LiveRules['apply'] = (event, cache) => {
  if (event.type === 'terminal.connectivity') return connectivityChanged(event.data, cache);
  if (event.type === 'terminal.changed') return terminalChanged(event.data, cache);
  if (event.type === 'terminals.config_invalidated') return configInvalidated(event.data, cache);
  if (event.type === 'template.changed') return templateChanged(event.data, cache);
  if (event.type === 'transaction.created')
    return looked(cache, event.data.terminal_id, ['getTerminalOverview', 'listTransactions']);
  if (event.type === 'encashment.created')
    return looked(cache, event.data.terminal_id, ['getTerminalOverview']);
  return [];
};

/** What is read anew of the terminal that somebody looks at, if it is this one. */
const looked = (cache: LiveCache, id: string, reads: readonly QueryId[]) =>
  cache.cached('getTerminalOverview').some(({ data }) => data.terminal.id === id) ? reads : [];

/**
 * Applies a connectivity event. A late event may be older than the data, but all later ones follow, so the last one
 * applied is the newest.
 */
function withConnectivity<
  One extends Pick<Terminal, 'id' | 'connectivity' | 'last_online_at' | 'is_unstable'>,
>(terminal: One, update: Connectivity): One {
  const { terminal_id, connectivity, last_online_at, is_unstable } = update;
  return terminal.id === terminal_id ? { ...terminal, connectivity, last_online_at, is_unstable } : terminal;
}

function connectivityChanged(update: Connectivity, cache: LiveCache): QueryId[] {
  const lists = cache.patch('listTerminals', (page) => {
    const items = page.items.map((terminal) => withConnectivity(terminal, update));
    return items.some((terminal, place) => terminal !== page.items[place]) ? { ...page, items } : page;
  });
  const one = cache.patch('getTerminal', (terminal) => withConnectivity(terminal, update));
  const shown = looked(cache, update.terminal_id, ['getTerminalOverview']);
  return [...lists, ...one, ...shown, ...dependentLists('connectivity', cache)];
}

function terminalChanged({ terminal_id: id, version, change }: Change, cache: LiveCache): QueryId[] {
  const opened = cache.cached('getTerminal').filter(({ data }) => data.id === id);
  if (change === 'settings_taken') {
    // Changes neither the version nor a displayed column.
    return [
      ...opened.map(() => 'getTerminal' as const),
      ...looked(cache, id, ['getTerminalOverview']),
      ...dependentLists('settings', cache),
    ];
  }
  const rows = cache.cached('listTerminals').flatMap(({ data }) => data.items.filter((row) => row.id === id));
  const isOld = (terminal: { version: number }) => terminal.version < version;
  // The user's own change is already loaded.
  const isListNews = rows.length === 0 || rows.some(isOld);
  return [
    ...(isListNews ? (['listTerminals'] as const) : []),
    ...(opened.some(({ data }) => isOld(data)) ? (['getTerminal'] as const) : []),
    ...looked(cache, id, ['getTerminalOverview']),
  ];
}

/** Affected terminals have to fetch their config again; a renamed point changes search results too. */
function configInvalidated({ point_id, vehicle_id }: ConfigInvalidated, cache: LiveCache): QueryId[] {
  const isOfAll = point_id === null && vehicle_id === null;
  const standsThere = ({ point }: Pick<Terminal, 'point'>) => point !== null && point.id === point_id;
  const isMeant = (terminal: Pick<TerminalDetails, 'point' | 'vehicle'>) =>
    isOfAll || standsThere(terminal) || (terminal.vehicle !== null && terminal.vehicle.id === vehicle_id);
  return affected(cache, 'settingsAndNames', standsThere, isMeant);
}

/** Its terminals have other settings and show its name; no events are published for them. */
function templateChanged({ template_id: id, change }: TemplateChange, cache: LiveCache): QueryId[] {
  const hasIt = (terminal: Pick<Terminal, 'template'>) => terminal.template?.id === id;
  return [
    'listTerminalTemplates',
    ...(change === 'updated' ? affected(cache, 'settings', hasIt, hasIt) : []),
  ];
}

/** The list, if it has such a row or depends on the change; the opened terminal, if it is one of them. */
function affected(
  cache: LiveCache,
  change: keyof typeof terminalListDependsOn,
  isRow: (row: Terminal) => boolean,
  isOpened: (terminal: Pick<TerminalDetails, 'point' | 'vehicle' | 'template'>) => boolean,
): QueryId[] {
  const hasRow = cache.cached('listTerminals').some(({ data }) => data.items.some(isRow));
  const overviews = cache.cached('getTerminalOverview');
  const hasShown = overviews.some(({ data: { terminal, vehicle } }) => isOpened({ ...terminal, vehicle }));
  const hasOpened = cache.cached('getTerminal').some(({ data }) => isOpened(data));
  return [
    ...(hasRow ? (['listTerminals'] as const) : dependentLists(change, cache)),
    ...(hasOpened ? (['getTerminal'] as const) : []),
    ...(hasShown ? (['getTerminalOverview'] as const) : []),
  ];
}

/** Invalidates the list if a cached query filters or sorts by what has changed. */
function dependentLists(change: keyof typeof terminalListDependsOn, cache: LiveCache): 'listTerminals'[] {
  const names: readonly string[] = terminalListDependsOn[change];
  const isDependent = cache.cached('listTerminals').some(({ input }) => {
    const { sort = '', ...filters } = input.query ?? {};
    return [...Object.keys(filters), sort.replace(/^-/, '')].some((name) => names.includes(name));
  });
  return isDependent ? ['listTerminals'] : [];
}
