import type { MockTerminalDispute } from '@kasa/contracts/mock/terminal-disputes';
import type { DisputeTerminalInput, TerminalDispute } from '@kasa/contracts/terminals/releases';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { advisoryLock } from '../db/dialect.ts';
import { everTerminals, fleet } from '../db/fleet.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { hashActivationCode } from './activation-code.ts';
import { requireNotOwn } from './add-terminal.ts';
import { release } from './release.ts';

const DAY_MS = 86_400_000;
const MAX_A_DAY = 10;

/**
 * Tells the acquirer of a device in another fleet; whether the code is right is for the acquirer alone.
 * @throws OperationFailure `terminal_already_added` (one's own), `rate_limited`
 */
export function openDispute(
  context: Context,
  { number, code, reason }: z.output<typeof DisputeTerminalInput>,
): Promise<z.input<typeof TerminalDispute>> {
  const { session, clock } = context;
  return runIdempotent(context, async (tx) => {
    const held = await requireNotOwn(tx, context, number);
    await requireFewerToday(tx, context);
    const device = tx.selectFrom('terminal_devices').select('id').where('number', '=', number);
    const known = device.where('activation_code_hash', '=', hashActivationCode(tx, code));
    const row = {
      ...{ id: newId(), merchant_id: session.merchantId, created_at: clock.nowIso(), number, reason },
      held_terminal_id: held?.id ?? null,
      is_proven: (await known.executeTakeFirst()) === undefined ? 0 : 1,
      ...{ decision: null, decided_at: null },
    } satisfies Row<'terminal_disputes'>;
    await tx.insertInto('terminal_disputes').values(row).execute();
    const object = { type: 'terminal_dispute', id: row.id, name: number };
    await recordChange(tx, context, { object, before: null, after: { reason } });
    return { id: row.id, number, opened_at: row.created_at };
  });
}

/** @throws OperationFailure `rate_limited` */
async function requireFewerToday(tx: Db, { session, clock }: Context): Promise<void> {
  await advisoryLock(tx, `disputes of ${session.merchantId}`);
  const dayAgo = new Date(clock.now().getTime() - DAY_MS).toISOString();
  const own = tx.selectFrom('terminal_disputes').select('created_at').orderBy('created_at');
  const recent = own.where('merchant_id', '=', session.merchantId).where('created_at', '>', dayAgo);
  const [oldest, ...others] = await recent.execute();
  if (oldest === undefined || others.length + 1 < MAX_A_DAY) return;
  const waitMs = Date.parse(oldest.created_at) + DAY_MS - clock.now().getTime();
  throw new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
}

type Dispute = z.input<typeof MockTerminalDispute>;

const present = ({
  created_at,
  is_proven,
  held_terminal_id: _,
  decided_at: __,
  ...rest
}: Row<'terminal_disputes'>): Dispute => ({
  ...rest,
  is_proven: is_proven === 1,
  opened_at: created_at,
});

const SHOWN = 100;

/** The newest disputes of all merchants, as the acquirer sees them. */
export async function listDisputes(db: Db): Promise<Dispute[]> {
  const newest = db.selectFrom('terminal_disputes').selectAll().orderBy('created_at', 'desc');
  return (await newest.orderBy('id', 'desc').limit(SHOWN).execute()).map(present);
}

/** Decides as the acquirer; null withdraws what was decided. @throws OperationFailure `not_found` */
export function decideDispute(
  context: Pick<Context, 'db' | 'clock' | 'requestId' | 'exchange'>,
  id: string,
  wanted: Dispute['decision'],
): Promise<Dispute> {
  return inTransaction(context.db.db, async (tx) => {
    const known = tx.selectFrom('terminal_disputes').selectAll().where('id', '=', id);
    const dispute = requireFound(await known.forUpdate().executeTakeFirst());
    if (dispute.decision !== null && wanted !== null) return present(dispute);
    const decided = { decision: wanted, decided_at: wanted && context.clock.nowIso() };
    await tx.updateTable('terminal_disputes').set(decided).where('id', '=', id).execute();
    if (wanted === 'claimant') await releaseFromHolder(tx, context, dispute);
    return present({ ...dispute, decision: wanted });
  });
}

async function releaseFromHolder(
  tx: Transaction<Schema>,
  context: Pick<Context, 'clock' | 'requestId' | 'exchange'>,
  { held_terminal_id, number }: Row<'terminal_disputes'>,
): Promise<void> {
  // Only from whom it was about, who may have added the device anew: so may somebody else since.
  const holder = everTerminals(tx)
    .select('merchant_id')
    .where('id', '=', held_terminal_id ?? '');
  const held = fleet(tx).selectAll().where('number', '=', number).where('merchant_id', '=', holder);
  const terminal = await held.forUpdate().executeTakeFirst();
  if (terminal === undefined) return;
  const { clock, requestId, exchange } = context;
  const session = { merchantId: terminal.merchant_id, userId: '', userName: '' };
  await release(
    tx,
    { clock, requestId, exchange, session, operation: 'releaseTerminal' },
    terminal,
    'Рішення банку-еквайра у суперечці',
    { merchantId: terminal.merchant_id, user: null },
  );
}
