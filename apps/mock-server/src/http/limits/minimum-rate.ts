export interface MinimumRate {
  /** How long the client may read nothing, in milliseconds. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/**
 * A slow reader holds one of few slots (security T18), and a byte now and then avoids the idle timeout. 128 kbit/s is
 * below the slowest mobile network; the grace of a minute allows for buffers on the way.
 */
export const DOWNLOAD_MINIMUM_RATE: MinimumRate = { graceMs: 60_000, bytesPerSecond: 16 * 1024 };

/** One second's worth at the minimum rate, so that large pieces are timed in small steps. */
const SLICE = 16 * 1024;

/**
 * Yields the pieces in slices while the client reads fast enough. Only the client's time counts, not the time to make
 * a piece; time saved is capped at the grace.
 * @param onTooSlow called when the client is too slow; it must end the transfer
 */
export async function* withMinimumRate(
  pieces: AsyncIterable<Uint8Array>,
  { graceMs, bytesPerSecond }: MinimumRate,
  onTooSlow: () => void,
): AsyncGenerator<Uint8Array, void> {
  let leftMs = graceMs;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; from += SLICE) {
      const slice = piece.subarray(from, from + SLICE);
      const handedOver = performance.now();
      const timer = setTimeout(onTooSlow, Math.max(0, leftMs));
      try {
        yield slice;
      } finally {
        clearTimeout(timer);
      }
      const earnedMs = (slice.length / bytesPerSecond) * 1000;
      leftMs = Math.min(graceMs, leftMs - (performance.now() - handedOver) + earnedMs);
    }
  }
}
