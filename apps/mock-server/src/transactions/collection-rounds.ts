/** Planning cash collection rounds, and their stops being collected or skipped. */
import type { EventBody } from '@kasa/contracts/events/events';
import { MAX_ROUND_STOPS } from '@kasa/contracts/transactions/collection-round-values';
import type {
  CollectionRoundFields,
  UpdateCollectionRoundInput,
} from '@kasa/contracts/transactions/collection-rounds';
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { bulkInsert } from '../db/bulk-insert.ts';
import { findUsers } from '../db/find-users.ts';
import { everTerminals, fleet } from '../db/fleet.ts';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import { newId, newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchFilter } from '../db/search.ts';
import { hasTag } from '../db/user-rights.ts';
import { publish } from '../events/publish.ts';
import { changeEntity } from '../http/entity/changes.ts';
import { journalOf } from '../http/journal/journal.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { bodyAsSent } from '../http/request/hide-foreign-ids.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { type RoundRow, rounds } from './collection-round-store.ts';

type Tx = Transaction<Schema>;
type Stop = Row<'collection_round_stops'>;

const roundChanged = (round_id: string): EventBody => ({
  type: 'collection_round.changed',
  data: { round_id },
});

/** Active users who may take cash out of terminals. */
export const cashCollectors = (db: Db, viewer: Viewer) =>
  findUsers(db, viewer, sql<SqlBool>`users.is_active = 1 and ${hasTag('encashment_perform')}`);

/**
 * Plans a round.
 * @throws OperationFailure `not_found`, `collection_round_empty`, `collection_round_too_large`,
 * `collection_targets_changed`
 */
export async function planRound(tx: Tx, context: Context, input: CollectionRoundFields): Promise<RoundRow> {
  const { session, clock } = context;
  const { target, assignee_id, planned_for } = input;
  await requireTarget(tx, context, target, 'target');
  await requireAssignable(tx, context, assignee_id);
  // One after the other, for their numbers.
  await tx.selectFrom('merchants').select('id').where('id', '=', session.merchantId).forUpdate().execute();
  const chosen = await freeTerminals(tx, session, target);
  const asked = new Set(target.terminal_ids).size;
  if (chosen.length < asked) throw new OperationFailure('collection_targets_changed');
  if (chosen.length === 0) throw new OperationFailure('collection_round_empty');
  if (chosen.length > MAX_ROUND_STOPS) throw new OperationFailure('collection_round_too_large');
  const last = await tx
    .selectFrom('collection_rounds')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('merchant_id', '=', session.merchantId)
    .executeTakeFirst();
  const round: Row<'collection_rounds'> = {
    ...newRowColumns(session.merchantId, clock.nowIso()),
    number: (last?.number ?? 0) + 1,
    state: 'planned',
    ...{ planned_for, assignee_id, ended_at: null },
    ...{ stops_count: chosen.length, collected_count: 0, skipped_count: 0 },
    expected_amount: chosen.reduce((sum, { cash_inside }) => sum + cash_inside, 0),
    collected_amount: 0,
    planned_by_id: session.userId,
    planned_by_name: session.userName,
  };
  await tx.insertInto('collection_rounds').values(round).execute();
  const stops = chosen.map(
    ({ id, name, cash_inside }): Stop => ({
      ...{ id: newId(), merchant_id: session.merchantId, round_id: round.id },
      ...{ terminal_id: id, terminal_name: name, expected_amount: cash_inside, state: 'open' },
      ...{ encashment_id: null, skip_reason: null, done_at: null, closed_at: null },
    }),
  );
  await bulkInsert(tx, 'collection_round_stops', stops);
  await journalOf(tx, context).recordCreated(rounds, round.id);
  await publish(tx, session.merchantId, round.created_at, roundChanged(round.id));
  return rounds.get(tx, session.merchantId, round.id);
}

const requireTarget = referencesTo({
  point_id: { table: 'branches' },
  // Those released meanwhile are left out, not refused.
  terminal_ids: { table: 'terminals', withReleased: true },
});

/** @throws OperationFailure `not_found` unless the person may collect cash */
async function requireAssignable(tx: Tx, { session, language }: Context, assignee: string | null) {
  if (assignee === null) return;
  const collectors = await cashCollectors(tx, session);
  if (!collectors.some(({ id }) => id === assignee))
    throw fieldFailure('not_found', language, [{ path: 'assignee_id', rule: 'not_found' }]);
}

/**
 * Changes who makes a round, and when. Whoever lost the right meanwhile may stay the assignee.
 * @throws OperationFailure `not_found`, `conflict`, `collection_round_ended`
 */
export function updateRound(
  context: Context,
  id: string,
  { version, assignee_id, planned_for }: z.infer<typeof UpdateCollectionRoundInput>,
): Promise<RoundRow> {
  return changeEntity(
    context,
    rounds,
    id,
    version,
    async (before, tx) => {
      if (before.ended_at !== null) throw new OperationFailure('collection_round_ended');
      const { assignee_id: sent } = bodyAsSent<{ assignee_id: string | null }>(context);
      if (sent === before.assignee_id && planned_for === before.planned_for) return null;
      if (sent !== before.assignee_id) await requireAssignable(tx, context, assignee_id);
      return { assignee_id: sent === before.assignee_id ? sent : assignee_id, planned_for };
    },
    roundChanged(id),
  );
}

