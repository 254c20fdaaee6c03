import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { CALLBACK_GIVE_UP_SECONDS, callbackPause } from '@kasa/contracts/terminals/callback-delivery-values';
import { callbackRequest } from '@kasa/contracts/terminals/callback-request';
import type { ResendRunReason } from '@kasa/contracts/terminals/resend-run-values';
import { bulkInsert } from '../../db/bulk-insert.ts';
import {
  type CallbackPayload,
  type StoredCallbackSettings,
  writeCallback,
} from '../../db/callback-outbox.ts';
import type { Db, Row } from '../../db/schema.ts';
import { seal, unseal } from '../../db/sealing.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import type { SeededUser } from '../../db/seed-options.ts';
import { callbackRequestPlace, callbackSettingsPlace } from '../../db/stored-secrets.ts';
import { searchText } from '../../db/text.ts';

const DAY_MS = 86_400_000;
/** Older than what tells of failing endpoints, and before the run's second day of attempts. */
const AGE_MS = 12 * DAY_MS;
const RETRY_SECONDS = 60;

/** A callback that a shop's server did not take, and the run that sent it again in vain. */
export async function seedResendRun(
  tx: Db,
  origin: SeedContext,
  by: SeededUser,
  payments: readonly Row<'transactions'>[],
): Promise<void> {
  const { merchant, now } = origin;
  const before = new Date(now.getTime() - AGE_MS).toISOString();
  const told = await tx
    .selectFrom('callback_deliveries')
    .select('terminal_id')
    .where('merchant_id', '=', merchant)
    .execute();
  const withEndpoint = new Set(told.map(({ terminal_id }) => terminal_id));
  const payment = payments.findLast(
    (one) => withEndpoint.has(one.terminal_id) && one.status === 'approved' && one.updated_at < before,
  );
  if (payment === undefined) return;
  const isExample = merchant === exampleIds.merchant;
  const at = payment.updated_at;
  const id = isExample ? exampleIds.callbackDeliveryGivenUp : seededRowId(origin, at, 'callback given up');
  await writeCallback(tx, payment, at, id);
  const callback = tx.selectFrom('callback_deliveries').selectAll().where('id', '=', id);
  const began = after(at, 2 * DAY_MS);
  const attempts = attemptsOf(tx, await callback.executeTakeFirstOrThrow(), [at, began], origin);
  await bulkInsert(tx, 'callback_attempts', attempts);
  const ended = attempts.at(-1)?.sent_at ?? began;
  await tx
    .updateTable('callback_deliveries')
    .set({ state: 'given_up', attempts: attempts.length, last_reason: 'timed_out', next_attempt_at: null })
    .set({ tried_since: began, tried_before: attempts.length / 2, updated_at: ended, version: 2 })
    .where('id', '=', id)
    .execute();
  await insertRun(tx, origin, by, { payment, callback: id, began, ended });
}

const after = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** Those of a day from each of the times, each after a longer pause. */
function attemptsOf(
  tx: Db,
  { id: delivery_id, merchant_id, settings, told }: Row<'callback_deliveries'>,
  began: readonly string[],
  origin: SeedContext,
): Row<'callback_attempts'>[] {
  const stored = JSON.parse(
    unseal(tx, callbackSettingsPlace(delivery_id), settings),
  ) as StoredCallbackSettings;
  const payload = JSON.parse(told) as CallbackPayload;
  const end = CALLBACK_GIVE_UP_SECONDS;
  const passed = [0];
  for (let seconds = 0; seconds < end; ) {
    seconds = Math.min(seconds + callbackPause(RETRY_SECONDS, passed.length), end);
    passed.push(seconds);
  }
  const times = began.flatMap((from) => passed.map((seconds) => after(from, seconds * 1_000)));
  return times.map((sent_at, n) => {
    const id = seededRowId(origin, sent_at, 'callback attempt', delivery_id);
    const values = { ...payload, event_id: delivery_id, sent_at, attempt: String(n + 1) };
    const request = callbackRequest(stored, values, () => '');
    return {
      ...{ id, merchant_id, delivery_id, number: n + 1, sent_at, state: 'failed', reason: 'timed_out' },
      ...{ http_status: null, duration_ms: 30_000, answer_bytes: 0, answer: '' },
      request: seal(tx, callbackRequestPlace(id), JSON.stringify({ ...request, is_cut: false })),
    };
  });
}

async function insertRun(
  tx: Db,
  origin: SeedContext,
  by: SeededUser,
  {
    payment,
    callback,
    began,
    ended,
  }: Record<'callback' | 'began' | 'ended', string> & {
    readonly payment: Row<'transactions'>;
  },
): Promise<void> {
  const { merchant } = origin;
  const terminal = await tx
    .selectFrom('terminals')
    .select(['number', 'name'])
    .where('id', '=', payment.terminal_id)
    .executeTakeFirstOrThrow();
  const isExample = merchant === exampleIds.merchant;
  const id = isExample ? exampleIds.resendRun : seededRowId(origin, began, 'resend run');
  const finished_at = after(began, 1_000);
  const run: Row<'bulk_runs'> = {
    ...{ id, merchant_id: merchant, kind: 'resend', state: 'done' },
    ...{
      template_id: null,
      template_name: null,
      template_version: null,
      reason: null,
      amount: null,
      change: null,
    },
    ...{ total: 1, done: 0, skipped: 0, failed: 0 },
    ...{ user_id: by.id, user_name: by.name, user_phone: by.phone, operation: 'startResendRun' },
    ...{ action: seededRowId(origin, began, 'resend run', 'request'), address: '192.0.2.10' },
    ...{ created_at: began, updated_at: finished_at, finished_at, version: 2 },
  };
  const row: Row<'bulk_run_rows'> = {
    ...{ id: seededRowId(origin, began, 'resend run', callback), merchant_id: merchant, run_id: id },
    ...{ position: 1, object_id: callback, object_version: 1, amount: null, agreed: null, reversal_id: null },
    ...{ number: payment.order_id, name: `${terminal.number} ${terminal.name}` },
    found_by: searchText(payment.order_id, terminal.number, terminal.name),
    ...{ state: 'failed', reason: 'not_delivered' satisfies ResendRunReason, finished_at: ended },
  };
  await bulkInsert(tx, 'bulk_runs', [run]);
  await bulkInsert(tx, 'bulk_run_rows', [row]);
}
