import type { Connectivity } from '@kasa/contracts/terminals/terminal-status';
import { ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireFound } from '../../http/request/requirements.ts';
import {
  keepOnlineUntil,
  markOfflineSince,
  markOnline,
  publishConnectivityChanges,
} from '../../terminals/connectivity.ts';

const AHEAD_SECONDS = 24 * 3600;

/** @param number of the terminal @throws OperationFailure `not_found` */
export async function setConnectivity(db: Db, number: string, connectivity: Connectivity, now: Date) {
  const known = db.selectFrom('terminals').select(['id', 'merchant_id']).where('number', '=', number);
  const { id, merchant_id } = requireFound(await known.executeTakeFirst());
  const iso = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  await inTransaction(db, async (tx) => {
    if (connectivity === 'offline')
      return markOfflineSince(tx, merchant_id, [id], iso(-ONLINE_TIMEOUT_SECONDS - 1));
    await markOnline(tx, merchant_id, [id], iso(0));
    return keepOnlineUntil(tx, merchant_id, [id], iso(AHEAD_SECONDS));
  });
  await publishConnectivityChanges(db, iso(0));
  return { terminal_id: id, connectivity };
}
