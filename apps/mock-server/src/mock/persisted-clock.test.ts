import { resetMock, setMockClock } from '@kasa/contracts/mock/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BodyFor, call } from '../http/test-support/call.ts';
import { startSharedApp } from '../http/test-support/fresh-app.ts';
import { TravelClock } from './clock.ts';
import { restoreClock } from './persisted-clock.ts';

const test = await startSharedApp();

describe('the clock of a server that is started again', () => {
  beforeEach(() => call(test.app, resetMock));

  const set = async (body: BodyFor<typeof setMockClock>) =>
    (await call(test.app, setMockClock, { body })).code;
  const afterRestart = async () => {
    const clock = new TravelClock();
    await restoreClock(test.database.db, clock);
    return clock;
  };
  const meta = () => test.database.db.selectFrom('meta').selectAll().where('key', '=', 'mock_clock');

  it('stands still where it stood', async () => {
    expect(await set({ now: '2027-01-31T22:00:00.000Z', advance_seconds: 0, frozen: true })).toBe(0);
    const clock = await afterRestart();
    expect([clock.nowIso(), clock.frozen]).toEqual(['2027-01-31T22:00:00.000Z', true]);
  });

  it('is ahead of the real time by as much, and runs on; the last setting counts', async () => {
    await set({ now: '2027-01-31T22:00:00.000Z', advance_seconds: 0, frozen: true });
    await set({ now: null, advance_seconds: 86_400, frozen: false });
    const clock = await afterRestart();
    expect([clock.offsetSeconds, clock.frozen]).toEqual([86_400, false]);
    expect(await meta().execute()).toHaveLength(1);
  });

  it.each([
    ['never moved', async () => 0],
    ['put right', () => set({ now: null, advance_seconds: 0, frozen: false })],
    ['reset with the data', async () => (await call(test.app, resetMock)).code],
  ])('goes right when it was %s', async (_, last) => {
    if (_ !== 'never moved') await set({ now: null, advance_seconds: 3_600, frozen: true });
    expect(await last()).toBe(0);
    expect((await afterRestart()).setting).toBeNull();
    expect(await meta().execute()).toEqual([]);
  });

  it.each(['', '{', '{"at":"soon"}', '{"ahead":"1"}', 'null'])(
    'goes right when %j was kept',
    async (value) => {
      await test.database.db.insertInto('meta').values({ key: 'mock_clock', value }).execute();
      expect((await afterRestart()).setting).toBeNull();
      await test.database.db.deleteFrom('meta').where('key', '=', 'mock_clock').execute();
    },
  );
});
