/** Which callbacks a run sends again, or why it leaves one out; shared by the preview and the run. */
import { MAX_CALLBACKS_PER_RUN, type ResendSkipReason } from '@kasa/contracts/terminals/resend-run-values';
import type { ResendRunTargetFields } from '@kasa/contracts/terminals/resend-runs';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { configuredTerminals, settingsOf } from '../../../db/callback-outbox.ts';
import { runCompiled } from '../../../db/compiled-queries.ts';
import { BATCH_SIZE } from '../../../db/in-batches.ts';
import type { Db, Row, Schema } from '../../../db/schema.ts';
import { type Context, OperationFailure } from '../../../http/request/handler.ts';
import { referencesTo } from '../../../http/request/references.ts';
import { deliveries } from '../store.ts';

const requireReferences = referencesTo({
  terminal_id: { table: 'terminals', withReleased: true },
  transaction_id: { table: 'transactions' },
});

const COLUMNS = ['id', 'transaction_id', 'terminal_id', 'status', 'host', 'created_at', 'version'] as const;

export interface Verdict extends Pick<Row<'callback_deliveries'>, (typeof COLUMNS)[number]> {
  readonly order_id: string;
  readonly terminal_number: string;
  readonly terminal_name: string;
  /** Null: it is sent again. */
  readonly skip: ResendSkipReason | null;
}

/** The payment's next state has been told of already: what was before would be taken for news. */
const hasNewer = sql<SqlBool>`exists (select 1 from callback_deliveries as newer
  where newer.transaction_id = callback_deliveries.transaction_id
    and newer.nth > callback_deliveries.nth and newer.state = 'delivered')`;

/** Terminals by id, and why nothing of one is sent again; null: it is. */
async function terminalsOf(db: Db, ids: readonly string[]) {
  const own = configuredTerminals(db);
  const columns = ['terminals.id', 'terminals.status', 'terminals.number', 'terminals.name'] as const;
  const found = new Map<string, { number: string; name: string; skip: ResendSkipReason | null }>();
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const some = own.select(columns).where('terminals.id', 'in', ids.slice(from, from + BATCH_SIZE));
    for (const { id, status, number, name, ...terminal } of await some.execute()) {
      const isOff = status === 'blocked' || status === 'released';
      const hasEndpoint = settingsOf(terminal).callback_endpoint !== null;
      found.set(id, { number, name, skip: isOff ? 'terminal_off' : hasEndpoint ? null : 'no_endpoint' });
    }
  }
  return found;
}

/** Why a callback is not sent again; null: it is. */
export async function skipOf(
  db: Db,
  { id, terminal_id }: Pick<Row<'callback_deliveries'>, 'id' | 'terminal_id'>,
): Promise<ResendSkipReason | null> {
  const newer = db.selectFrom('callback_deliveries').select('id').where('id', '=', id).where(hasNewer);
  const isOld = (await newer.executeTakeFirst()) !== undefined;
  return (await terminalsOf(db, [terminal_id])).get(terminal_id)?.skip ?? (isOld ? 'newer_delivered' : null);
}

/**
 * The callbacks of a target as they are now, the oldest first, with what becomes of each.
 * @throws OperationFailure `not_found`, `bulk_run_too_large`
 */
export async function verdictsOf(
  db: Db,
  context: Context,
  target: ResendRunTargetFields,
): Promise<Verdict[]> {
  await requireReferences(db, context, target, 'target');
  const { given_up_until: until, ...filter } = target;
  const given = { ...filter, state: ['given_up' as const] };
  const { filtered, values } = await deliveries.narrowed(db, context.session, given);
  const some = () =>
    (filtered() as unknown as ReturnType<typeof deliveriesOf>)
      .$if(until !== undefined, (qb) => qb.where('callback_deliveries.updated_at', '<=', until ?? ''))
      .select(COLUMNS)
      .select((eb) => [hasNewer.as('has_newer'), orderIdOf(eb).as('order_id')])
      .orderBy('callback_deliveries.created_at')
      .orderBy('callback_deliveries.id')
      .limit(MAX_CALLBACKS_PER_RUN + 1);
  const rows = await runCompiled<Found>(db, undefined, some, values);
  if (rows.length > MAX_CALLBACKS_PER_RUN) throw new OperationFailure('bulk_run_too_large');
  const terminals = await terminalsOf(db, [...new Set(rows.map(({ terminal_id }) => terminal_id))]);
  return rows.map(({ has_newer, ...row }) => {
    const { number = '', name = '', skip = null } = terminals.get(row.terminal_id) ?? {};
    const why = skip ?? (has_newer ? 'newer_delivered' : null);
    return { ...row, terminal_number: number, terminal_name: name, skip: why };
  });
}

type Found = Omit<Verdict, 'skip' | 'terminal_number' | 'terminal_name'> & { readonly has_newer: unknown };

const deliveriesOf = (db: Db) => db.selectFrom('callback_deliveries');

// No join: the log's conditions name columns without their table.
const orderIdOf = (eb: ExpressionBuilder<Schema, 'callback_deliveries'>) =>
  eb
    .selectFrom('transactions')
    .select('transactions.order_id')
    .whereRef('transactions.id', '=', 'callback_deliveries.transaction_id');
