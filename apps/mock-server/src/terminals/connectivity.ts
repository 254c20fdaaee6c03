/**
 * Connectivity of terminals and its events; the rules are the contract's (terminals/connectivity.ts). Readers compare
 * `online_until` with the clock; the `side` columns hold the state last published.
 */
import {
  type ConnectivityState,
  type ConnectivityUpdate,
  offlineSince,
  recordConnectivity,
  STABLE_AFTER_SECONDS,
  stabilise,
} from '@kasa/contracts/terminals/connectivity';
import { ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import type { Transaction } from 'kysely';
import { everTerminals } from '../db/fleet.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { historyWith } from './connectivity-periods.ts';

const COLUMNS = [
  'id',
  'merchant_id',
  'number',
  'name',
  'online_until',
  'side',
  'side_since',
  'side_changes',
  'is_unstable',
  'side_history',
] as const satisfies readonly (keyof Row<'terminals'>)[];
type Found = Pick<Row<'terminals'>, (typeof COLUMNS)[number]>;
type Tx = Transaction<Schema>;

const BATCH = 100;

const ago = (now: string, seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();

function stateOf({ side, side_since, side_changes, is_unstable }: Found): ConnectivityState {
  return { side, side_since, changes: JSON.parse(side_changes) as string[], is_unstable: is_unstable === 1 };
}

async function storeState(
  tx: Tx,
  before: Found,
  { side, side_since, changes, is_unstable }: ConnectivityState,
) {
  const side_history =
    side === before.side || side_since === null
      ? before.side_history
      : historyWith(before.side_history, side_since);
  await tx
    .updateTable('terminals')
    .set({
      side,
      side_since,
      side_changes: JSON.stringify(changes),
      is_unstable: is_unstable ? 1 : 0,
      side_history,
    })
    .where('id', '=', before.id)
    .execute();
}

/** Moves each locked terminal to its next state, and publishes the changes that are news. */
async function applyTransition(
  tx: Tx,
  found: readonly Found[],
  at: string,
  next: (one: Found) => ConnectivityUpdate,
): Promise<void> {
  const news = new Map<string, Parameters<typeof publish>[3][]>();
  for (const one of found) {
    const { state, shouldReport } = next(one);
    await storeState(tx, one, state);
    if (!shouldReport) continue;
    const { id: terminal_id, merchant_id, number, name, online_until } = one;
    const last_online_at = online_until === '' ? null : online_until < at ? online_until : at;
    const { side: connectivity, is_unstable } = state;
    const data = { terminal_id, number, name, connectivity, last_online_at, is_unstable };
    news.set(merchant_id, [...(news.get(merchant_id) ?? []), { type: 'terminal.connectivity', data }]);
  }
  // In a fixed order, to avoid deadlocks between servers.
  for (const merchant of [...news.keys()].toSorted())
    await publish(tx, merchant, at, ...(news.get(merchant) ?? []));
}

/**
 * Marks a merchant's terminals as online. No edit: versions stay. Call it last in the transaction, see `publish`.
 * @param at ISO 8601 UTC; a later `online_until` stays
 */
export async function markOnline(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
  at: string,
): Promise<void> {
  if (ids.length === 0) return;
  const own = everTerminals(tx).select(COLUMNS).where('merchant_id', '=', merchantId);
  const found = await own.where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const later = found.filter(({ online_until }) => online_until < at).map(({ id }) => id);
  if (later.length > 0) {
    await tx.updateTable('terminals').set({ online_until: at }).where('id', 'in', later).execute();
  }
  const back = found.filter(({ side }) => side === 'offline').map((one) => ({ ...one, online_until: at }));
  await applyTransition(tx, back, at, (one) => recordConnectivity(stateOf(one), 'online', at));
}

/**
 * Moves the end of the online time of a merchant's terminals. `back`: to a past moment, which
 * `publishConnectivityChanges` publishes; `ahead`: to a future one, until it is moved back.
 */
export async function moveOnlineUntil(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
  where: 'back' | 'ahead',
  until: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('terminals')
    .set({ online_until: until })
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .where('online_until', where === 'back' ? '>' : '<', until)
    .execute();
}

const terminalsOf = (db: Db, merchantId: string | undefined) =>
  everTerminals(db).$if(merchantId !== undefined, (all) => all.where('merchant_id', '=', String(merchantId)));

const overdueTerminals = (db: Db, now: string, merchantId?: string) =>
  terminalsOf(db, merchantId)
    .where('side', '=', 'online')
    .where('online_until', '<', ago(now, ONLINE_TIMEOUT_SECONDS))
    .orderBy('online_until')
    .limit(BATCH);

const stabilisedTerminals = (db: Db, now: string, merchantId?: string) =>
  terminalsOf(db, merchantId)
    .where('is_unstable', '=', 1)
    .where('side_since', '<=', ago(now, STABLE_AFTER_SECONDS))
    .orderBy('side_since')
    .limit(BATCH);

const sweeps = [
  {
    ones: overdueTerminals,
    next: (one: Found) => recordConnectivity(stateOf(one), 'offline', offlineSince(one.online_until)),
  },
  { ones: stabilisedTerminals, next: (one: Found, now: string) => stabilise(stateOf(one), now) },
] as const;

/**
 * Finds terminals that went offline and unstable ones that have settled, and publishes it. Several servers may run it
 * in parallel: locked rows are skipped.
 * @param now ISO 8601 UTC, by the app's clock
 * @param merchantId by default all merchants
 */
export async function publishConnectivityChanges(db: Db, now: string, merchantId?: string): Promise<void> {
  for (const { ones, next } of sweeps) {
    for (;;) {
      // Checked without a transaction first: nearly always there are none.
      if ((await ones(db, now, merchantId).select('id').execute()).length === 0) break;
      const count = await inTransaction(db, async (tx) => {
        const found = await ones(tx, now, merchantId).select(COLUMNS).forUpdate().skipLocked().execute();
        await applyTransition(tx, found, now, (one) => next(one, now));
        return found.length;
      });
      if (count < BATCH) break;
    }
  }
}
