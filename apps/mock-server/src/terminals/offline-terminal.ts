import { randomInt } from 'node:crypto';
import type { OfflineTerminalFields } from '@kasa/contracts/terminals/terminals';
import type { Transaction } from 'kysely';
import { advisoryLock } from '../db/dialect.ts';
import { fleet } from '../db/fleet.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { hashActivationCode } from './activation-code.ts';
import { insertTerminal } from './add-terminal.ts';
import { requireReferences } from './references.ts';
import { serializeSettings } from './stored-settings.ts';

/** Range of the digits after `S1` in numbers of offline terminals; the acquirer uses others. */
const OFFLINE_NUMBERS = { from: 800_001, to: 899_999 } as const;

/** @param n the number's digits after `S1` */
export const isOfflineNumber = (n: number): boolean => n >= OFFLINE_NUMBERS.from && n <= OFFLINE_NUMBERS.to;

/** Per merchant, so that one cannot use up the shared numbers. */
const MAX = 1_000;
const MODEL = 'Kasa Offline';
const CODE_DAYS = 30;
/** Without look-alike characters: the code is read from paper. */
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** @throws OperationFailure `not_found` for point and template, `offline_terminals_full` */
export async function createOfflineTerminal(
  tx: Transaction<Schema>,
  context: Context,
  input: OfflineTerminalFields,
) {
  await requireReferences(tx, context, input);
  const number = await nextNumber(tx, context.session.merchantId);
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

const formatNumber = (n: number) => `S1${n}`;

async function nextNumber(tx: Db, merchantId: string): Promise<string> {
  await advisoryLock(tx, 'numbers of offline terminals');
  const own = await fleet(tx)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('merchant_id', '=', merchantId)
    .where('number', '>=', formatNumber(OFFLINE_NUMBERS.from))
    .where('number', '<=', formatNumber(OFFLINE_NUMBERS.to))
    .executeTakeFirstOrThrow();
  if (own.n >= MAX) throw new OperationFailure('offline_terminals_full');
  // Also checks terminals: those generated in bulk by the mock have no devices.
  const last = [await lastNumber(tx, 'terminal_devices'), await lastNumber(tx, 'terminals')];
  const next = Math.max(OFFLINE_NUMBERS.from - 1, ...last) + 1;
  if (next > OFFLINE_NUMBERS.to) throw new OperationFailure('offline_terminals_full');
  return formatNumber(next);
}

async function lastNumber(tx: Db, table: 'terminal_devices' | 'terminals'): Promise<number> {
  const last = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('number').as('number'))
    .where('number', '>=', formatNumber(OFFLINE_NUMBERS.from))
    .where('number', '<=', formatNumber(OFFLINE_NUMBERS.to))
    .executeTakeFirst();
  return Number(last?.number?.slice(2) ?? 0);
}
