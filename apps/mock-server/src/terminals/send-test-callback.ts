import type { InputOf } from '@kasa/contracts/shared/operation';
import { callbackRequest, markAsTest } from '@kasa/contracts/terminals/callback-request';
import { testCallbackValues } from '@kasa/contracts/terminals/callback-template';
import type { CallbackTestEntity } from '@kasa/contracts/terminals/callback-test';
import type { testCallback } from '@kasa/contracts/terminals/operations/callback';
import { newId } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { countAttempt } from '../http/limits/attempts.ts';
import { ConcurrencyLimiter } from '../http/limits/concurrency-limiter.ts';
import type { OutgoingHttpClient } from '../http/outgoing/outgoing-client.ts';
import type { Context } from '../http/request/handler.ts';
import { callbackSigner } from './callback-key.ts';
import { type CallbackSample, callbackSample } from './callback-sample.ts';
import { sendCallback } from './callback-sending.ts';

type Input = InputOf<typeof testCallback>['body'];

const MINUTE = 60_000;
/** Limits port scanning through the server: ten in a row, then one a minute until a minute without a test. */
const TEST_RATE_LIMIT = { failures: 10, windowMs: MINUTE, firstPauseMs: MINUTE, longestPauseMs: MINUTE };

/** Each holds its request, maybe megabytes, and a connection for up to half a minute. */
const concurrency = new ConcurrencyLimiter({ max: 100, maxPerKey: 5, retryAfterSeconds: 15 });

/** Adds the journal entry before sending. Only the host of the URL, as the rest may contain secrets. */
async function record(context: Context, eventId: string, { settings, terminal }: CallbackSample) {
  const host = new URL(settings.callback_endpoint).hostname;
  const name = [terminal?.name, host].filter(Boolean).join(', ');
  const object = { type: 'callback_test', id: eventId, name };
  await inTransaction(context.db.db, (tx) =>
    recordChange(tx, context, { object, before: null, after: { host, terminal } }),
  );
}

/**
 * Sends a sample payment once and returns the result.
 * @throws OperationFailure `not_found`, `rate_limited`
 */
export function sendTestCallback(
  context: Context,
  outgoing: OutgoingHttpClient,
  input: Input,
): Promise<CallbackTestEntity> {
  return concurrency.withSlot(context.session.merchantId, () => send(context, outgoing, input));
}

async function send(
  context: Context,
  outgoing: OutgoingHttpClient,
  { callback_timeout_seconds: timeoutSeconds, ...input }: Input,
): Promise<CallbackTestEntity> {
  const { db, session, clock } = context;
  const { merchantId } = session;
  const eventId = newId();
  const sample = await callbackSample(context, input, { ...testCallbackValues(), event_id: eventId });
  await countAttempt(db.db, [{ key: `callback tests of ${merchantId}`, rule: TEST_RATE_LIMIT }], clock.now());
  await record(context, eventId, sample);
  const signer = await callbackSigner(db.db, merchantId);
  const request = markAsTest(callbackRequest(sample.settings, sample.values, signer.sign));
  const outcome = await sendCallback(outgoing, request, { merchantId, timeoutSeconds });
  return { event_id: eventId, sent_at: sample.values.sent_at, ...outcome };
}
