/** Callbacks to merchants' servers, written in the transaction that changes the payment and sent by a worker later. */
import { notifiedStatuses } from '@kasa/contracts/terminals/callback-delivery-values';
import type { CallbackSettings } from '@kasa/contracts/terminals/callback-request';
import type { CallbackValues } from '@kasa/contracts/terminals/callback-template';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { Transaction } from 'kysely';
import { afterCommit } from './after-commit.ts';
import { everTerminals } from './fleet.ts';
import { createNotifier } from './notifier.ts';
import { newId, newRowColumns } from './row-columns.ts';
import type { Db, Row, Schema } from './schema.ts';
import { seal } from './sealing.ts';
import { callbackSettingsPlace } from './stored-secrets.ts';

const { notify, subscribe } = createNotifier<void>();
/** Tells this process that a callback waits. */
export const onCallbackWaiting = subscribe;
/** After the commit of `tx`. */
export const wakeCallbacks = (tx: Transaction<Schema>) => afterCommit(tx, () => notify(tx, undefined));

/** What a callback is sent with, of the moment when the payment changed. */
export interface StoredCallbackSettings extends CallbackSettings {
  readonly callback_get_parameters: readonly {
    readonly name: string;
    readonly value: string;
    readonly is_secret?: boolean | undefined;
  }[];
  readonly timeoutSeconds: number;
  readonly retrySeconds: number;
}

/** What a callback says of its payment; the values that each attempt has anew are left out. */
export type CallbackPayload = Omit<CallbackValues, 'event_id' | 'sent_at' | 'attempt'>;

const isNotified = (status: string): status is (typeof notifiedStatuses)[number] =>
  (notifiedStatuses as readonly string[]).includes(status);

const hryvnias = (kopiykas: number) => (kopiykas / 100).toFixed(2);

/** Terminals with what their settings follow from. */
export const configuredTerminals = (db: Db) =>
  everTerminals(db)
    .leftJoin('terminal_templates', 'terminal_templates.id', 'terminals.template_id')
    .select(['terminals.kind', 'terminals.settings', 'terminal_templates.settings as template_settings']);

/** The settings of one of `configuredTerminals`. */
export function settingsOf({
  kind,
  settings,
  template_settings,
}: Pick<Row<'terminals'>, 'kind' | 'settings'> & { readonly template_settings: string | null }) {
  const parse = (json: string | null) => json && (JSON.parse(json) as SomeTerminalSettingsEntity);
  return resolveSettings(kind, parse(settings) || {}, parse(template_settings) || null).settings;
}

/** @param terminal as it is now */
export function callbackPayload(
  payment: Row<'transactions'>,
  terminal: Pick<Row<'terminals'>, 'number' | 'name'> & { readonly point_name: string | null },
): CallbackPayload {
  return {
    order_id: payment.order_id,
    terminal_number: terminal.number,
    terminal_name: terminal.name,
    point_name: terminal.point_name ?? '',
    status: payment.status,
    amount: hryvnias(payment.amount),
    amount_kopiykas: String(payment.amount),
    refund_amount: hryvnias(payment.refund_amount),
    refund_amount_kopiykas: String(payment.refund_amount),
    currency: 'UAH',
    payment_form: payment.payment_form,
    card_mask: payment.card_mask ?? '',
    bank: payment.bank ?? '',
    rrn: payment.rrn ?? '',
    response_code: payment.response_code ?? '',
    fiscal_number: payment.fiscal_number ?? '',
    paid_at: payment.paid_at ?? '',
  };
}

/** Makes the callback of a payment that has just changed, and has it sent after the commit; see `writeCallback`. */
export async function enqueueCallback(
  tx: Transaction<Schema>,
  payment: Row<'transactions'>,
  now: string,
): Promise<void> {
  if (await writeCallback(tx, payment, now)) wakeCallbacks(tx);
}

/** So long the callback of a payment waits for the number of its receipt, milliseconds. */
const RECEIPT_MS = 10_000;

