import { describe, expect, it } from 'vitest';
import {
  type ConnectivityState,
  INITIAL_CONNECTIVITY_STATE,
  offlineSince,
  recordConnectivity,
  stabilise,
} from './connectivity.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();

/** Finds the terminal alternately online and offline at these minutes. @returns the minutes that were news */
function found(minutes: readonly number[], from: ConnectivityState = INITIAL_CONNECTIVITY_STATE) {
  let state = from;
  const news: number[] = [];
  for (const minute of minutes) {
    const step = recordConnectivity(state, state.side === 'online' ? 'offline' : 'online', at(minute));
    state = step.state;
    if (step.shouldReport) news.push(minute);
  }
  return { state, news };
}

describe('a change of sides', () => {
  it('is news; to be found where one is, is none', () => {
    const { state, shouldReport } = recordConnectivity(INITIAL_CONNECTIVITY_STATE, 'online', at(0));
    expect([state, shouldReport]).toEqual([
      { side: 'online', side_since: at(0), changes: [at(0)], is_unstable: false },
      true,
    ]);
    expect(recordConnectivity(state, 'online', at(1))).toEqual({ state, shouldReport: false });
  });

  it('is news for the last time when it is the fifth in half an hour', () => {
    expect(found([0, 7, 14, 21, 28]).news).toEqual([0, 7, 14, 21, 28]);
    expect(found([0, 7, 14, 21, 28]).state.is_unstable).toBe(true);
    expect(found([0, 7, 14, 21, 28, 35, 42, 90]).news).toEqual([0, 7, 14, 21, 28]);
    expect(found([0, 7, 14, 21, 30]).state.is_unstable).toBe(true);
  });

  it('is always news where they are rarer', () => {
    const rare = [0, 8, 16, 24, 32, 40, 48, 56];
    expect(found(rare)).toMatchObject({ news: rare, state: { is_unstable: false } });
  });

  it('keeps no more of the past than is needed', () => {
    expect(found(Array.from({ length: 59 }, (_, minute) => minute)).state.changes).toHaveLength(5);
  });
});

describe('an unstable terminal', () => {
  const { state } = found([0, 1, 2, 3, 4]);

  it('settles when it has been on one side for ten minutes', () => {
    expect(stabilise(state, at(13)).shouldReport).toBe(false);
    expect(stabilise(state, at(14))).toEqual({
      state: { ...state, changes: [], is_unstable: false },
      shouldReport: true,
    });
  });

  it('begins to count anew', () => {
    const settled = stabilise(state, at(14)).state;
    expect(found([15, 16, 17, 18], settled).state.is_unstable).toBe(false);
  });

  it('is the only one that can', () => {
    expect(stabilise(INITIAL_CONNECTIVITY_STATE, at(59))).toEqual({
      state: INITIAL_CONNECTIVITY_STATE,
      shouldReport: false,
    });
  });
});

it('a silent terminal is off line five minutes after it was heard of', () => {
  expect(offlineSince(at(0))).toBe(at(5));
});
