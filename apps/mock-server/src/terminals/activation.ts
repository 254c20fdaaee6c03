import { canBeActivated } from '@kasa/contracts/terminals/terminal-status';
import { fleet } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { hiddenIds } from '../http/request/hide-foreign-ids.ts';
import { requireVersion } from '../http/request/requirements.ts';
import { hashActivationCode } from './activation-code.ts';
import { changeTerminal } from './terminal-changes.ts';
import { type TerminalRow, terminals } from './terminal-store.ts';

const columnsNow = ({ clock }: Context) => ({ status: 'active' as const, activated_at: clock.nowIso() });

/** @throws OperationFailure `terminal_already_active`, `terminal_blocked`, `terminal_blocked_by_merchant`, `terminal_released` */
function requireInactive({ id, name, status, blocked_by }: Row<'terminals'>): void {
  if (status === 'active') throw new OperationFailure('terminal_already_active', { terminal: { id, name } });
  if (canBeActivated(status)) return;
  if (status === 'released') throw new OperationFailure('terminal_released');
  throw new OperationFailure(blocked_by === 'merchant' ? 'terminal_blocked_by_merchant' : 'terminal_blocked');
}

/**
 * @throws OperationFailure `not_found`, `conflict`, `terminal_already_active`, `terminal_blocked`,
 * `terminal_blocked_by_merchant`, `terminal_released`
 */
export function activateById(context: Context, id: string, version: number): Promise<TerminalRow> {
  return inTransaction(context.db.db, async (tx) => {
    const terminal = await terminals.lock(tx, context.session.merchantId, id);
    // Before the version check: a clearer error when another request has activated it meanwhile.
    requireInactive(terminal);
    requireVersion(terminal, version);
    return changeTerminal(tx, context, id, columnsNow(context), 'activated');
  });
}

/**
 * @throws OperationFailure `activation_code_wrong`, `terminal_not_added`, `terminal_already_active`,
 * `terminal_blocked`, `terminal_blocked_by_merchant`, `activation_code_expired`
 */
export function activateByCode(context: Context, code: string): Promise<TerminalRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const devices = tx.selectFrom('terminal_devices').selectAll();
    const device = await devices
      .where('activation_code_hash', '=', hashActivationCode(tx, code))
      .executeTakeFirst();
    if (device === undefined) throw new OperationFailure('activation_code_wrong');
    const { id, merchant_id } = await terminalOfDevice(tx, device);
    const isHidden = (await hiddenIds(tx, session, [id])).has(id);
    if (merchant_id !== session.merchantId || isHidden) throw new OperationFailure('activation_code_wrong');
    const terminal = await terminals.lock(tx, session.merchantId, id);
    // It may have been released since it was found.
    if (terminal.status === 'released') throw new OperationFailure('terminal_not_added');
    requireInactive(terminal);
    if (device.activation_expires_at <= clock.nowIso()) throw new OperationFailure('activation_code_expired');
    return changeTerminal(tx, context, id, columnsNow(context), 'activated');
  });
}

async function terminalOfDevice(tx: Db, { number, is_blocked }: Row<'terminal_devices'>) {
  const one = fleet(tx).select(['id', 'merchant_id']).where('number', '=', number);
  const terminal = await one.executeTakeFirst();
  if (terminal !== undefined) return terminal;
  throw new OperationFailure(is_blocked === 1 ? 'terminal_blocked' : 'terminal_not_added');
}
