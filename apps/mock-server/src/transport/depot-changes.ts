/** Depots, as they are made and edited. */
import type { DepotEntity, DepotFields } from '@kasa/contracts/transport/depots';
import type { Transaction } from 'kysely';
import { differs, invalidateTerminalConfig } from '../db/invalidate-config.ts';
import type { Schema } from '../db/schema.ts';
import { changed, created } from '../db/stamps.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Context } from '../http/request/handler.ts';
import { requireFound, requireVersion } from '../http/request/requirements.ts';
import { presentDepot } from './depot-presenter.ts';
import { depotColumns, findDepot, lockDepot } from './depot-store.ts';
import { journalOf } from './journal.ts';

/** A depot of the person's merchant. @throws OperationFailure `not_found` */
export async function readDepot(context: Context, id: string, db = context.db.db): Promise<DepotEntity> {
  return presentDepot(requireFound(await findDepot(db, context.session.merchantId, id)));
}

/** Makes a depot, once for the key of its request. */
export function createDepot(context: Context, input: DepotFields): Promise<DepotEntity> {
  const stamps = created(context.session.merchantId, context.clock.nowIso());
  const row = { ...stamps, kind: 'depot' as const, ...depotColumns(input) };
  return runIdempotent(context, async (tx) => {
    await tx.insertInto('branches').values(row).execute();
    await journalOf(tx, context).created('depot', row.id);
    return readDepot(context, row.id, tx);
  });
}

/** Edits a depot; its terminals are told of another name or place. @throws OperationFailure `not_found`, `conflict` */
export function updateDepot(
  context: Context,
  id: string,
  version: number,
  input: DepotFields,
): Promise<DepotEntity> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const before = requireFound(await lockDepot(tx, session.merchantId, id));
    requireVersion(before, version);
    const journal = await journalOf(tx, context).watch('depot', id);
    const columns = { ...depotColumns(input), ...changed(clock.nowIso()) };
    await tx.updateTable('branches').set(columns).where('id', '=', id).execute();
    await journal.record();
    if (differs(before, input, 'name', 'city', 'address')) await tellOf(tx, context, id);
    return readDepot(context, id, tx);
  });
}

/** Its terminals are told another place by `/Config/get`. */
async function tellOf(tx: Transaction<Schema>, { session, clock }: Context, id: string): Promise<void> {
  const told = await invalidateTerminalConfig(tx, { point_id: id }, () => clock.nowIso());
  await publish(tx, session.merchantId, clock.nowIso(), ...told);
}
