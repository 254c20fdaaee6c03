import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStreamSlot, HANDOVER_DELAY_MS } from './stream-slot.ts';
import { FakeLocks } from './test-support/fake-locks.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

function page(locks: LockManager | null) {
  const tell = { onGranted: vi.fn(), onAllTaken: vi.fn() };
  const place = createStreamSlot(locks, tell);
  const said = () => `granted ${tell.onGranted.mock.calls.length}, full ${tell.onAllTaken.mock.calls.length}`;
  return { ...place, said };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('pages of one browser that listen', () => {
  it('are four; those beyond wait without asking the server', async () => {
    const locks = new FakeLocks();
    const pages = Array.from({ length: 6 }, () => page(locks));
    for (const one of pages) one.acquire();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(pages.map((one) => one.said()).sort()).toEqual([
      ...Array.from({ length: 2 }, () => 'granted 0, full 1'),
      ...Array.from({ length: 4 }, () => 'granted 1, full 0'),
    ]);
  });

  it('hand on their place a moment after they leave, to one of those that wait', async () => {
    const locks = new FakeLocks();
    const [first, ...others] = Array.from({ length: 6 }, () => page(locks));
    for (const one of [first, ...others]) {
      one?.acquire();
      await settle();
    }
    first?.release();
    await vi.advanceTimersByTimeAsync(HANDOVER_DELAY_MS - 1);
    expect(others.map((one) => one.said()).slice(-2)).toEqual(['granted 0, full 1', 'granted 0, full 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(others.map((one) => one.said()).slice(-2)).toEqual(['granted 1, full 1', 'granted 0, full 1']);
    others[0]?.release();
    others[1]?.release();
    await vi.advanceTimersByTimeAsync(HANDOVER_DELAY_MS);
    expect(others.at(-1)?.said()).toBe('granted 1, full 1');
    const late = page(locks);
    late.acquire();
    await settle();
    expect(late.said()).toBe('granted 1, full 0');
  });

  it('do not wait any more once they have left', async () => {
    const locks = new FakeLocks();
    const pages = Array.from({ length: 5 }, () => page(locks));
    for (const one of pages) {
      one.acquire();
      await settle();
    }
    pages[4]?.release();
    pages[0]?.release();
    await vi.advanceTimersByTimeAsync(HANDOVER_DELAY_MS);
    expect(pages[4]?.said()).toBe('granted 0, full 1');
    pages[4]?.acquire();
    await settle();
    expect(pages[4]?.said()).toBe('granted 1, full 1');
  });

  it('all try where the browser has no locks, or does not give them', async () => {
    const without = page(null);
    without.acquire();
    expect(without.said()).toBe('granted 1, full 0');
    const locks = new FakeLocks();
    vi.spyOn(locks, 'request').mockRejectedValue(new DOMException('No', 'SecurityError'));
    const refused = page(locks);
    refused.acquire();
    await settle();
    expect(refused.said()).toBe('granted 1, full 0');
  });
});
