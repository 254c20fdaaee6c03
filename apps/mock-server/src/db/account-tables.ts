/** Tables of sessions, registration, codes, limits, the journal of changes, and kept results, as TypeScript sees them; see schema.ts. */
import type { BusinessColumns } from './columns.ts';

export interface SessionsTable {
  /** The public session id, handed out as `token`: correlates, opens nothing. */
  id: string;
  merchant_id: string;
  user_id: string;
  /** Hash of the cookie's secret; the secret itself is never stored. */
  secret_hash: string;
  /** Decimal text agreed in the key exchange; null until then. */
  signing_secret: string | null;
  created_at: string;
  last_seen_at: string;
  /** Absolute end, whatever the activity. */
  expires_at: string;
  user_agent: string;
  address: string;
  /** The role that an owner looks through, read-only; null: oneself. */
  viewing_as: string | null;
}

/** A version of a legal document that a person accepted. */
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

/** A code that was sent to a phone, for one purpose. */
export interface CodeRequestsTable {
  id: string;
  purpose: 'sign_up' | 'password_reset';
  phone: string;
  /** Whose password it resets; null when nobody has the phone, and at a registration. */
  user_id: string | null;
  /** Keyed hash of the present code; null: no code is ever right (the phone is taken, or nobody's). */
  code_hash: string | null;
  attempts_left: number;
  created_at: string;
  /** When the present code was sent. */
  sent_at: string;
  /** End of the present code. */
  expires_at: string;
  used_at: string | null;
  /** Who asked for the present code, as `askerOf` in code-limits.ts tells. */
  asker: string;
}

/** Every code that was sent, to count by phone and by who asked for it. */
export interface CodeSendingsTable {
  id: string;
  phone: string;
  purpose: 'sign_up' | 'password_reset';
  /** As `askerOf` in code-limits.ts tells. */
  asker: string;
  at: string;
}

/** A registration that is not finished; the merchant and its owner exist only once it is, and then this is gone. */
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

/** The outbox of text messages: the mock delivers by showing it. */
export interface TextMessagesTable {
  id: string;
  at: string;
  /** Empty: to nobody. Written for an unknown phone, so that it costs what a known one does; never delivered. */
  phone: string;
  /** With the code covered once it is worth nothing. */
  text: string;
  /** Null: it has none, or it is worth nothing any more. */
  code: string | null;
}

/** One change by anyone; never changed itself. */
export interface AuditEntriesTable {
  id: string;
  merchant_id: string;
  at: string;
  /** Null when nobody was signed in. */
  user_id: string | null;
  /** As the person was called then. */
  user_name: string | null;
  address: string;
  /** Operation id. */
  operation: string;
  /** Id of the request that wrote it, which may have written others; null before this was recorded. */
  action: string | null;
  object_type: string;
  object_id: string;
  /** As the object was called then. */
  object_name: string;
  /** JSON object of the fields that differ, secrets masked; null: there was nothing. */
  before: string | null;
  /** Likewise; null: there is nothing any more. */
  after: string | null;
  /** `searchColumn('audit_entries', object_name)`. */
  search: string;
}

/** A browser in which somebody signed in rightly: guessing from elsewhere does not shut it out (security T3, T4). */
export interface KnownBrowsersTable {
  id: string;
  user_id: string;
  /** Hash of the secret in its cookie; the same for everybody who signed in there. */
  browser_hash: string;
  last_at: string;
  /** The session that was opened there last, ended or not; empty: none was. */
  session_id: string;
}

/** Failed attempts of passwords, see sign-in-limits.ts (security T3). */
export interface FailedAttemptsTable {
  /** What is counted, such as `phone +380501112233`, `own +380501112233`, `address 203.0.113.7` or `session …`. */
  id: string;
  failures: number;
  /** When the last pause ends or ended; while there was none, when the first failure was. */
  paused_until: string;
  /** How long the last pause is; 0: there was none. */
  pause_ms: number;
}

/** A way to look at a list that a person has given a name. */
export interface SavedViewsTable extends BusinessColumns {
  user_id: string;
  /** The list that it is a view of, e.g. `terminals`. */
  list: string;
  /** Unique among the person's views of the list. */
  name: string;
  /** `sortKey(name)`. */
  name_key: string;
  /** JSON list of `{ name, value }`. */
  parameters: string;
  /** The list opens with it; at most one of a list. */
  is_default: 0 | 1;
}

/** What a request with an idempotency key resulted in, see http/idempotency/idempotency.ts. */
export interface IdempotencyResultsTable {
  /** Hash of operation, scope and key. */
  id: string;
  /** Of the request: nothing can be read or guessed from it without the key. */
  fingerprint: string;
  /** JSON, sealed with key and request. */
  result: string;
  expires_at: string;
}
