import { ServerError } from '@kasa/client/http/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEventReader,
  type EventReader,
  SILENCE_TIMEOUT_MS,
  STREAM_LIMIT_DELAY_MS,
} from './event-reader.ts';
import { EVENT_TIME, fakeStreams } from './test-support/fake-streams.ts';

let streams: ReturnType<typeof fakeStreams>;
let reader: EventReader;
const told = {
  ids: [] as number[],
  current: vi.fn(),
  lost: vi.fn(),
  crowded: vi.fn(),
  gap: vi.fn(async (_isFirst: boolean) => undefined),
};
const fetchRefusalReason = vi.fn(async (_after: number | null): Promise<unknown> => undefined);

const settle = () => vi.advanceTimersByTimeAsync(0);
const addresses = () => streams.all.map(({ address }) => address);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  streams = fakeStreams();
  told.ids = [];
  reader = createEventReader(
    { open: streams.open, fetchRefusalReason, retryBaseDelay: 500 },
    {
      onEvent: ({ id }) => told.ids.push(id),
      onResync: told.gap,
      onUpToDate: told.current,
      onLost: told.lost,
      onStreamLimit: told.crowded,
    },
  );
});
afterEach(() => {
  reader.stop();
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  told.gap.mockImplementation(async () => undefined);
  fetchRefusalReason.mockImplementation(async () => undefined);
});

async function open() {
  reader.start();
  streams.last().ready(7);
  streams.last().heartbeat(7);
  await settle();
  return streams.last();
}

