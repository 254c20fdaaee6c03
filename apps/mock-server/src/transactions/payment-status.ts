/** Status requests of merchants' servers (contract: status-signature.ts). */
import { normalizeIP } from '@fastify/rate-limit';
import { Id } from '@kasa/contracts/shared/ids';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { STATUS_REQUEST_SECONDS, statusSignedText } from '@kasa/contracts/transactions/status-signature';
import { type AttemptCounter, countAttempt } from '../http/limits/attempts.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { isSignedByAny, isWithin } from '../http/session/hmac.ts';
import { readStatusSecret, validSecrets } from './status-secret.ts';
import { presentTransaction, transactions } from './transaction-store.ts';

type Input = InputOf<typeof transactionsOperations.getPaymentStatus>;

const WINDOW = 15 * 60_000;
/** Of wrong signatures alone, which cannot hit a random secret: nobody can lock a merchant out. */
const ADDRESS_RULE = { failures: 100, windowMs: WINDOW, firstPauseMs: WINDOW, longestPauseMs: WINDOW };

/**
 * An unknown merchant gets the same response as a wrong signature, after the same work.
 * @returns the merchant
 */
async function authenticate(context: Context, headers: Input['headers']): Promise<string> {
  const { db, clock, exchange, target, bodyBytes } = context;
  const { 'x-merchant-id': merchantId, 'x-merchant-time': time, 'x-merchant-signature': signature } = headers;
  const now = clock.now();
  if (!isWithin(time, now, STATUS_REQUEST_SECONDS)) throw new OperationFailure('status_request_time_wrong');
  const byAddress: AttemptCounter = {
    key: `status requests of ${normalizeIP(exchange.address)}`,
    rule: ADDRESS_RULE,
  };
  const secrets = validSecrets(await readStatusSecret(db.db, merchantId), now);
  const text = statusSignedText({ target, time, merchantId, body: bodyBytes.toString('utf8') });
  if (isSignedByAny(secrets, text, signature)) return merchantId;
  await countAttempt(db.db, [byAddress], now);
  throw new OperationFailure('status_request_not_authenticated');
}

export async function paymentStatus(context: Context, { headers, body }: Input) {
  const merchantId = await authenticate(context, headers);
  const { db } = context;
  const named = db.db
    .selectFrom('transactions')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where(Id.safeParse(body.payment).success ? 'id' : 'order_id', '=', body.payment);
  const { id } = requireFound(await named.executeTakeFirst());
  const payment = presentTransaction(await transactions.get(db.db, merchantId, id), context);
  const { order_id, status, amount, refund_amount, refunded_at, payment_form, card_mask } = payment;
  const { rrn, response_code, response, paid_at, fiscal_number, updated_at, terminal } = payment;
  return {
    ...{ id, order_id, terminal_number: terminal.number, status, amount, refund_amount, refunded_at },
    ...{ payment_form, card_mask, rrn, response_code, response, paid_at, fiscal_number, updated_at },
  };
}
