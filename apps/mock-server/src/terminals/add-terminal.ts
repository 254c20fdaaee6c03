import { DISPUTE_CLAIM_DAYS } from '@kasa/contracts/terminals/releases';
import type { AddTerminalInput } from '@kasa/contracts/terminals/terminals';
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { everTerminals, fleet } from '../db/fleet.ts';
import { onlyKeyPhrase } from '../db/key-phrases.ts';
import { seenBy } from '../db/point-scope.ts';
import { newRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { journalOf } from '../http/journal/journal.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireOwnPlace } from '../http/request/own-points.ts';
import { hashActivationCode } from './activation-code.ts';
import { requireReferences } from './references.ts';
import { publishTerminalChanged } from './terminal-changes.ts';
import { terminals } from './terminal-store.ts';

type Input = z.output<typeof AddTerminalInput>;

/**
 * Adds the acquirer's device with this number and activation code to the merchant's terminals: not activated, with standard settings.
 * @returns its id
 * @throws OperationFailure `not_found` for the point, `terminal_unknown`, `terminal_already_added`,
 * `terminal_blocked`, `activation_code_expired`
 */
export async function addTerminal(tx: Transaction<Schema>, context: Context, input: Input): Promise<string> {
  requireOwnPlace(context, 'point_id', [input.point_id]);
  await requireReferences(tx, context, { point_id: input.point_id });
  const device = await freeDevice(tx, context, input);
  const { name = `${device.model} ${device.number}`, point_id = null } = input;
  return insertTerminal(tx, context, device, { name, point_id });
}

/**
 * The terminal with a number in anybody's fleet; undefined: in none.
 * @throws OperationFailure `terminal_already_added` when it is in one's own
 */
export async function requireNotOwn(tx: Db, { session }: Pick<Context, 'session'>, number: string) {
  const isSeen = sql<0 | 1>`case when ${seenBy(tx, 'terminals', session)} then 1 else 0 end`;
  const known = fleet(tx)
    .select(['id', 'name', 'merchant_id', isSeen.as('is_seen')])
    .where('number', '=', number);
  const taken = await known.executeTakeFirst();
  if (taken?.merchant_id !== session.merchantId) return taken;
  if (taken.is_seen === 0) throw new OperationFailure('terminal_already_added');
  const terminal = { id: taken.id, name: taken.name };
  throw new OperationFailure('terminal_already_added', { terminal });
}

/** Whether the acquirer decided lately, and last, that the device is another merchant's, who has not added it yet. */
async function isAwaitedByAnother(
  tx: Db,
  { session, clock }: Pick<Context, 'session' | 'clock'>,
  number: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - DISPUTE_CLAIM_DAYS * 86_400_000).toISOString();
  // Also those released since: whoever has had it has had their turn.
  const added = everTerminals(tx)
    .select('terminals.id')
    .where('terminals.number', '=', number)
    .where(sql<SqlBool>`terminals.merchant_id = dispute.merchant_id`)
    .where(sql<SqlBool>`terminals.created_at >= dispute.created_at`);
  const decided = tx
    .selectFrom('terminal_disputes as dispute')
    .select('dispute.merchant_id')
    .where('dispute.number', '=', number)
    .where('dispute.decision', '=', 'claimant')
    .where('dispute.decided_at', '>', since)
    .where(({ not, exists }) => not(exists(added)))
    .orderBy('dispute.decided_at', 'desc')
    .orderBy('dispute.id', 'desc');
  const last = await decided.limit(1).executeTakeFirst();
  return last !== undefined && last.merchant_id !== session.merchantId;
}

/** Locks the device, so that of two parallel requests the second sees that it is taken. */
async function freeDevice(
  tx: Transaction<Schema>,
  context: Context,
  { number, code }: Pick<Input, 'number' | 'code'>,
): Promise<Row<'terminal_devices'>> {
  const known = tx.selectFrom('terminal_devices').selectAll().where('number', '=', number);
  const device = await known.forUpdate().executeTakeFirst();
  const taken = await requireNotOwn(tx, context, number);
  // Alike, so that nobody learns by counting which numbers there are and which are taken.
  if (
    device === undefined ||
    taken !== undefined ||
    device.activation_code_hash !== hashActivationCode(tx, code) ||
    (await isAwaitedByAnother(tx, context, number))
  )
    throw new OperationFailure('terminal_unknown');
  if (device.is_blocked === 1) throw new OperationFailure('terminal_blocked');
  if (device.activation_expires_at <= context.clock.nowIso())
    throw new OperationFailure('activation_code_expired');
  return device;
}

type DeviceColumns = Pick<Row<'terminal_devices'>, 'number' | 'ptks_id' | 'serial' | 'model' | 'kind'>;
type InitialColumns = Pick<Row<'terminals'>, 'name' | 'point_id'> &
  Partial<
    Pick<
      Row<'terminals'>,
      'template_id' | 'secret_key_phrase' | 'settings' | 'website' | 'status' | 'activated_at'
    >
  >;

export async function insertTerminal(
  tx: Transaction<Schema>,
  context: Context,
  { number, ptks_id, serial, model, kind }: DeviceColumns,
  given: InitialColumns,
): Promise<string> {
  const stamps = newRowColumns(context.session.merchantId, context.clock.nowIso());
  const { secret_key_phrase: phrase } = given;
  const row: Row<'terminals'> = {
    ...stamps,
    ...{ number, ptks_id, serial, model, kind },
    template_id: null,
    vehicle_id: null,
    status: 'added',
    blocked_by: null,
    test_mode: 0,
    website: null,
    extra_info: null,
    release_reason: null,
    config_address: null,
    online_until: '',
    last_started_at: null,
    activated_at: '',
    settings: '{}',
    settings_changed_at: stamps.created_at,
    settings_taken_at: null,
    update_requested_at: null,
    ...{ side: 'offline', side_since: null, side_changes: '[]', side_history: '[]', is_unstable: 0 },
    ...{ day_sales: '', cash_inside: 0 },
    ...given,
    ...onlyKeyPhrase(tx, stamps.id, phrase ?? null),
    name_key: sortKey(given.name),
    search: searchColumn('terminals', number, given.name, serial, ptks_id, given.website),
  };
  await tx.insertInto('terminals').values(row).execute();
  await journalOf(tx, context).recordCreated(terminals, row.id);
  await publishTerminalChanged(tx, context, row, 'added');
  return row.id;
}
