import { OperationFailure } from '../http/handler.ts';

/** Exports that one person may have running: one of each format. */
export const MOST_OF_A_PERSON = 2;
/** Exports that this process makes at a time: each of them takes turns from everybody's clicks. */
export const MOST_AT_ALL = 4;
/** When to ask again: most exports take no longer. */
const RETRY_AFTER_SECONDS = 10;

/** By person; who has none is not here. */
const running = new Map<string, number>();

/**
 * Counts an export as running.
 * @returns what takes it off again
 * @throws OperationFailure rate_limited
 */
function begin(userId: string): () => void {
  const own = running.get(userId) ?? 0;
  const all = [...running.values()].reduce((sum, one) => sum + one, 0);
  if (own >= MOST_OF_A_PERSON || all >= MOST_AT_ALL) {
    throw new OperationFailure('rate_limited', { retry_after_seconds: RETRY_AFTER_SECONDS });
  }
  running.set(userId, own + 1);
  return () => {
    const left = (running.get(userId) ?? 0) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  };
}

/**
 * The rows of an export if there is room for one more: it counts from the first row that is asked for until the last
 * one, or until their reader leaves.
 * @throws OperationFailure rate_limited instead of the first row
 */
export async function* whileThereIsRoom<Row>(
  userId: string,
  rows: () => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const end = begin(userId);
  try {
    yield* rows();
  } finally {
    end();
  }
}