/** Terminals with cash that are in no round, most of it first; one more than a round can have. */
async function freeTerminals(tx: Tx, viewer: Viewer, target: CollectionRoundFields['target']) {
  const { q, kind, point_id, terminal_ids } = target;
  const found = await searchFilter(tx, 'terminals', q);
  return (
    // One that the acquirer gave to another merchant may still hold cash in the books.
    fleet(tx)
      .select(['id', 'name', 'cash_inside'])
      .where('merchant_id', '=', viewer.merchantId)
      .where(seenBy(tx, 'terminals', viewer))
      .where('cash_inside', '>', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('collection_round_stops as stop')
              .select('stop.id')
              .whereRef('stop.terminal_id', '=', 'terminals.id')
              .where('stop.closed_at', 'is', null),
          ),
        ),
      )
      .$if(found !== undefined, (qb) => (found === undefined ? qb : qb.where(found)))
      .$if(kind !== undefined, (qb) => qb.where('kind', 'in', kind ?? []))
      .$if(point_id !== undefined, (qb) => qb.where('point_id', 'in', point_id ?? []))
      .$if(terminal_ids !== undefined, (qb) => qb.where('id', 'in', terminal_ids ?? []))
      .orderBy('cash_inside', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_ROUND_STOPS + 1)
      .forUpdate()
      .execute()
  );
}

/**
 * Checks the terminal off in the round that it is in, if any. Lock the terminal first.
 * @returns what has happened, to be published
 */
export async function checkOff(
  tx: Tx,
  context: Context,
  { id, terminal_id }: Row<'encashments'>,
): Promise<readonly EventBody[]> {
  const stop = await tx
    .selectFrom('collection_round_stops')
    .selectAll()
    .where('terminal_id', '=', terminal_id)
    .where('closed_at', 'is', null)
    .where('state', '!=', 'collected')
    .executeTakeFirst();
  if (stop === undefined) return [];
  const round = await rounds.lock(tx, stop.merchant_id, stop.round_id);
  if (round.ended_at !== null) return [];
  await setStop(tx, context, stop, { state: 'collected', encashment_id: id, skip_reason: null });
  return [roundChanged(round.id)];
}

/**
 * Skips a stop, or replaces the reason.
 * @throws OperationFailure `not_found`, `collection_round_ended`, `round_stop_collected`
 */
export async function skipStop(tx: Tx, context: Context, id: string, skip_reason: string): Promise<RoundRow> {
  const merchant = context.session.merchantId;
  const own = tx.selectFrom('collection_round_stops').selectAll().where('merchant_id', '=', merchant);
  const read = () => own.where('id', '=', id).executeTakeFirst();
  const round = await rounds.lock(tx, merchant, requireFound(await read()).round_id);
  // Read again: an encashment may have been quicker.
  const stop = requireFound(await read());
  if (round.ended_at !== null) throw new OperationFailure('collection_round_ended');
  if (stop.state === 'collected') throw new OperationFailure('round_stop_collected');
  if (stop.skip_reason !== skip_reason) {
    await setStop(tx, context, stop, { state: 'skipped', skip_reason });
    await publish(tx, merchant, context.clock.nowIso(), roundChanged(round.id));
  }
  return rounds.get(tx, merchant, round.id);
}

/** Changes a stop of a locked round, and what the round sums up. */
async function setStop(tx: Tx, context: Context, stop: Stop, change: Partial<Stop>): Promise<void> {
  const now = context.clock.nowIso();
  const { round_id, merchant_id, terminal_id, terminal_name } = stop;
  const before = await rounds.snapshot(tx, context, round_id);
  const stops = tx.updateTable('collection_round_stops').set({ ...change, done_at: now });
  await stops.where('id', '=', stop.id).execute();
  const done = await tx
    .selectFrom('collection_round_stops as stop')
    .leftJoin('encashments', 'encashments.id', 'stop.encashment_id')
    .select(['stop.state', 'encashments.amount'])
    .where('stop.round_id', '=', round_id)
    .where('stop.state', '!=', 'open')
    .execute();
  const count = (state: Stop['state']) => done.filter((one) => one.state === state).length;
  await tx
    .updateTable('collection_rounds')
    .set({
      state: 'under_way',
      collected_count: count('collected'),
      skipped_count: count('skipped'),
      collected_amount: done.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      ...updatedRowColumns(now),
    })
    .where('id', '=', round_id)
    .execute();
  const after = requireFound((await rounds.snapshot(tx, context, round_id)) ?? undefined);
  const { number } = await everTerminals(tx)
    .select('number')
    .where('id', '=', terminal_id)
    .where('merchant_id', '=', merchant_id)
    .executeTakeFirstOrThrow();
  const { state: stop_state, skip_reason } = { ...stop, ...change };
  await recordChange(tx, context, {
    object: { type: rounds.type, id: round_id, name: after.name },
    before: { ...before?.fields, stop_state: stop.state, skip_reason: stop.skip_reason },
    after: {
      ...after.fields,
      stop: { id: terminal_id, name: `${number} ${terminal_name}` },
      ...{ stop_state, skip_reason },
    },
  });
}

/**
 * Ends a round of the version that the user has seen.
 * @throws OperationFailure `not_found`, `conflict`, `collection_round_ended`, `round_stops_open` (finished only)
 */
export function endRound(
  context: Context,
  id: string,
  version: number,
  state: 'finished' | 'cancelled',
): Promise<RoundRow> {
  return changeEntity(
    context,
    rounds,
    id,
    version,
    async (before, tx) => {
      if (before.ended_at !== null) throw new OperationFailure('collection_round_ended');
      const done = before.collected_count + before.skipped_count;
      if (state === 'finished' && done < before.stops_count) throw new OperationFailure('round_stops_open');
      const ended_at = context.clock.nowIso();
      const stops = tx.updateTable('collection_round_stops').set({ closed_at: ended_at });
      await stops.where('round_id', '=', id).execute();
      return { state, ended_at };
    },
    roundChanged(id),
  );
}
