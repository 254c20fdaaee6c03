import { expect, it } from 'vitest';
import { attentionGroups } from './attention.ts';

const silent = { today: 0, week: 0, earlier: 0, never: 0, latest: [] };
const terminals = {
  ...{ total: 0, added: 0, active: 0, blocked: 0, online: 0, unstable: 0, offline: silent },
  ...{ settings_waiting: 0, settings_waiting_capped: false },
};

const of = (total: number, named: readonly string[]) => {
  const items = named.map((id) => ({
    terminal: { id, number: 'S1100101', name: 'Каса 1' },
    ...{ host: 'shop.test', since: '2026-11-20T08:00:00.000Z', waiting: 1, given_up: 0 },
  }));
  return attentionGroups({ at: '2026-11-20T09:00:00.000Z', terminals }, { total, items });
};

it('counts all terminals whose callbacks do not arrive, and leads to those of the named if these are all', () => {
  const all = '/list/ecomm_callbacks?state=waiting,given_up';
  expect(of(2, ['a', 'b'])).toEqual([{ id: 'callbacks', count: 2, href: `${all}&terminal_id=a,b` }]);
  expect(of(21, ['a', 'b'])).toEqual([{ id: 'callbacks', count: 21, href: all }]);
  expect(of(0, [])).toEqual([]);
});

it('counts the keys that sign and end within thirty days, or have ended', () => {
  const key = (valid_to: string, points_count = 1) => ({ valid_to, points_count });
  const keys = [
    ...[key('2026-11-19T09:00:00.000Z'), key('2026-12-20T09:00:00.000Z')],
    ...[key('2026-12-20T09:00:01.000Z'), key('2026-11-21T09:00:00.000Z', 0)],
  ];
  const none = { total: 0, items: [] };
  expect(attentionGroups({ at: '2026-11-20T09:00:00.000Z', terminals }, none, keys)).toEqual([
    { id: 'keys', count: 2, href: '/points/keys' },
  ]);
});

it('counts the registers that do not reach the tax service, and leads to them', () => {
  const none = { total: 0, items: [] };
  expect(attentionGroups({ at: '2026-11-20T09:00:00.000Z', terminals }, none, [], 3)).toEqual([
    { id: 'registers', count: 3, href: '/points/list?register_link=offline,returning,refused' },
  ]);
});
