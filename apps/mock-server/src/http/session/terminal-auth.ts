/**
 * Authenticates a terminal by its signature (contract: terminal-signature.ts). An unknown number gets the same response
 * as a wrong signature, after the same work.
 * Wrong signatures count per address and per number. To keep strangers from locking a terminal out, a right one from
 * its last address is not counted and only limited by that address.
 */

import { normalizeIP } from '@fastify/rate-limit';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { TerminalHeaders as Headers } from '@kasa/contracts/shared/terminal-headers';
import { TERMINAL_TIME_SECONDS, terminalSignedText } from '@kasa/contracts/shared/terminal-signature';
import type { z } from 'zod';
import { fleet } from '../../db/fleet.ts';
import { keyPhrasesOf } from '../../db/key-phrases.ts';
import type { Db, Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { undoAttempt } from '../limits/attempt-store.ts';
import { type AttemptCounter, countAttempt, requireNoPause } from '../limits/attempts.ts';
import { type Context, OperationFailure } from '../request/handler.ts';
import { isSignedByAny, isWithin } from './hmac.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
const NUMBER_RULE = { failures: 10, windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: WINDOW };
const ADDRESS_RULE = { failures: 100, windowMs: WINDOW, firstPauseMs: WINDOW, longestPauseMs: WINDOW };

export type TerminalHeaders = z.infer<typeof Headers>;

export type AuthenticatedTerminal = Pick<Row<'terminals'>, 'id' | 'merchant_id'>;

/** @throws OperationFailure `terminal_not_active`, `terminal_blocked` */
export function requireWorking({ status }: Pick<Row<'terminals'>, 'status'>): void {
  if (status === 'added') throw new OperationFailure('terminal_not_active');
  if (status === 'blocked') throw new OperationFailure('terminal_blocked');
}

async function findByNumber(db: Db, number: string) {
  const columns = ['id', 'merchant_id', 'config_address'] as const;
  const phrases = ['secret_key_phrase', 'previous_key_phrase', 'previous_key_phrase_until'] as const;
  const known = fleet(db)
    .select([...columns, ...phrases])
    .where('number', '=', number);
  return known.executeTakeFirst();
}

/**
 * Who signed a request.
 * @param operation the one that is called: its method is signed
 * @throws OperationFailure `terminal_time_wrong`, `terminal_not_authenticated`, `rate_limited`
 */
export async function authenticateTerminal(
  context: Pick<Context, 'db' | 'clock' | 'target' | 'bodyBytes'> & {
    readonly exchange: Pick<Context['exchange'], 'address'>;
  },
  { method }: Pick<Operation, 'method'>,
  headers: TerminalHeaders,
): Promise<AuthenticatedTerminal> {
  const { db, clock, exchange, target, bodyBytes } = context;
  const { 'x-terminal-number': number, 'x-terminal-time': time, 'x-terminal-signature': signature } = headers;
  const now = clock.now();
  if (!isWithin(time, now, TERMINAL_TIME_SECONDS)) throw new OperationFailure('terminal_time_wrong');
  const address = normalizeIP(exchange.address);
  const byAddress: AttemptCounter = { key: `terminals of ${address}`, rule: ADDRESS_RULE };
  await requireNoPause(db.db, [byAddress], now);

  const terminal = await findByNumber(db.db, number);
  const body = bodyBytes.length === 0 ? {} : { body: bodyBytes.toString('utf8') };
  const text = terminalSignedText({ method, ...body, target, time, number });
  const [phrase, previous] = terminal ? keyPhrasesOf(db.db, terminal, now) : [];
  // Both are tried, always: the time tells nothing of which there are.
  const isRight = isSignedByAny([phrase, previous], text, signature);
  if (isRight && terminal?.config_address === address) return terminal;

  const byNumber: AttemptCounter = { key: `terminal ${number}`, rule: NUMBER_RULE };
  // Counted against the address even while the number is paused: a right signature passes there, so the responses would
  // otherwise allow unlimited guesses.
  if (!isRight) await countAttempt(db.db, [byAddress], now);
  const attempts = await countAttempt(db.db, isRight ? [byAddress, byNumber] : [byNumber], now);
  if (!isRight || terminal === undefined) throw new OperationFailure('terminal_not_authenticated');
  await inTransaction(db.db, async (tx) => {
    for (const { rule, attempt } of attempts) await undoAttempt(tx, attempt, rule, now);
    const own = tx.updateTable('terminals').where('id', '=', terminal.id);
    await own.set({ config_address: address }).execute();
  });
  return terminal;
}
