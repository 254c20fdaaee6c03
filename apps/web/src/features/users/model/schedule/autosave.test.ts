import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import type { Plan } from './draft.ts';

const hours = { from: '09:00', to: '21:00', days: [1] };
const planWith = (...from: string[]): Plan => ({
  hours,
  shifts: from.map((one) => ({ user_id: '1', day: '2026-11-30', from: one, to: '18:00' })),
});
const CONFLICT = new Error('conflict');

function setUp(send: (plan: Plan, version: number) => Promise<number>) {
  return createAutosave({
    start: { version: 1, plan: planWith() },
    send,
    isStale: (error) => error === CONFLICT,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a moment after the last edit, and not what was taken back', async () => {
  const send = vi.fn(async (_: Plan, version: number) => version + 1);
  const autosave = setUp(send);
  autosave.offer(planWith('09:00'));
  autosave.offer(planWith('10:00'));
  expect(autosave.state()).toBe('waiting');
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([[planWith('10:00'), 1]]);
  expect([autosave.state(), autosave.version()]).toEqual(['saved', 2]);
  autosave.offer(planWith('11:00'));
  autosave.offer(planWith('10:00'));
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends one request at a time; what is edited meanwhile follows', async () => {
  const first = Promise.withResolvers<number>();
  const send = vi.fn((_: Plan, version: number) =>
    version === 1 ? first.promise : Promise.resolve(version + 1),
  );
  const autosave = setUp(send);
  autosave.offer(planWith('09:00'));
  const flushed = autosave.flush();
  autosave.offer(planWith('10:00'));
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  first.resolve(2);
  await flushed;
  expect(send.mock.calls[1]).toEqual([planWith('10:00'), 2]);
  expect([autosave.state(), autosave.isUnsaved()]).toEqual(['saved', false]);
});

it('says that it failed, and saves with the next try', async () => {
  let fails = true;
  const autosave = setUp(async (_, version) => {
    if (fails) throw new Error('no answer');
    return version + 1;
  });
  autosave.offer(planWith('09:00'));
  await vi.runAllTimersAsync();
  expect([autosave.state(), autosave.isUnsaved()]).toEqual(['failed', true]);
  fails = false;
  await autosave.flush();
  expect(autosave.state()).toBe('saved');
});

it('saves what is edited after nothing was to be saved', async () => {
  const send = vi.fn(async (_: Plan, version: number) => version + 1);
  const autosave = setUp(send);
  await autosave.flush();
  autosave.offer(planWith('09:00'));
  await vi.runAllTimersAsync();
  expect([autosave.state(), send.mock.calls.length]).toEqual(['saved', 1]);
});

it('tries again after a failure when something was edited meanwhile, and rests when it was taken back', async () => {
  const first = Promise.withResolvers<number>();
  const send = vi.fn((_: Plan, version: number) =>
    send.mock.calls.length === 1 ? first.promise : Promise.resolve(version + 1),
  );
  const autosave = setUp(send);
  autosave.offer(planWith('09:00'));
  const flushed = autosave.flush().catch(() => 'failed');
  autosave.offer(planWith('10:00'));
  first.reject(new Error('no answer'));
  expect(await flushed).toBe('failed');
  expect(autosave.state()).toBe('waiting');
  await vi.runAllTimersAsync();
  expect([autosave.state(), autosave.base()]).toEqual(['saved', planWith('10:00')]);
});

it('waits when somebody else has saved, until theirs is taken or one’s own is saved', async () => {
  const send = vi.fn(async (_: Plan, version: number) => {
    if (version === 1) throw CONFLICT;
    return version + 1;
  });
  const autosave = setUp(send);
  autosave.offer(planWith('09:00'));
  await vi.runAllTimersAsync();
  autosave.offer(planWith('10:00'));
  await vi.runAllTimersAsync();
  expect([autosave.state(), send.mock.calls.length]).toEqual(['stale', 1]);
  await autosave.overwrite(5);
  expect(send.mock.lastCall).toEqual([planWith('10:00'), 5]);
  autosave.adopt({ version: 9, plan: planWith('12:00') });
  expect([autosave.state(), autosave.version(), autosave.isUnsaved()]).toEqual(['saved', 9, false]);
});
