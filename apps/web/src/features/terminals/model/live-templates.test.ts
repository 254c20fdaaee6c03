import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { liveCache } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import { queryKey } from '#shared/query/operations.ts';
import { templateLive } from './live-templates.ts';
import type { TerminalTemplate } from './types.ts';

const list = ['listTerminalTemplates'];
const both = ['listTerminalTemplates', 'getTerminalTemplate'];
const template = (change: string, id = 't', version = 4) => ({
  type: 'template.changed',
  data: { template_id: id, version, change },
});
const terminal = (change: string) => ({
  type: 'terminal.changed',
  data: { terminal_id: 'a', version: 2, change },
});

it.each([
  ['the open one was changed', template('updated'), both],
  ['one’s own change, which has been read', template('updated', 't', 3), list],
  ['another one was changed', template('updated', 'another'), list],
  ['the open one was deleted: it stays under the hands of who edits it', template('deleted'), list],
  ['there is a new one', template('added', 'new', 1), list],
  ['a terminal may have another one now', terminal('updated'), list],
  ['a terminal has taken its settings over', terminal('settings_taken'), []],
  ['something else', { type: 'transaction.created', data: {} }, []],
])('%s', (_, event, expected) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey('getTerminalTemplate', { params: { id: 't' } }), {
    id: 't',
    version: 3,
  } as TerminalTemplate);
  const told = { id: 1, at: '2026-11-20T09:00:00.000Z', ...event } as LiveEvent;
  expect(templateLive.apply(told, liveCache(queryClient))).toEqual(expected);
});
