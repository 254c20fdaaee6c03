import type { InputOf } from '@kasa/contracts/shared/operation';
import type {
  EcommTerminalFields,
  EcommTerminalSummaryEntity,
} from '@kasa/contracts/terminals/ecomm-terminals';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { Transaction } from 'kysely';
import { makeKeyPhrase, noPreviousKeyPhrase, replacedKeyPhrase } from '../db/key-phrases.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { listOf } from '../http/entity/list.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireOwnPlace } from '../http/request/own-points.ts';
import { requireVersion } from '../http/request/requirements.ts';
import { insertTerminal } from './add-terminal.ts';
import { requireAgreesWithTemplate } from './agreeing-limits.ts';
import { requireReferences } from './references.ts';
import { serializeSettings } from './stored-settings.ts';
import { changeTerminal } from './terminal-changes.ts';
import { filteredTerminals } from './terminal-filter.ts';
import { presentTerminal, type TerminalRow, terminals } from './terminal-store.ts';
import { nextVirtualNumber } from './virtual-numbers.ts';

type Query = InputOf<typeof terminalsOperations.listEcommTerminals>['query'];

const SORT_COLUMNS = ['number', 'name_key', 'activated_at', 'status'] as const;

/** The merchant's e-commerce terminals, which take the value `now` as `terminalList` does. */
export const ecommTerminalList = listOf(
  terminals,
  SORT_COLUMNS,
  async (db, viewer, query: Query, { now }) => {
    const found = await filteredTerminals(db, viewer, { ...query, kind: ['ecomm'] }, now as Date);
    // The list of all terminals reads fewer columns.
    return { ...found, queryKey: found.queryKey && `ecomm ${found.queryKey}` };
  },
);

export function presentEcomm(row: TerminalRow, now: Date): EcommTerminalSummaryEntity {
  const { id, number, name, status, blocked_by, activated_at, test_mode, point, website, ...terminal } =
    presentTerminal(row, now, false);
  const { client_commission_bp, merchant_commission_bp, callback_endpoint } = terminal.settings;
  const { version, created_at, updated_at } = terminal;
  return {
    ...{ id, number, name, status, blocked_by, activated_at, test_mode, point, website },
    ...{ client_commission_bp, merchant_commission_bp, version, created_at, updated_at },
    callback_host: callback_endpoint && new URL(callback_endpoint).hostname,
  };
}

const MODEL = 'Віртуальний POS';

/** @throws OperationFailure `not_found` for the point, `ecomm_terminals_full`, `validation_failed` */
export async function createEcommTerminal(
  tx: Transaction<Schema>,
  context: Context,
  { settings, ...input }: EcommTerminalFields,
) {
  requireOwnPlace(context, 'point_id', [input.point_id]);
  await requireReferences(tx, context, input);
  await requireAgreesWithTemplate(tx, context, { template_id: null, settings });
  const number = await nextVirtualNumber(tx, context.session.merchantId, 'ecomm');
  const digits = number.slice(1);
  const phrase = makeKeyPhrase();
  const numbers = { number, ptks_id: `PT-${digits}`, serial: `VPOS-${digits}` };
  const id = await insertTerminal(
    tx,
    context,
    { ...numbers, model: MODEL, kind: 'ecomm' },
    {
      ...input,
      ...{ status: 'active', activated_at: context.clock.nowIso() },
      secret_key_phrase: phrase,
      settings: serializeSettings(settings),
    },
  );
  return { id, phrase };
}

/** @throws OperationFailure `not_found`, for one of another kind, too; `terminal_released` */
async function lockEcomm(
  tx: Transaction<Schema>,
  { session }: Context,
  id: string,
): Promise<Row<'terminals'>> {
  const locked = await terminals.lock(tx, session.merchantId, id);
  if (locked.kind !== 'ecomm') throw new OperationFailure('not_found');
  if (locked.status === 'released') throw new OperationFailure('terminal_released');
  return locked;
}

/**
 * Turns an e-commerce terminal on or off.
 * @throws OperationFailure `not_found`, `conflict`, `terminal_blocked` by the acquirer, `terminal_released`
 */
export function setEcommTerminalStatus(
  context: Context,
  id: string,
  { status, version }: InputOf<typeof terminalsOperations.setEcommTerminalStatus>['body'],
): Promise<TerminalRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const locked = await lockEcomm(tx, context, id);
    requireVersion(locked, version);
    if (locked.blocked_by === 'acquirer') throw new OperationFailure('terminal_blocked');
    if (locked.status === status) return terminals.get(tx, session.merchantId, id);
    const { activated_at } = locked;
    const columns =
      status === 'blocked'
        ? ({ status, blocked_by: 'merchant' } as const)
        : { status, blocked_by: null, activated_at: activated_at || clock.nowIso() };
    return changeTerminal(tx, context, id, columns);
  });
}

/**
 * Gives an e-commerce terminal a new key phrase.
 * @throws OperationFailure `not_found`, `conflict`, `terminal_released`
 */
export async function replaceKeyPhrase(
  tx: Transaction<Schema>,
  context: Context,
  id: string,
  version: number,
): Promise<{ row: TerminalRow; phrase: string }> {
  const locked = await lockEcomm(tx, context, id);
  requireVersion(locked, version);
  const phrase = makeKeyPhrase();
  const columns = replacedKeyPhrase(tx, locked, phrase, context.clock.now());
  return { row: await changeTerminal(tx, context, id, columns), phrase };
}

/** @throws OperationFailure `not_found`, `terminal_released`, `conflict` */
export function endKeyPhraseOverlap(context: Context, id: string, version: number): Promise<TerminalRow> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) => {
    const locked = await lockEcomm(tx, context, id);
    requireVersion(locked, version);
    if (locked.previous_key_phrase === null) return terminals.get(tx, session.merchantId, id);
    return changeTerminal(tx, context, id, noPreviousKeyPhrase);
  });
}
