import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { liveCache } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import { queryKey } from '#shared/query/operations.ts';
import { cashLive, roundQueryIds, roundsLive } from './live-cash.ts';

const payment = (terminal_id: string, payment_form: string) => ({
  type: 'transaction.created',
  data: { transaction_id: 't', terminal_id, amount: 100, payment_form, status: 'approved' },
});
const encashment = (terminal_id: string) => ({
  type: 'encashment.created',
  data: { encashment_id: 'e', terminal_id, amount: 100 },
});

it.each([
  ['a payment in cash', payment('a', 'cash'), ['getTerminalCash']],
  ['an encashment', encashment('a'), ['getTerminalCash', 'listEncashments']],
  ['a payment by card', payment('a', 'card'), []],
  ['a payment elsewhere', payment('b', 'cash'), []],
  ['an encashment elsewhere', encashment('b'), []],
  ['anything else', { type: 'bulk_run.progress', data: {} }, []],
])('%s is read for as far as it shows', (_, told, reads) => {
  expect(cashLive.apply(eventOf(told), cacheWith('a'))).toEqual(reads);
});

it.each([
  ['a changed round', { type: 'collection_round.changed', data: { round_id: 'r' } }, roundQueryIds],
  [
    'an encashment of the terminal beside',
    encashment('a'),
    ['getTerminalCash', 'listEncashments', 'getCollectionRound', 'listTerminalsWithCash'],
  ],
  ['an encashment elsewhere', encashment('b'), ['getCollectionRound', 'listTerminalsWithCash']],
  ['a payment in cash at the terminal beside', payment('a', 'cash'), ['getTerminalCash']],
])('beside a round, %s is read for', (_, told, reads) => {
  expect(roundsLive.apply(eventOf(told), cacheWith('a'))).toEqual(reads);
});

const eventOf = (told: object) => ({ id: 1, at: '2026-11-20T09:00:00.000Z', ...told }) as LiveEvent;

/** The cache while the cash of a terminal is shown. */
function cacheWith(id: string) {
  const queryClient = new QueryClient();
  const input = { params: { id } };
  queryClient.setQueryData(queryKey('getTerminalCash', input), { terminal: { id } });
  return liveCache(queryClient);
}
