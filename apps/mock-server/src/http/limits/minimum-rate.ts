/** How slowly somebody may take a file that is made while it is sent. */
export interface MinimumRate {
  /** How long they may take nothing at all, in milliseconds. */
  readonly graceMs: number;
  /** How many bytes a second they must take in the long run. */
  readonly bytesPerSecond: number;
}

/**
 * A reader holds one of few places while they read (security T18). The server's timeout of silent connections ends one
 * who takes nothing; this ends one who takes a byte now and then. 128 kbit/s is less than the slowest mobile network
 * gives, and the minute leaves room for what a system buffers on the way, which it takes in gulps.
 */
export const MINIMUM_RATE: MinimumRate = { graceMs: 60_000, bytesPerSecond: 16 * 1024 };

/** So small that one takes a second at the slowest: a piece of any size is asked for bit by bit. */
const SLICE = 16 * 1024;

/**
 * Hands on pieces as long as whoever takes them is quick enough. Only the time that they take counts, not the time that
 * the pieces take to be made. Quick ones gain no more than the grace: a reader who stops in the middle is left like
 * one who never began.
 * @param giveUp called when the reader is too slow; it is to end them
 */
export async function* withMinimumRate(
  pieces: AsyncIterable<Uint8Array>,
  { graceMs, bytesPerSecond }: MinimumRate,
  giveUp: () => void,
): AsyncGenerator<Uint8Array, void> {
  let leftMs = graceMs;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; from += SLICE) {
      const slice = piece.subarray(from, from + SLICE);
      const handedOver = performance.now();
      const timer = setTimeout(giveUp, Math.max(0, leftMs));
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
