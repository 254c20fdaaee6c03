/**
 * Failed and unfinished sign-ins in the journal: one entry of a person and hour, which counts on. They are collected and
 * written together once a second, apart from the answers, so that neither their time nor their number tells whether a
 * phone is registered (security T5), and a flood of them is one write a second.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../db/connect.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import type { Account } from './account-store.ts';

const WRITE_AFTER_MS = 1_000;
/** How long the code of a second factor is waited for, until the sign-in counts as given up. */
const GIVEN_UP_AFTER_MS = 5 * 60_000;
const GROUP_MS = 3_600_000;
/** More of a person are counted, but not named. */
const MAX_ADDRESSES = 5;

/** The operations of the entries; the contract says so, too. */
export const SIGN_IN_FAILED = 'signInFailed';
/** The password was right, and no code followed. */
export const SIGN_IN_UNFINISHED = 'signInUnfinished';

interface Failure {
  readonly operation: typeof SIGN_IN_FAILED | typeof SIGN_IN_UNFINISHED;
  readonly clock: Clock;
  readonly at: string;
  readonly address: string;
  /** Undefined: nobody has the phone. */
  readonly account: Pick<Account, 'id'> | undefined;
}

/** What such an entry holds in `after`. */
export interface FailedSignIns {
  readonly attempts: number;
  readonly last_attempt_at: string;
  readonly addresses: readonly string[];
}

interface Collected {
  noted: Failure[];
  /** Sign-ins that wait for their code. */
  readonly begun: Set<Failure>;
  /** What was being written last; ended writes are in it. */
  writing: Promise<void>;
}

const collected = new WeakMap<Database, Collected>();

function collectedOf(database: Database): Collected {
  const known = collected.get(database) ?? { noted: [], begun: new Set(), writing: Promise.resolve() };
  collected.set(database, known);
  return known;
}

/** Notes a failed sign-in, to be written in a moment; the same work for everybody. */
export function noteFailedSignIn(context: Context, account: Pick<Account, 'id'> | undefined): void {
  note(context, failureOf(context, account, SIGN_IN_FAILED));
}

/** Notes a right password without its code, to be written when no sign-in from the address has followed. */
export function noteUnfinishedSignIn(context: Context, account: Pick<Account, 'id'>): void {
  const { begun } = collectedOf(context.db);
  const failure = failureOf(context, account, SIGN_IN_UNFINISHED);
  begun.add(failure);
  setTimeout(() => {
    if (begun.delete(failure)) note(context, failure);
  }, GIVEN_UP_AFTER_MS).unref();
}

const failureOf = (
  { clock, exchange }: Context,
  account: Failure['account'],
  operation: Failure['operation'],
): Failure => ({ operation, clock, at: clock.nowIso(), account, address: exchange.address });

function note({ db, exchange }: Context, failure: Failure): void {
  const { noted } = collectedOf(db);
  noted.push(failure);
  if (noted.length > 1) return;
  setTimeout(() => {
    const warn = (error: unknown) =>
      exchange.warn({ reason: String(error) }, 'failed sign-ins could not be written to the journal');
    writeNoted(db).catch(warn);
  }, WRITE_AFTER_MS).unref();
}

/** Writes what was noted, and what waits for its code, when the server stops. */
export function writeFailedSignIns(database: Database): Promise<void> {
  const { noted, begun } = collectedOf(database);
  noted.push(...begun);
  begun.clear();
  return writeNoted(database);
}

function writeNoted(database: Database): Promise<void> {
  const state = collectedOf(database);
  const { noted, writing } = state;
  if (noted.length === 0) return writing;
  state.noted = [];
  const written = writing.then(() => write(database, noted));
  state.writing = written.catch(() => undefined);
  return written;
}

async function write({ db }: Database, noted: readonly Failure[]): Promise<void> {
  const kinds = Map.groupBy(noted, ({ account, operation }) => `${operation} ${account?.id}`);
  let failed: unknown;
  for (const failures of kinds.values()) {
    const id = failures[0]?.account?.id;
    const written = inTransaction(db, async (tx) =>
      id === undefined ? writeNothing(tx, failures) : count(tx, id, await withoutFinished(tx, id, failures)),
    );
    // What one person's cannot be written does not keep others' from it.
    await written.catch((error: unknown) => {
      failed = error;
    });
  }
  if (failed !== undefined) throw failed;
}

/** Of phones that nobody has no merchant is told; a write as such shows nothing then. */
async function writeNothing(tx: Db, [failure]: readonly Failure[]): Promise<void> {
  const seen = { paused_until: failure?.clock.nowIso() ?? '' };
  await tx
    .insertInto('failed_attempts')
    .values({ id: 'nobody', failures: 0, pause_ms: 0, ...seen })
    .onConflict((same) => same.column('id').doUpdateSet(seen))
    .execute();
}

/** Leaves out sign-ins whose code came from the same address: to whichever server, they stand in the journal. */
async function withoutFinished(tx: Db, userId: string, failures: readonly Failure[]): Promise<Failure[]> {
  const [first] = failures;
  if (first?.operation !== SIGN_IN_UNFINISHED) return [...failures];
  const signIns = await tx
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['audit_entries.at', 'audit_entries.address'])
    .where('users.id', '=', userId)
    .whereRef('audit_entries.merchant_id', '=', 'users.merchant_id')
    .where('audit_entries.operation', '=', 'signIn')
    .where('audit_entries.at', '>=', first.at)
    .execute();
  return failures.filter(({ at, address }) =>
    signIns.every((signIn) => signIn.address !== address || signIn.at < at),
  );
}

async function count(tx: Transaction<Schema>, userId: string, failures: readonly Failure[]): Promise<void> {
  const own = tx.selectFrom('users').select(['full_name', 'merchant_id']).where('id', '=', userId);
  const person = await own.executeTakeFirst();
  const [first] = failures;
  if (person === undefined || first === undefined) return;
  const { clock, operation } = first;
  const { merchant_id: merchantId, full_name: name } = person;
  const current = await tx
    .selectFrom('audit_entries')
    .select(['id', 'after'])
    .where('merchant_id', '=', merchantId)
    .where('object_id', '=', userId)
    .where('operation', '=', operation)
    .where('at', '>', new Date(clock.now().getTime() - GROUP_MS).toISOString())
    .where('at', '<=', clock.nowIso())
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const before = current?.after ? (JSON.parse(current.after) as FailedSignIns) : undefined;
  const addresses = [...(before?.addresses ?? []), ...failures.map(({ address }) => address)];
  const after: FailedSignIns = {
    attempts: (before?.attempts ?? 0) + failures.length,
    last_attempt_at:
      [...failures.map(({ at }) => at), before?.last_attempt_at ?? ''].sort().at(-1) ?? first.at,
    addresses: [...new Set(addresses)].slice(0, MAX_ADDRESSES),
  };
  if (current) {
    const grown = { after: JSON.stringify(after) };
    await tx.updateTable('audit_entries').set(grown).where('id', '=', current.id).execute();
    return;
  }
  const nobody = { merchantId, userId: '', userName: '' };
  const context = { operation, requestId: newId(), clock, session: nobody, exchange: first };
  const object = { type: 'user', id: userId, name };
  const change = {
    object,
    before: { attempts: 0, last_attempt_at: null, addresses: null },
    after: { ...after },
  };
  await recordChange(tx, context, change, { merchantId, user: null });
}
