import type { BusinessColumns } from './columns.ts';

export interface SessionsTable {
  /** The public session id, returned as `token`; it grants no access. */
  id: string;
  merchant_id: string;
  user_id: string;
  /** Hash of the cookie's secret; the secret itself is never stored. */
  secret_hash: string;
  /** Decimal text agreed in the key exchange; null until then. */
  signing_secret: string | null;
  created_at: string;
  last_seen_at: string;
  /** Absolute end, regardless of activity. */
  expires_at: string;
  user_agent: string;
  address: string;
  /** The role an owner previews, read-only; null: the own role. */
  viewing_as: string | null;
  /** The point whose people the owner previews; null: of all points. */
  viewing_as_point_id: string | null;
  /** Opened in a browser in which the user had not signed in before. */
  new_browser: 0 | 1;
}

/** A second factor of sign-in: on when the user has `second_factor_at`, else a secret that waits to be confirmed. */
export interface SecondFactorsTable {
  /** The user's. */
  id: string;
  merchant_id: string;
  /** Base32, sealed. */
  secret: string;
  begun_at: string;
  /** The last step whose code was used: that and earlier ones count no more. */
  last_step: number;
  /** JSON list of keyed hashes of the recovery codes that are left. */
  recovery_codes: string;
}

export interface LegalAcceptancesTable {
  id: string;
  merchant_id: string;
  user_id: string;
  kind: 'terms' | 'privacy_policy' | 'public_offer';
  /** The day from which the version applies. */
  version: string;
  at: string;
  address: string;
}

export interface CodeRequestsTable {
  id: string;
  purpose: 'sign_up' | 'password_reset';
  phone: string;
  /** Whose password it resets; null for a registration or an unknown phone. */
  user_id: string | null;
  /** Keyed hash of the current code; null: no code is valid (the phone is taken or unknown). */
  code_hash: string | null;
  attempts_left: number;
  created_at: string;
  sent_at: string;
  expires_at: string;
  used_at: string | null;
  /** See `requesterKey` in code-limits.ts. */
  asker: string;
}

/** Every code sent, counted by phone and by requester for rate limits. */
export interface CodeSendingsTable {
  id: string;
  phone: string;
  purpose: 'sign_up' | 'password_reset' | 'invitation';
  asker: string;
  at: string;
}

/** An unfinished registration; deleted when it creates the merchant and its owner. */
export interface RegistrationsTable {
  id: string;
  code_request_id: string;
  full_name: string;
  phone: string;
  tax_number: string;
  password_hash: string;
  /** JSON: version by kind of legal document. */
  accepted: string;
  address: string;
  created_at: string;
  /** Hash of the secret that finishes it; null until the phone is confirmed. */
  ticket_hash: string | null;
  ticket_expires_at: string | null;
}

/** The outbox of text messages; the mock shows it instead of sending. */
export interface TextMessagesTable {
  id: string;
  at: string;
  /** Empty: never delivered. Written for an unknown phone, so that timing does not reveal it. */
  phone: string;
  /** The code is masked once it is invalid. */
  text: string;
  /** Null: none, or no longer valid. */
  code: string | null;
  /** Empty: there is no code. */
  code_expires_at: string;
}

/** One change by anyone; append-only but for failed sign-ins, which count on for an hour. */
export interface AuditEntriesTable {
  id: string;
  merchant_id: string;
  at: string;
  user_id: string | null;
  /** The user's name at that time. */
  user_name: string | null;
  /** Likewise; null: nobody was signed in, or it was not recorded. */
  user_phone: string | null;
  address: string;
  operation: string;
  /** Id of the request, which may have written several entries; null in old entries. */
  action: string | null;
  object_type: string;
  object_id: string;
  object_name: string;
  /** JSON of the changed fields, secrets masked; null: the object was created. */
  before: string | null;
  /** Likewise; null: the object was deleted. */
  after: string | null;
  /** `searchColumn('audit_entries', object_name)`. */
  search: string;
}

/** A browser that signed in successfully: guessing from elsewhere does not lock it out (security T3, T4). */
export interface KnownBrowsersTable {
  id: string;
  user_id: string;
  /** Hash of the secret in its cookie; the same for all users of the browser. */
  browser_hash: string;
  last_at: string;
  /** The last session opened there, ended or not; empty: none. */
  session_id: string;
  /** It counts as a stranger's; the row is kept for what was dismissed there, and as a sign of earlier sign-ins. */
  is_forgotten: 0 | 1;
  /** The session of the latest of the user's `new_browsers` that was dismissed or is older than this one; null: none. */
  dismissed: string | null;
}

/** Failed password attempts, see sign-in-limits.ts (security T3). */
export interface FailedAttemptsTable {
  /** What is counted, e.g. `phone +380501112233`, `address 203.0.113.7` or `session …`. */
  id: string;
  failures: number;
  /** End of the last pause; before any pause, time of the first failure. */
  paused_until: string;
  /** Length of the last pause; 0: none. */
  pause_ms: number;
}

export interface SavedViewsTable extends BusinessColumns {
  user_id: string;
  list: string;
  name: string;
  name_key: string;
  /** JSON list of `{ name, value }`. */
  parameters: string;
  /** With everybody of the merchant; else it is its user's own. */
  is_shared: 0 | 1;
}

/** What a person makes of a view, own or shared; without a row, nothing. */
export interface SavedViewChoicesTable {
  id: string;
  merchant_id: string;
  user_id: string;
  view_id: string;
  /** From 1 among the views that the person has of the list; null: after those that have one. */
  position: number | null;
  /** The list opens with it; at most one per user and list. */
  is_default: 0 | 1;
  is_hidden: 0 | 1;
}

/** The result of a request with an idempotency key, see http/idempotency/idempotency.ts. */
export interface IdempotencyResultsTable {
  /** Hash of operation, scope and key. */
  id: string;
  /** Of the request; reveals nothing without the key. */
  fingerprint: string;
  /** JSON, encrypted with key and request. */
  result: string;
  expires_at: string;
}
