import { expect, it } from 'vitest';
import type { LiveCache } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import { usersLive } from './live-users.ts';

const cache = (...open: { id: string; version: number }[]) =>
  ({ cached: () => open.map((data) => ({ input: {}, data })), patch: () => [] }) as unknown as LiveCache;
const changed = (user_id: string, version: number) =>
  ({ type: 'user.changed', id: 1, at: '', data: { user_id, version, change: 'rights' } }) as LiveEvent;

it.each([
  ['nobody’s are open', cache(), ['listUsers']],
  ['another one’s are open', cache({ id: 'b', version: 1 }), ['listUsers']],
  ['theirs are open as they were', cache({ id: 'a', version: 1 }), ['listUsers', 'getUser']],
  ['theirs are open as they are now: it was done here', cache({ id: 'a', version: 2 }), ['listUsers']],
])('of changed rights the list is read anew, and whose are open: %s', (_, kept, reads) => {
  expect(usersLive.apply(changed('a', 2), kept)).toEqual(reads);
});

it('what else happens is nothing to it', () => {
  const other = { type: 'encashment.created', id: 1, at: '', data: {} } as unknown as LiveEvent;
  expect(usersLive.apply(other, cache({ id: 'a', version: 1 }))).toEqual([]);
});