describe('a stream', () => {
  it('begins now, once everything from before has been read', async () => {
    const reading = Promise.withResolvers<undefined>();
    told.gap.mockReturnValue(reading.promise);
    reader.start();
    streams.last().ready(7);
    streams.last().heartbeat(7);
    await settle();
    expect(told.current).not.toHaveBeenCalled();
    reading.resolve(undefined);
    await settle();
    expect(told.current).toHaveBeenCalledExactlyOnceWith(EVENT_TIME);
    expect(addresses()).toEqual(['/api/v1/events']);
  });

  it('tells each event once, in its order', async () => {
    const stream = await open();
    for (const id of [8, 9, 9, 8, 11]) stream.event(id);
    expect(told.ids).toEqual([8, 9, 11]);
  });

  it('goes on after the last event when the connection breaks, with nothing missing and nothing twice', async () => {
    const first = await open();
    first.event(8);
    first.event(9);
    first.break();
    first.event(10);
    expect([told.ids, first.isClosed, told.lost.mock.calls.length]).toEqual([[8, 9], true, 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect(addresses()).toEqual(['/api/v1/events', '/api/v1/events?after=9']);
    streams.last().event(10);
    streams.last().event(11);
    expect(told.ids).toEqual([8, 9, 10, 11]);
    expect(told.gap).toHaveBeenCalledTimes(1);
  });

  it('goes on after what others were told, too: the heartbeat says how far it is', async () => {
    const stream = await open();
    stream.heartbeat(40);
    stream.break();
    await vi.advanceTimersByTimeAsync(500);
    expect(streams.last().address).toBe('/api/v1/events?after=40');
  });

  it('reads everything anew when the server has forgotten where it was', async () => {
    const stream = await open();
    stream.break();
    await vi.advanceTimersByTimeAsync(500);
    streams.last().send({ type: 'reset', last_id: 3 } as { type: string });
    expect(told.gap.mock.calls).toEqual([[true], [false]]);
    streams.last().event(4);
    expect(told.ids).toEqual([4]);
  });

  it('begins again when what was missed could not be read', async () => {
    told.gap.mockRejectedValueOnce(new Error('no answer'));
    reader.start();
    streams.last().ready(7);
    streams.last().heartbeat(7);
    await settle();
    expect([told.current.mock.calls.length, told.lost.mock.calls.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect(addresses()).toEqual(['/api/v1/events', '/api/v1/events']);
    streams.last().ready(9);
    streams.last().heartbeat(9);
    await settle();
    expect(told.gap.mock.calls).toEqual([[true], [false]]);
    expect(told.current).toHaveBeenCalledTimes(1);
  });
});

describe('a lost connection', () => {
  it('is tried again with growing pauses, half a minute at most', async () => {
    reader.start();
    const pauses: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const before = streams.all.length;
      streams.last().break();
      let tenths = 0;
      for (; streams.all.length === before; tenths += 1) await vi.advanceTimersByTimeAsync(100);
      pauses.push(tenths / 10);
    }
    expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 32, 32, 32]);
  });

  it('is tried at different moments by different pages', async () => {
    vi.mocked(Math.random).mockReturnValue(0.98);
    reader.start();
    streams.last().break();
    await vi.advanceTimersByTimeAsync(700);
    expect(streams.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(50);
    expect(streams.all).toHaveLength(2);
  });

  it('is tried soon again when it had lasted', async () => {
    reader.start();
    for (let n = 0; n < 3; n += 1) {
      streams.last().break();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    await vi.advanceTimersByTimeAsync(8_000);
    const { length } = streams.all;
    streams.last().break();
    await vi.advanceTimersByTimeAsync(500);
    expect(streams.all).toHaveLength(length + 1);
  });

  it('is noticed when nothing is heard any more, also after a sleep', async () => {
    const stream = await open();
    await vi.advanceTimersByTimeAsync(SILENCE_TIMEOUT_MS - 1);
    expect(told.lost).not.toHaveBeenCalled();
    stream.heartbeat(7);
    await vi.advanceTimersByTimeAsync(SILENCE_TIMEOUT_MS - 1);
    expect(told.lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([told.lost.mock.calls.length, stream.isClosed]).toEqual([1, true]);
  });

  it('is tried at once when there is reason to', async () => {
    await open();
    for (let n = 0; n < 5; n += 1) {
      streams.last().break();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    streams.last().break();
    const { length } = streams.all;
    reader.checkNow();
    expect(streams.all).toHaveLength(length + 1);
    reader.checkNow();
    expect(streams.all).toHaveLength(length + 1);
  });
});

describe('a refused stream', () => {
  const refusal = (codeName: 'rate_limited' | 'maintenance', seconds: number) =>
    new ServerError({ code: -8, codeName, details: { retry_after_seconds: seconds } }, 'Not now');

  it('asks why, and waits for as long as the server says', async () => {
    fetchRefusalReason.mockRejectedValueOnce(refusal('maintenance', 7));
    reader.start();
    streams.last().refuse();
    await settle();
    expect(fetchRefusalReason).toHaveBeenCalledExactlyOnceWith(null);
    // A response means that the server is reachable.
    expect(told.lost).toHaveBeenCalledExactlyOnceWith(true);
    await vi.advanceTimersByTimeAsync(6_900);
    expect(streams.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(streams.all).toHaveLength(2);
    expect(told.crowded).not.toHaveBeenCalled();
  });

  it('for which there is no room is tried once a minute, or at once when there is reason to', async () => {
    fetchRefusalReason.mockRejectedValue(refusal('rate_limited', 15));
    reader.start();
    streams.last().refuse();
    await settle();
    expect(told.crowded).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(STREAM_LIMIT_DELAY_MS - 1);
    expect(streams.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    streams.last().refuse();
    await settle();
    expect([streams.all.length, fetchRefusalReason.mock.calls.length]).toEqual([2, 2]);
    reader.checkNow();
    expect(streams.all).toHaveLength(3);
  });

  it('is tried again also when nobody says why', async () => {
    fetchRefusalReason.mockReturnValueOnce(new Promise(() => undefined));
    reader.start();
    streams.last().refuse();
    await vi.advanceTimersByTimeAsync(SILENCE_TIMEOUT_MS);
    expect(streams.all).toHaveLength(2);
  });

  it('is not tried again by a page that has been told to stop meanwhile', async () => {
    const answer = Promise.withResolvers<undefined>();
    fetchRefusalReason.mockReturnValueOnce(answer.promise);
    reader.start();
    streams.last().refuse();
    reader.stop();
    answer.resolve(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams.all).toHaveLength(1);
  });
});

describe('a page', () => {
  it('that is left for a while goes on where it was', async () => {
    const stream = await open();
    stream.event(8);
    reader.pause();
    expect(stream.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(streams.all).toHaveLength(1);
    reader.start();
    expect(streams.last().address).toBe('/api/v1/events?after=8');
  });

  it('of somebody else begins anew', async () => {
    await open();
    reader.stop();
    reader.start();
    expect(addresses()).toEqual(['/api/v1/events', '/api/v1/events']);
  });
});
