import type { LiveCache, LiveRules } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import type { QueryId } from '#shared/query/operations.ts';

/** Changes that may alter a template's number of terminals. */
const TERMINAL_COUNT_CHANGES: readonly string[] = ['added', 'updated'];

export const templateLive: LiveRules = {
  reads: ['listTerminalTemplates', 'getTerminalTemplate'],
  apply: (event, cache) => {
    if (event.type === 'template.changed') return templateChanged(event.data, cache);
    const isCounted = event.type === 'terminal.changed' && TERMINAL_COUNT_CHANGES.includes(event.data.change);
    return isCounted ? ['listTerminalTemplates'] : [];
  },
};

type Change = Extract<LiveEvent, { type: 'template.changed' }>['data'];

/** A deleted template that is open stays: saving it reports the deletion. */
function templateChanged({ template_id: id, version, change }: Change, cache: LiveCache): QueryId[] {
  const isOld = (template: { id: string; version: number }) =>
    template.id === id && template.version < version;
  const isNews = change === 'updated' && cache.cached('getTerminalTemplate').some(({ data }) => isOld(data));
  return ['listTerminalTemplates', ...(isNews ? (['getTerminalTemplate'] as const) : [])];
}
