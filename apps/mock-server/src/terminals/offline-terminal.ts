import { randomInt } from 'node:crypto';
import type { OfflineTerminalFields } from '@kasa/contracts/terminals/terminals';
import type { Transaction } from 'kysely';
import { newId } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';
import { requireOwnPlace } from '../http/request/own-points.ts';
import { hashActivationCode } from './activation-code.ts';
import { insertTerminal } from './add-terminal.ts';
import { requireAgreesWithTemplate } from './agreeing-limits.ts';
import { requireReferences } from './references.ts';
import { serializeSettings } from './stored-settings.ts';
import { nextVirtualNumber } from './virtual-numbers.ts';

const MODEL = 'Kasa Offline';
const CODE_DAYS = 30;
/** Without look-alike characters: the code is read from paper. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** @throws OperationFailure `not_found` for point and template, `validation_failed`, `offline_terminals_full` */
export async function createOfflineTerminal(
  tx: Transaction<Schema>,
  context: Context,
  input: OfflineTerminalFields,
) {
  requireOwnPlace(context, 'point_id', [input.point_id]);
  await requireReferences(tx, context, input);
  await requireAgreesWithTemplate(tx, context, input);
  const number = await nextVirtualNumber(tx, context.session.merchantId, 'offline');
  const code = Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
  const expiresAt = new Date(context.clock.now().getTime() + CODE_DAYS * 86_400_000).toISOString();
  const digits = number.slice(1);
  const device: Row<'terminal_devices'> = {
    id: newId(),
    number,
    ptks_id: `PT-${digits}`,
    serial: `OFF-${digits}`,
    model: MODEL,
    kind: 'offline',
    is_blocked: 0,
    activation_code_hash: hashActivationCode(tx, code),
    activation_expires_at: expiresAt,
  };
  await tx.insertInto('terminal_devices').values(device).execute();
  const { settings, ...rest } = input;
  const id = await insertTerminal(tx, context, device, { ...rest, settings: serializeSettings(settings) });
  return { id, code, expiresAt };
}
