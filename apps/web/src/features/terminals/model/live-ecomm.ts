import type { LiveRules } from '#shared/live/live-cache.ts';

/** Keeps the list of e-commerce terminals, and the one that is edited, as events tell. */
export const ecommLive: LiveRules = {
  reads: ['listEcommTerminals', 'getTerminal', 'listFailingEndpoints'],
  apply(event, cache) {
    if (event.type === 'callback.changed') return ['listFailingEndpoints'];
    if (event.type === 'template.changed') return ['listEcommTerminals'];
    if (event.type !== 'terminal.changed' || event.data.change === 'settings_taken') return [];
    const { terminal_id, version } = event.data;
    const isOld = (one: { id: string; version: number }) => one.id === terminal_id && one.version < version;
    const opened = cache.cached('getTerminal').some(({ data }) => isOld(data));
    // The user's own change is already loaded.
    const rows = cache.cached('listEcommTerminals').flatMap(({ data }) => data.items);
    const isListNews = rows.some(isOld) || !rows.some(({ id }) => id === terminal_id);
    return [
      ...(isListNews ? (['listEcommTerminals'] as const) : []),
      ...(opened ? (['getTerminal'] as const) : []),
    ];
  },
};
