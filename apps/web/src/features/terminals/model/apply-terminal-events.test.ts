import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveCache } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import { queryKey } from '#shared/query/operations.ts';
import { applyTerminalEvent } from './apply-terminal-events.ts';
import type { Terminal, TerminalDetails, TerminalOverview } from './types.ts';

const AT = '2026-11-20T09:00:00.000Z';
const EARLIER = '2026-11-20T08:00:00.000Z';
const offline = { connectivity: 'offline', last_online_at: EARLIER, is_unstable: false, version: 3 } as const;
const vehicle = { name: '12', state_number: null, transport_type: 'bus' } as const;
const terminal = (id: string) => ({ id, point: null, ...offline }) as Terminal & TerminalDetails;

let queryClient: QueryClient;
const all = queryKey('listTerminals', { query: { page: 1 } });
const page = (...ids: string[]) => ({
  items: ids.map(terminal),
  page: 1,
  per_page: 10,
  total: ids.length,
  total_capped: false,
  page_count: 1,
});
const one = queryKey('getTerminal', { params: { id: 'a' } });
const rows = () => queryClient.getQueryData<ReturnType<typeof page>>(all)?.items ?? [];
const apply = (event: Pick<LiveEvent, 'type'> & { data: object }) =>
  applyTerminalEvent({ id: 8, at: AT, ...event } as LiveEvent, liveCache(queryClient));

const online = (id: string, more: Partial<Terminal> = {}) =>
  apply({
    type: 'terminal.connectivity',
    data: {
      terminal_id: id,
      number: 'S1000001',
      name: 'Каса',
      connectivity: 'online',
      last_online_at: AT,
      is_unstable: false,
      ...more,
    },
  });
const changed = (id: string, version: number, change = 'updated') =>
  apply({ type: 'terminal.changed', data: { terminal_id: id, version, change } });

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(all, page('a', 'b'));
  queryClient.setQueryData(one, terminal('a') as TerminalDetails);
});

describe('a terminal that goes online', () => {
  it('is online in its row and where it is open, and nothing is read for it', () => {
    const untouched = rows()[1];
    expect(online('a')).toEqual([]);
    expect(rows()[0]).toMatchObject({ id: 'a', connectivity: 'online', last_online_at: AT });
    expect(rows()[1]).toBe(untouched);
    expect(queryClient.getQueryData(one)).toMatchObject({ connectivity: 'online' });
  });

  it('leaves the lists as they are when it is not among the rows', () => {
    const before = queryClient.getQueryData(all);
    expect(online('z')).toEqual([]);
    expect(queryClient.getQueryData(all)).toBe(before);
  });

  it.each([{ connectivity: ['offline' as const] }, { sort: '-last_online_at' as const }])(
    'may belong elsewhere in a list asked for by %o, which is read anew',
    (query) => {
      queryClient.setQueryData(queryKey('listTerminals', { query }), page('b'));
      expect(online('z')).toEqual(['listTerminals']);
    },
  );

  it('is asked for again after an answer that was on its way already', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof page>>();
    void queryClient.fetchQuery({ queryKey: all, queryFn: () => slow.promise });
    expect(online('a')).toEqual(['listTerminals']);
    slow.resolve(page('a'));
  });

  it('makes nothing of the other rows: they stay as old as they were', () => {
    queryClient.setQueryData(all, page('a'), { updatedAt: 1_000 });
    online('a');
    expect(queryClient.getQueryState(all)?.dataUpdatedAt).toBe(1_000);
  });
});

describe('a terminal that changed', () => {
  it('is read anew where it is shown', () => {
    expect(changed('a', 4)).toEqual(['listTerminals', 'getTerminal']);
    expect(changed('b', 4)).toEqual(['listTerminals']);
  });

  it('is not read again when that version has been read', () => {
    expect(changed('a', 3)).toEqual([]);
  });

  it('may have come to the list', () => {
    expect(changed('z', 1, 'added')).toEqual(['listTerminals']);
  });

  it('has taken its settings over: only who looks at those reads anew', () => {
    expect(changed('b', 3, 'settings_taken')).toEqual([]);
    expect(changed('a', 3, 'settings_taken')).toEqual(['getTerminal']);
  });
});