/** As `enqueueCallback`, of a payment whose receipt a register makes: it is sent once that has a number, or soon without. */
export const enqueueCallbackWithReceipt = (
  tx: Transaction<Schema>,
  payment: Row<'transactions'>,
  now: string,
): Promise<boolean> =>
  writeCallback(tx, payment, now, newId(), new Date(Date.parse(now) + RECEIPT_MS).toISOString());

/** Callbacks of a payment that were not tried yet tell the number of its receipt, and are sent after the commit. */
export async function tellReceiptNumber(
  tx: Transaction<Schema>,
  transactionId: string,
  fiscal_number: string,
  now: string,
): Promise<void> {
  const untried = tx
    .selectFrom('callback_deliveries')
    .select(['id', 'told'])
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('taken_until', 'is', null);
  for (const { id, told } of await untried.execute()) {
    const payload: CallbackPayload = { ...(JSON.parse(told) as CallbackPayload), fiscal_number };
    const changed = { told: JSON.stringify(payload), next_attempt_at: now };
    await tx.updateTable('callback_deliveries').set(changed).where('id', '=', id).execute();
    wakeCallbacks(tx);
  }
}

/**
 * Writes the callback of a payment, which is locked, or new, if its status is notified of and its terminal has an endpoint.
 * @param id of the callback
 * @param sentAt when it is sent first
 * @returns whether there is one
 */
export async function writeCallback(
  tx: Db,
  payment: Row<'transactions'>,
  now: string,
  id = newId(),
  sentAt = now,
): Promise<boolean> {
  if (!isNotified(payment.status)) return false;
  const terminal = await configuredTerminals(tx)
    .leftJoin('branches', 'branches.id', 'terminals.point_id')
    .select(['terminals.number', 'terminals.name', 'branches.name as point_name'])
    .where('terminals.id', '=', payment.terminal_id)
    .executeTakeFirstOrThrow();
  const settings = settingsOf(terminal);
  if (settings.callback_endpoint === null) return false;
  const stored: StoredCallbackSettings = {
    callback_endpoint: settings.callback_endpoint,
    callback_type: settings.callback_type,
    callback_headers: settings.callback_headers,
    callback_get_parameters: settings.callback_get_parameters,
    callback_body_template: settings.callback_body_template,
    callback_signature_template: settings.callback_signature_template,
    timeoutSeconds: settings.callback_timeout_seconds,
    retrySeconds: settings.callback_retry_seconds,
  };
  const payload = callbackPayload(payment, terminal);
  await insertDelivery(tx, payment, { id, settings: stored, payload, now, sentAt });
  return true;
}

async function insertDelivery(
  tx: Db,
  payment: Row<'transactions'>,
  made: {
    id: string;
    settings: StoredCallbackSettings;
    payload: CallbackPayload;
    now: string;
    sentAt: string;
  },
): Promise<void> {
  const { id, settings, payload, now, sentAt } = made;
  const earlier = tx.selectFrom('callback_deliveries').where('transaction_id', '=', payment.id);
  // Not how many there are: old ones are deleted.
  const { last } = await earlier.select((eb) => eb.fn.max('nth').as('last')).executeTakeFirstOrThrow();
  const row: Row<'callback_deliveries'> = {
    ...newRowColumns(payment.merchant_id, now),
    id,
    ...{ transaction_id: payment.id, terminal_id: payment.terminal_id, nth: Number(last ?? 0) + 1 },
    status: payment.status as Row<'callback_deliveries'>['status'],
    host: new URL(settings.callback_endpoint).host,
    settings: seal(tx, callbackSettingsPlace(id), JSON.stringify(settings)),
    told: JSON.stringify(payload),
    ...{ state: 'waiting', attempts: 0, last_http_status: null, last_reason: null },
    ...{ next_attempt_at: sentAt, tried_since: now, tried_before: 0, delivered_at: null, taken_until: null },
    sent_again: 0,
  };
  await tx.insertInto('callback_deliveries').values(row).execute();
}
