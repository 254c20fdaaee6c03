import { withLongTimeout } from './long-timeout.ts';
import type { Db } from './schema.ts';

/** Few enough that other requests are served in between. */
export const BATCH_SIZE = 500;

/**
 * @param read reads up to `BATCH_SIZE` rows after the given one, in an order without ties; undefined: from the
 * start
 * @param beforeNextBatch called before each further batch; its errors end the reading
 */
export async function* inBatches<Row>(
  db: Db,
  read: (on: Db, after: Row | undefined) => Promise<Row[]>,
  beforeNextBatch: () => Promise<void> = async () => undefined,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const after = last;
    // The first batch has the normal statement timeout, later ones a longer one.
    const rows = await (after === undefined ? read(db, after) : withLongTimeout(db, (on) => read(on, after)));
    yield* rows;
    last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_SIZE) return;
    // SQLite blocks this thread: let the event loop serve others before the next batch.
    await new Promise(setImmediate);
    await beforeNextBatch();
  }
}
