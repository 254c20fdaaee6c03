import type { Db } from './schema.ts';

const KEY = 'ledger_reset';

/** Runs `work` with the ledger's triggers off (0028-refunds): a reset replaces rows that are append-only. */
export async function withLedgerReset(tx: Db, work: () => Promise<void>): Promise<void> {
  await tx.insertInto('meta').values({ key: KEY, value: '' }).execute();
  await work();
  await tx.deleteFrom('meta').where('key', '=', KEY).execute();
}
