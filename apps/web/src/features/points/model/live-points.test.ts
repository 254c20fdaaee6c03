import { expect, it } from 'vitest';
import type { LiveCache } from '#shared/live/live-cache.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import { pointsLive } from './live-points.ts';

const id = '01912d50-3c00-7000-8000-000000000012';
const readsAfter = (event: Pick<LiveEvent, 'type' | 'data'>) =>
  pointsLive.apply({ id: 1, at: '2026-11-20T09:00:00.000Z', ...event } as LiveEvent, {} as LiveCache);

const clock = ['getFiscalClock', 'getRegisterRepair'];

it.each<[string, object, readonly string[]]>([
  ['point.changed', { point_id: id }, ['listPoints', 'getPoint', ...clock]],
  [
    'register_shift.changed',
    { shift_id: id, point_id: id, state: 'opened' },
    ['listRegisterShifts', 'getRegisterShift', 'listPoints', 'getPoint', ...clock],
  ],
  ['user.changed', { user_id: id, version: 2, change: 'rights' }, []],
])('%s reads what it has changed', (type, data, reads) => {
  expect(readsAfter({ type, data } as LiveEvent)).toEqual(reads);
});