describe('a template that changed', () => {
  const template = { id: 't', name: 'Літо' };
  const told = (id: string, change = 'updated') =>
    apply({ type: 'template.changed', data: { template_id: id, version: 2, change } });
  beforeEach(() => {
    queryClient.setQueryData(all, { ...page('a'), items: [{ ...terminal('a'), template }] });
    queryClient.setQueryData(one, { ...terminal('a'), template } as TerminalDetails);
  });

  it('changes its terminals, which are read anew where they are shown', () => {
    expect(told('t')).toEqual(['listTerminalTemplates', 'listTerminals', 'getTerminal']);
  });

  it('is no matter to others, but where those are listed that wait for their settings', () => {
    expect(told('another')).toEqual(['listTerminalTemplates']);
    queryClient.setQueryData(queryKey('listTerminals', { query: { settings_taken: 'false' } }), page());
    expect(told('another')).toEqual(['listTerminalTemplates', 'listTerminals']);
  });

  it.each(['added', 'deleted'])('is %s: nobody has it', (change) => {
    expect(told('t', change)).toEqual(['listTerminalTemplates']);
  });
});

describe('the terminal that somebody looks at', () => {
  const shown = queryKey('getTerminalOverview', { params: { id: 'a' } });
  beforeEach(() => {
    const looked = { terminal: terminal('a'), vehicle: { ...vehicle, id: 'v' } };
    queryClient.setQueryData(shown, looked as Partial<TerminalOverview>);
    queryClient.removeQueries({ queryKey: one });
  });

  it.each([
    ['paid', 'transaction.created', {}, ['getTerminalOverview', 'listTransactions']],
    ['emptied', 'encashment.created', {}, ['getTerminalOverview']],
    ['online', 'terminal.connectivity', { connectivity: 'online' }, ['getTerminalOverview']],
    ['given its settings', 'terminal.changed', { change: 'settings_taken' }, ['getTerminalOverview']],
  ] as const)('is read anew when it is %s, and not for another one', (_, type, more, reads) => {
    const told = (id: string) => apply({ type, data: { terminal_id: id, version: 3, ...more } });
    expect(told('a')).toEqual(reads);
    expect(told('b')).not.toContain('getTerminalOverview');
  });

  it('is read anew when its vehicle is called otherwise', () => {
    const data = { point_id: null, vehicle_id: 'v' };
    expect(apply({ type: 'terminals.config_invalidated', data })).toEqual(['getTerminalOverview']);
  });
});

it('what happens elsewhere touches no terminals', () => {
  expect(apply({ type: 'bulk_run.progress', data: {} })).toEqual([]);
});

describe('what terminals are told of others', () => {
  const told = (of: { point_id?: string; vehicle_id?: string } = {}) =>
    apply({ type: 'terminals.config_invalidated', data: { point_id: null, vehicle_id: null, ...of } });
  const at = { point: { id: 'p', name: 'Депо', city: 'Львів' }, vehicle: { ...vehicle, id: 'v' } };
  beforeEach(() => {
    queryClient.setQueryData(one, { ...terminal('a'), ...at } as TerminalDetails);
    const { items, ...rest } = page('a', 'b');
    queryClient.setQueryData(all, {
      ...rest,
      items: items.map((row) => ({ ...row, point: row.id === 'a' ? at.point : null })),
    });
  });

  it('has those read anew that stand there, in their list and where one is open', () => {
    expect(told({ point_id: 'p' })).toEqual(['listTerminals', 'getTerminal']);
    expect(told({ point_id: 'another' })).toEqual([]);
  });

  it('has the one read anew that is on the vehicle, which no row shows; and all when all are meant', () => {
    expect(told({ vehicle_id: 'v' })).toEqual(['getTerminal']);
    expect(told({ vehicle_id: 'another' })).toEqual([]);
    expect(told()).toEqual(['getTerminal']);
  });

  it('has a list read anew that goes by settings or by what was typed', () => {
    queryClient.setQueryData(queryKey('listTerminals', { query: { settings_taken: 'false' } }), page());
    expect(told({ vehicle_id: 'another' })).toEqual(['listTerminals']);
  });
});
