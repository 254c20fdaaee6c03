/** Numbers of terminals without a device of the acquirer's; all merchants share them. */
import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import { advisoryLock } from '../db/dialect.ts';
import { everTerminals } from '../db/fleet.ts';
import type { Db } from '../db/schema.ts';
import { OperationFailure } from '../http/request/handler.ts';

/** Digits after `S1`; the acquirer uses others. */
const RANGES = {
  ecomm: { from: 700_001, to: 799_999, full: 'ecomm_terminals_full' },
  offline: { from: 800_001, to: 899_999, full: 'offline_terminals_full' },
} as const satisfies Record<string, { from: number; to: number; full: FailureCodeName }>;

type Kind = keyof typeof RANGES;

/** Per merchant, so that one cannot use up the shared numbers: those of released terminals are not given out again. */
const MAX = 1_000;

/** @param n the number's digits after `S1` */
export const isVirtualNumber = (n: number): boolean =>
  Object.values(RANGES).some(({ from, to }) => n >= from && n <= to);

const formatNumber = (n: number) => `S1${n}`;

/**
 * The next free number of a kind, locked until the transaction ends.
 * @throws OperationFailure `offline_terminals_full`, `ecomm_terminals_full`
 */
export async function nextVirtualNumber(tx: Db, merchantId: string, kind: Kind): Promise<string> {
  const { from, to, full } = RANGES[kind];
  await advisoryLock(tx, `numbers of ${kind} terminals`);
  const own = await everTerminals(tx)
    .select((eb) => eb.fn.count<number>('number').distinct().as('n'))
    .where('merchant_id', '=', merchantId)
    .where('number', '>=', formatNumber(from))
    .where('number', '<=', formatNumber(to))
    .executeTakeFirstOrThrow();
  if (Number(own.n) >= MAX) throw new OperationFailure(full);
  // Also checks terminals: those generated in bulk by the mock have no devices.
  const last = [await lastNumber(tx, 'terminal_devices', kind), await lastNumber(tx, 'terminals', kind)];
  const next = Math.max(from - 1, ...last) + 1;
  if (next > to) throw new OperationFailure(full);
  return formatNumber(next);
}

async function lastNumber(tx: Db, table: 'terminal_devices' | 'terminals', kind: Kind): Promise<number> {
  const last = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('number').as('number'))
    .where('number', '>=', formatNumber(RANGES[kind].from))
    .where('number', '<=', formatNumber(RANGES[kind].to))
    .executeTakeFirst();
  return Number(last?.number?.slice(2) ?? 0);
}
