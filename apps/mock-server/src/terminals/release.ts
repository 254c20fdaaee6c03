import type { ReleaseTerminalInput } from '@kasa/contracts/terminals/releases';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { noPreviousKeyPhrase } from '../db/key-phrases.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ChangeAuthor, ChangeContext } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireVersion } from '../http/request/requirements.ts';
import { changeTerminal } from './terminal-changes.ts';
import { type TerminalRow, terminals } from './terminal-store.ts';

/**
 * Gives a terminal back: its device can be added again, its row stays for what happened on it.
 * @throws OperationFailure `not_found`, `conflict`, `terminal_released`, `terminal_holds_cash`
 */
export function releaseTerminal(
  context: Context,
  id: string,
  { version, reason }: z.output<typeof ReleaseTerminalInput>,
): Promise<TerminalRow> {
  return inTransaction(context.db.db, async (tx) => {
    // The lock that payments and encashments take: no cash comes in while it is decided.
    const terminal = await terminals.lock(tx, context.session.merchantId, id);
    if (terminal.status === 'released') throw new OperationFailure('terminal_released');
    requireVersion(terminal, version);
    const { cash_inside: inside_amount } = terminal;
    if (inside_amount > 0) throw new OperationFailure('terminal_holds_cash', { inside_amount });
    return release(tx, context, terminal, reason);
  });
}

/**
 * Releases a locked terminal; call it last, see `publish`.
 * @param author of the journal entry; default: the session's user
 */
export async function release(
  tx: Transaction<Schema>,
  context: ChangeContext,
  {
    id,
    number,
    blocked_by,
    online_until,
  }: Pick<Row<'terminals'>, 'id' | 'number' | 'blocked_by' | 'online_until'>,
  release_reason: string,
  author?: ChangeAuthor,
): Promise<TerminalRow> {
  const now = context.clock.nowIso();
  // The acquirer's block is the device's from then on: adding it anew does not undo it.
  if (blocked_by === 'acquirer')
    await tx.updateTable('terminal_devices').set({ is_blocked: 1 }).where('number', '=', number).execute();
  const offline = { side: 'offline', side_since: now, is_unstable: 0 } as const;
  return changeTerminal(
    tx,
    context,
    id,
    {
      ...{ status: 'released', blocked_by: null, release_reason },
      ...{ point_id: null, vehicle_id: null, template_id: null, settings: '{}' },
      ...{ secret_key_phrase: null, ...noPreviousKeyPhrase },
      ...{ config_address: null, update_requested_at: null },
      ...{ ...offline, online_until: online_until < now ? online_until : now },
    },
    'released',
    author,
  );
}
