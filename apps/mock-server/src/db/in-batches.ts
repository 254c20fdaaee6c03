/** Reading any number of rows a batch at a time, by where the last batch ended; memory holds one batch. */
import { withLongTimeout } from './long-timeout.ts';
import type { Db } from './schema.ts';

/** Rows read at a time: few enough that others get their turn between. */
export const BATCH = 500;

/**
 * All rows that `read` gives, batch after batch.
 * @param read reads up to `BATCH` rows after the one given, in an order without ties; undefined: from the beginning
 * @param goOn asked before each further batch; what it throws ends the reading
 */
export async function* inBatches<Row>(
  db: Db,
  read: (on: Db, after: Row | undefined) => Promise<Row[]>,
  goOn: () => Promise<void> = async () => undefined,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const after = last;
    // The first part must come as soon as every answer; once the file is on its way, the rest may take its time.
    const rows = await (after === undefined ? read(db, after) : withLongTimeout(db, (on) => read(on, after)));
    yield* rows;
    last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    // SQLite works in this thread: the event loop answers others before the next batch.
    await new Promise(setImmediate);
    await goOn();
  }
}
