/**
 * Which terminal sends a request (contract: terminal-signature.ts). Whoever asks under a number that no terminal has is
 * answered exactly like whoever signs wrongly, after the same work.
 *
 * Wrong signatures are counted by address and by number, whether or not a terminal has it: phrases are chosen by people,
 * and can be guessed. So a stranger who knows a number, which is printed on every receipt, could keep its terminal
 * waiting; therefore a right signature from the address that the terminal last asked from is not counted at all, and
 * waits only when that address has been wrong a hundred times. A terminal that gets another address while somebody is
 * guessing waits for a pause to end, up to 15 minutes; until then it works by the settings that it has.
 */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { getConfig } from '@kasa/contracts/terminals/operations/config';
import { TERMINAL_TIME_SECONDS, terminalSignedText } from '@kasa/contracts/terminals/terminal-signature';
import type { Db, Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { undoAttempt } from '../http/limits/attempt-store.ts';
import { type AttemptCounter, countAttempt, requireNoPause } from '../http/limits/attempts.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
/** Like those of passwords (security T3). */
const NUMBER = { failures: 10, windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: WINDOW };
const ADDRESS = { failures: 100, windowMs: WINDOW, firstPauseMs: WINDOW, longestPauseMs: WINDOW };

/** The headers by which a terminal says and proves who it is. */
export type TerminalHeaders = InputOf<typeof getConfig>['headers'];

/** A terminal that has proven itself. */
export type ProvenTerminal = Pick<Row<'terminals'>, 'id' | 'merchant_id'>;

/** In place of the phrase of a terminal that has none, or that there is not. */
const NOBODYS = 'a phrase that no terminal has';

/** @throws OperationFailure `terminal_time_wrong` */
function requireTime(time: string, now: Date): void {
  const apart = Math.abs(Date.parse(time) - now.getTime());
  if (!(apart <= TERMINAL_TIME_SECONDS * 1000)) throw new OperationFailure('terminal_time_wrong');
}

function isSignedBy(phrase: string | null, text: string, signature: string): boolean {
  const right = createHmac('sha256', phrase ?? NOBODYS)
    .update(text)
    .digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) && phrase !== null;
}

async function findByNumber(db: Db, number: string) {
  const columns = ['id', 'merchant_id', 'secret_key_phrase', 'config_address'] as const;
  return db.selectFrom('terminals').select(columns).where('number', '=', number).executeTakeFirst();
}

/**
 * The terminal that sends a request.
 * @throws OperationFailure `terminal_time_wrong`, `rate_limited`, `terminal_not_authenticated`
 */
export async function provenTerminal(context: Context, headers: TerminalHeaders): Promise<ProvenTerminal> {
  const { db, clock, exchange, target } = context;
  const { 'x-terminal-number': number, 'x-terminal-time': time, 'x-terminal-signature': signature } = headers;
  const now = clock.now();
  requireTime(time, now);
  const address = normalizeIP(exchange.address);
  const byAddress: AttemptCounter = { key: `terminals of ${address}`, rule: ADDRESS };
  await requireNoPause(db.db, [byAddress], now);

  const terminal = await findByNumber(db.db, number);
  const text = terminalSignedText({ method: 'GET', target, time, number });
  const isRight = isSignedBy(terminal?.secret_key_phrase ?? null, text, signature);
  if (isRight && terminal?.config_address === address) return terminal;

  const byNumber: AttemptCounter = { key: `terminal ${number}`, rule: NUMBER };
  // A wrong one counts against its address while the number waits, too: a right one is let in there all the same, so
  // whoever shares the terminal's address could tell them apart without end.
  if (!isRight) await countAttempt(db.db, [byAddress], now);
  const attempts = await countAttempt(db.db, isRight ? [byAddress, byNumber] : [byNumber], now);
  if (!isRight || terminal === undefined) throw new OperationFailure('terminal_not_authenticated');
  await inTransaction(db.db, async (tx) => {
    for (const { rule, one } of attempts) await undoAttempt(tx, one, rule, now);
    const own = tx.updateTable('terminals').where('id', '=', terminal.id);
    await own.set({ config_address: address }).execute();
  });
  return terminal;
}
