/**
 * Who is on line, and when it is told that this has changed; the rules are the contract's (terminals/connectivity.ts).
 * `online_until` says until when a terminal was heard of, and whoever reads judges by it and the clock. The side kept
 * beside it says what was told.
 */
import {
  type ConnectivityState,
  type ConnectivityStep,
  foundOn,
  SETTLED_AFTER_SECONDS,
  settledAt,
  silentSince,
} from '@kasa/contracts/terminals/connectivity';
import { ONLINE_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import type { Transaction } from 'kysely';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';

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
] as const satisfies readonly (keyof Row<'terminals'>)[];
type Found = Pick<Row<'terminals'>, (typeof COLUMNS)[number]>;
type Tx = Transaction<Schema>;

/** Terminals that are looked at in one transaction. */
const BATCH = 100;

const ago = (now: string, seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();

function stateOf({ side, side_since, side_changes, is_unstable }: Found): ConnectivityState {
  return { side, side_since, changes: JSON.parse(side_changes) as string[], is_unstable: is_unstable === 1 };
}

async function keep(tx: Tx, id: string, { side, side_since, changes, is_unstable }: ConnectivityState) {
  await tx
    .updateTable('terminals')
    .set({ side, side_since, side_changes: JSON.stringify(changes), is_unstable: is_unstable ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Takes the next step of each, and tells of those that are news. They are locked. */
async function step(
  tx: Tx,
  found: readonly Found[],
  at: string,
  next: (one: Found) => ConnectivityStep,
): Promise<void> {
  const news = new Map<string, Parameters<typeof publish>[3][]>();
  for (const one of found) {
    const { state, isNews } = next(one);
    await keep(tx, one.id, state);
    if (!isNews) continue;
    const { id: terminal_id, merchant_id, number, name, online_until } = one;
    const last_online_at = online_until === '' ? null : online_until < at ? online_until : at;
    const { side: connectivity, is_unstable } = state;
    const data = { terminal_id, number, name, connectivity, last_online_at, is_unstable };
    news.set(merchant_id, [...(news.get(merchant_id) ?? []), { type: 'terminal.connectivity', data }]);
  }
  // In one order, so that two servers never wait for each other.
  for (const merchant of [...news.keys()].toSorted())
    await publish(tx, merchant, at, ...(news.get(merchant) ?? []));
}

/**
 * Terminals of a merchant were heard of: they are on line from this moment on. No edit, so they get no new version. Call
 * it last in the transaction, see `publish`.
 * @param at ISO 8601 UTC; one that was heard of later meanwhile stays so
 */
export async function heardFrom(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
  at: string,
): Promise<void> {
  if (ids.length === 0) return;
  const own = tx.selectFrom('terminals').select(COLUMNS).where('merchant_id', '=', merchantId);
  const found = await own.where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const later = found.filter(({ online_until }) => online_until < at).map(({ id }) => id);
  if (later.length > 0) {
    await tx.updateTable('terminals').set({ online_until: at }).where('id', 'in', later).execute();
  }
  const back = found.filter(({ side }) => side === 'offline').map((one) => ({ ...one, online_until: at }));
  await step(tx, back, at, (one) => foundOn(stateOf(one), 'online', at));
}

/** Nothing has been heard of these terminals of a merchant since a moment; whether that is told, `lookForSilent` finds. */
export async function silentFrom(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
  since: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('terminals')
    .set({ online_until: since })
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .where('online_until', '>', since)
    .execute();
}

/** Terminals of a merchant that are on line stay so until a moment that lies ahead, unless `silentFrom` says otherwise. */
export async function stayOnline(
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
  until: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('terminals')
    .set({ online_until: until })
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids)
    .where('online_until', '<', until)
    .execute();
}

const terminalsOf = (db: Db, merchantId: string | undefined) =>
  db
    .selectFrom('terminals')
    .$if(merchantId !== undefined, (all) => all.where('merchant_id', '=', String(merchantId)));

const silentOnes = (db: Db, now: string, merchantId?: string) =>
  terminalsOf(db, merchantId)
    .where('side', '=', 'online')
    .where('online_until', '<', ago(now, ONLINE_SECONDS))
    .orderBy('online_until')
    .limit(BATCH);

const settledOnes = (db: Db, now: string, merchantId?: string) =>
  terminalsOf(db, merchantId)
    .where('is_unstable', '=', 1)
    .where('side_since', '<=', ago(now, SETTLED_AFTER_SECONDS))
    .orderBy('side_since')
    .limit(BATCH);

/** What is looked for: which terminals, and what comes next of each. */
const looks = [
  { ones: silentOnes, next: (one: Found) => foundOn(stateOf(one), 'offline', silentSince(one.online_until)) },
  { ones: settledOnes, next: (one: Found, now: string) => settledAt(stateOf(one), now) },
] as const;

/**
 * Finds the terminals that fell silent, and the unstable ones that have settled, and tells of them. Several servers may
 * do so at the same time: each takes what nobody else is at.
 * @param now ISO 8601 UTC, by the app's clock
 * @param merchantId whose; by default everybody's
 */
export async function lookForSilent(db: Db, now: string, merchantId?: string): Promise<void> {
  for (const { ones, next } of looks) {
    for (;;) {
      // Nearly always there are none, and nobody has to be kept waiting to learn that.
      if ((await ones(db, now, merchantId).select('id').execute()).length === 0) break;
      const count = await inTransaction(db, async (tx) => {
        const found = await ones(tx, now, merchantId).select(COLUMNS).forUpdate().skipLocked().execute();
        await step(tx, found, now, (one) => next(one, now));
        return found.length;
      });
      if (count < BATCH) break;
    }
  }
}
