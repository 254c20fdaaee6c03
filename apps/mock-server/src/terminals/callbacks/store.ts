import type {
  CallbackDeliveryDetailsEntity,
  CallbackDeliveryEntity,
} from '@kasa/contracts/terminals/callback-deliveries';
import { MAX_ATTEMPTS_KEPT } from '@kasa/contracts/terminals/callback-delivery-values';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { StoredCallbackSettings } from '../../db/callback-outbox.ts';
import type { Db, Row } from '../../db/schema.ts';
import { unseal } from '../../db/sealing.ts';
import { callbackRequestPlace, callbackSettingsPlace } from '../../db/stored-secrets.ts';
import { entityReader, type RowOf } from '../../http/entity/entity.ts';
import { atLeast, equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { MASK } from '../../http/journal/redact.ts';
import type { KeptRequest } from './keep.ts';
import { type Mask, maskOf } from './mask.ts';

const reader = entityReader({
  type: 'callback',
  table: 'callback_deliveries',
  columns: [
    'merchant_id',
    'transaction_id',
    'terminal_id',
    'status',
    'host',
    'settings',
    'state',
    'attempts',
    'last_http_status',
    'last_reason',
    'next_attempt_at',
    'delivered_at',
  ],
  related: (rows) =>
    rows
      .innerJoin('terminals', 'terminals.id', 'row.terminal_id')
      .innerJoin('transactions', 'transactions.id', 'row.transaction_id')
      .select(['terminals.number as terminal_number', 'terminals.name as terminal_name'])
      .select('transactions.order_id as order_id'),
});

export type DeliveryRow = RowOf<typeof reader>;

/** The callbacks of a merchant, by default the newest first. */
export const deliveries = withList(reader, terminalsOperations.listCallbackDeliveries, {
  sorts: { created_at: 'created_at' },
  defaultSort: '-created_at',
  days: { created: 'callback_deliveries.created_at' },
  filters: {
    state: equals('state'),
    terminal_id: equals('terminal_id'),
    transaction_id: equals('transaction_id'),
    status: equals('status'),
    host: equals('host'),
    created_since: atLeast('created_at'),
  },
});

export function presentDelivery(row: DeliveryRow): CallbackDeliveryEntity {
  const { id, status, host, state, attempts, last_http_status, last_reason } = row;
  const { next_attempt_at, delivered_at, version, created_at, updated_at } = row;
  return {
    ...{ id, status, host, state, attempts, last_http_status, last_reason },
    ...{ next_attempt_at, delivered_at, version, created_at, updated_at },
    transaction: { id: row.transaction_id, order_id: row.order_id },
    terminal: { id: row.terminal_id, number: row.terminal_number, name: row.terminal_name },
  };
}

/** @param isWhole false: for who may not edit terminals, without what the settings keep from them */
export async function presentDetails(
  db: Db,
  row: DeliveryRow,
  isWhole: boolean,
): Promise<CallbackDeliveryDetailsEntity> {
  const settings = unseal(db, callbackSettingsPlace(row.id), row.settings);
  const mask = maskOf(JSON.parse(settings) as StoredCallbackSettings);
  const own = db.selectFrom('callback_attempts').selectAll().where('delivery_id', '=', row.id);
  const attempts = await own.orderBy('number', 'desc').limit(MAX_ATTEMPTS_KEPT).execute();
  return {
    ...presentDelivery(row),
    history: attempts.map((attempt) => {
      const shown = presentAttempt(db, attempt, mask);
      return isWhole ? shown : withoutSettings(shown);
    }),
  };
}

type Attempt = CallbackDeliveryDetailsEntity['history'][number];

/** A secret of the settings may stand in the address, and is masked there. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : MASK);

/** As `redactSecrets` of settings: the address beyond its host, and what templates make, are for who may edit them. */
const withoutSettings = (attempt: Attempt): Attempt => ({
  ...attempt,
  url: originOf(attempt.url),
  body: attempt.body === null ? null : MASK,
  signed_text: MASK,
  answer: MASK,
});

function presentAttempt(db: Db, row: Row<'callback_attempts'>, mask: Mask): Attempt {
  const { number, sent_at, state, reason, http_status, duration_ms, answer_bytes, answer } = row;
  const request = JSON.parse(unseal(db, callbackRequestPlace(row.id), row.request)) as KeptRequest;
  return {
    ...{ number, sent_at, state, reason, http_status, duration_ms, answer_bytes },
    method: request.method,
    url: mask.text(request.url),
    headers: request.headers.map(({ name, value }) => ({ name, value: mask.header(name, value) })),
    body: request.body && mask.text(request.body),
    signed_text: mask.text(request.signed_text),
    signature: request.signature,
    is_cut: request.is_cut ?? false,
    // A server may tell what it was sent.
    answer: mask.text(answer),
  };
}
