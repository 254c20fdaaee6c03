import type { InputOf } from '@kasa/contracts/shared/operation';
import { opens } from '@kasa/contracts/shared/permissions';
import type { CallbackPreviewInput } from '@kasa/contracts/terminals/callback-preview';
import {
  type CallbackSettings,
  callbackRequest,
  callbackWarnings,
  signEvent,
} from '@kasa/contracts/terminals/callback-request';
import {
  type CallbackValues,
  sampleCallbackValues,
  testCallbackValues,
} from '@kasa/contracts/terminals/callback-template';
import type { CallbackTestEntity } from '@kasa/contracts/terminals/callback-test';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { signedParts } from '@kasa/contracts/terminals/signed-parts';
import type { z } from 'zod';
import { callbackPayload } from '../db/callback-outbox.ts';
import { newId } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { countAttempt } from '../http/limits/attempts.ts';
import { FairShares } from '../http/limits/fair-shares.ts';
import { callbackSigner } from '../http/outgoing/callback-signer.ts';
import type { OutgoingHttpClient } from '../http/outgoing/outgoing-client.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { sendCallback } from './callbacks/send.ts';
import { requireMayEdit } from './edit-right.ts';
import { mergeSecrets } from './stored-settings.ts';
import { presentTerminal, type TerminalRow, terminals } from './terminal-store.ts';

type CallbackInput = z.output<typeof CallbackPreviewInput>;
type SampleInput = Omit<CallbackInput, 'transaction_id'>;

interface CallbackSample {
  readonly settings: CallbackSettings;
  readonly values: CallbackValues;
  /** Null: no terminal is given. */
  readonly terminal: TerminalRow | null;
}

/**
 * A sample payment on the terminal, now. Masked values in the settings are replaced by the terminal's stored ones.
 * @param sample its other values
 * @throws OperationFailure `not_found` for a terminal that is not the merchant's, `forbidden` for one that may not be edited
 */
async function callbackSample(
  { db, session, clock }: Context,
  { terminal_id, ...settings }: SampleInput,
  sample: CallbackValues,
): Promise<CallbackSample> {
  const now = clock.nowIso();
  const values = { ...sample, paid_at: now, sent_at: now };
  if (terminal_id === null) return { settings, values, terminal: null };
  const row = await terminals.get(db.db, session.merchantId, terminal_id);
  requireMayEdit(session.tags, row);
  const known = presentTerminal(row, clock.now(), true).settings;
  const own = {
    terminal_number: row.number,
    terminal_name: row.name,
    point_name: row.point_name ?? '',
  };
  return { settings: mergeSecrets(settings, known), values: { ...values, ...own }, terminal: row };
}

/**
 * What a callback says of a payment of the terminal; null: of none.
 * @throws OperationFailure `forbidden`, `not_found` for a payment of another terminal
 */
async function paymentValues(
  { db, session, language }: Context,
  terminal: TerminalRow | null,
  id: string | undefined,
): Promise<Partial<CallbackValues>> {
  if (id === undefined) return {};
  const permission = 'transactions_view';
  if (!opens(session.tags, permission)) throw new OperationFailure('forbidden', { permission });
  const missing = () => fieldFailure('not_found', language, [{ path: 'transaction_id', rule: 'not_found' }]);
  if (terminal === null) throw missing();
  const payment = db.db.selectFrom('transactions').selectAll().where('id', '=', id);
  const own = payment.where('merchant_id', '=', session.merchantId).where('terminal_id', '=', terminal.id);
  return callbackPayload(await own.executeTakeFirstOrThrow(missing), terminal);
}

type Input = InputOf<typeof terminalsOperations.testCallback>['body'];

const MINUTE = 60_000;
/** Limits port scanning through the server: ten in a row, then one a minute until a minute without a test. */
const TEST_RATE_LIMIT = { failures: 10, windowMs: MINUTE, firstPauseMs: MINUTE, longestPauseMs: MINUTE };

/** Each holds its request, maybe megabytes, and a connection for up to half a minute. */
const concurrency = new FairShares({ max: [100, 5], retryAfterSeconds: 15 });

/** Adds the journal entry before sending. Only the host of the URL, as the rest may contain secrets. */
async function record(context: Context, eventId: string, sample: CallbackSample) {
  const { id, number, name: called } = sample.terminal ?? {};
  const terminal = id === undefined ? null : { id, name: `${number} ${called}` };
  const host = new URL(sample.settings.callback_endpoint).hostname;
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
async function sendTestCallback(
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
  const signer = await callbackSigner(db.db, merchantId, clock.now());
  const { sent_at } = sample.values;
  const event = { id: eventId, attempt: 1, sentAt: sent_at, isTest: true };
  const request = signEvent(callbackRequest(sample.settings, sample.values, signer.sign), event, signer);
  const { answer: _, ...outcome } = await sendCallback(outgoing, request, { merchantId, timeoutSeconds });
  return { event_id: eventId, sent_at, ...outcome };
}

export const callbackHandlers = (outgoing: OutgoingHttpClient) =>
  ({
    async previewCallback(context, { body: { transaction_id, ...body } }) {
      const sample = await callbackSample(context, body, sampleCallbackValues());
      const { settings, terminal } = sample;
      const values = { ...sample.values, ...(await paymentValues(context, terminal, transaction_id)) };
      const { db, session, clock } = context;
      const signer = await callbackSigner(db.db, session.merchantId, clock.now());
      const { event_id: id, sent_at: sentAt } = values;
      // Marked as a test: what is only shown could be sent on by anybody.
      const event = { id, attempt: 1, sentAt, isTest: true };
      const request = signEvent(callbackRequest(settings, values, signer.sign), event, signer);
      return {
        ...request,
        public_key: signer.publicKey,
        signed_parts: signedParts(settings, values, request),
        warnings: callbackWarnings(settings, request),
      };
    },

    testCallback: (context, { body }) =>
      concurrency.run([context.session.merchantId], () => sendTestCallback(context, outgoing, body)),
  }) satisfies Partial<Handlers<typeof terminalsOperations>>;
