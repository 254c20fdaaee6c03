import type { CallbackDeliveryState } from '@kasa/contracts/shared/callback-delivery-states';
import type { notifiedStatuses } from '@kasa/contracts/terminals/callback-delivery-values';
import type { callbackTestReasons, callbackTestStates } from '@kasa/contracts/terminals/callback-test';
import type { BusinessColumns } from './columns.ts';

/** The outbox of callbacks: a row is written with the change of the payment that it tells of. */
export interface CallbackDeliveriesTable extends BusinessColumns {
  transaction_id: string;
  terminal_id: string;
  /** Place among the payment's callbacks, from 1: they go in order. */
  nth: number;
  status: (typeof notifiedStatuses)[number];
  /** Host of the endpoint. */
  host: string;
  /** The callback settings of that moment as JSON, sealed. */
  settings: string;
  /** `CallbackValues` of that moment as JSON, without what each attempt has anew. */
  told: string;
  state: CallbackDeliveryState;
  attempts: number;
  last_http_status: number | null;
  last_reason: (typeof callbackTestReasons)[number] | null;
  /** When it is due while it waits; while a server sends it, when another may. Null: finished. */
  next_attempt_at: string | null;
  /** Until when the server that sends it just now has it for itself. Null: nobody sends it. */
  taken_until: string | null;
  /** From when it is tried for a day. */
  tried_since: string;
  /** Attempts before `tried_since`. */
  tried_before: number;
  /** 1: put back since by a person or a run; those never put back go first. */
  sent_again: number;
  delivered_at: string | null;
}

/** Each attempt to send a callback; never changed. */
export interface CallbackAttemptsTable {
  id: string;
  merchant_id: string;
  delivery_id: string;
  /** From 1. */
  number: number;
  sent_at: string;
  state: (typeof callbackTestStates)[number];
  reason: (typeof callbackTestReasons)[number] | null;
  http_status: number | null;
  duration_ms: number;
  answer_bytes: number;
  /** The first characters of the answer. */
  answer: string;
  /** `CallbackRequest` as JSON, sealed. */
  request: string;
}

export type MerchantSecretName = 'signing_keys' | 'status_secret';

/** What proves that callbacks are ours, and that status requests are a merchant's. */
export interface MerchantSecretsTable {
  id: string;
  merchant_id: string;
  name: MerchantSecretName;
  /** JSON, sealed. */
  value: string;
}
