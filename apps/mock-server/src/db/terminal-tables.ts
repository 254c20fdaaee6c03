import type { BusinessColumns } from './columns.ts';

export interface TerminalsTable extends BusinessColumns {
  /** A point or a depot; null: not placed. */
  point_id: string | null;
  template_id: string | null;
  vehicle_id: string | null;
  /** `S1` and six digits; unique across merchants, but for released ones. */
  number: string;
  /** Number in the acquirer's system; unique likewise. */
  ptks_id: string;
  name: string;
  name_key: string;
  serial: string;
  model: string;
  kind: 'acquiring' | 'ptks' | 'transport' | 'offline' | 'ecomm';
  status: 'added' | 'active' | 'blocked' | 'released';
  blocked_by: 'merchant' | 'acquirer' | null;
  test_mode: 0 | 1;
  website: string | null;
  extra_info: string | null;
  /** Null: not released. */
  release_reason: string | null;
  /** Secret that signs its requests; sealed. */
  secret_key_phrase: string | null;
  /** The phrase before, sealed for a place of its own; null: none. */
  previous_key_phrase: string | null;
  /** Until when it counts. */
  previous_key_phrase_until: string | null;
  /**
   * In the future while it stays online. Empty, not null, if never: an index is walked in both directions.
   */
  online_until: string;
  last_started_at: string | null;
  /** Empty: never. */
  activated_at: string;
  /** JSON object of its own settings, by their contract names. */
  settings: string;
  settings_changed_at: string;
  /** When it last fetched its settings; null: never. */
  settings_taken_at: string | null;
  /** When it was last told to fetch all settings again; null: never. */
  update_requested_at: string | null;
  /** Address, as rate limits count it, of its last correctly signed settings request; null: none. */
  config_address: string | null;
  /** See `ConnectivityState` in the contract. */
  side: 'online' | 'offline';
  side_since: string | null;
  /** JSON list of instants. */
  side_changes: string;
  is_unstable: 0 | 1;
  /** JSON list of instants: the changes of `side` in the day before the last one, oldest first. */
  side_history: string;
  /**
   * `2026-11-20T` and 10^11 + the kopiykas sold on that day, or empty: in an index today's sums come last, and nothing
   * is to be reset at midnight. As a number it could look like one of a card. See `salesOn`.
   */
  day_sales: string;
  /** Kopiykas. */
  cash_inside: number;
  /** `searchColumn('terminals', number, name, serial, ptks_id)`. */
  search: string;
}

/** What merchants have told the acquirer of devices that others have in their fleet. */
export interface TerminalDisputesTable {
  id: string;
  /** Who claims the device. */
  merchant_id: string;
  created_at: string;
  number: string;
  reason: string;
  /** Who had the device when the dispute began; null: nobody. Never told to the claimant. */
  held_terminal_id: string | null;
  /** Whether the activation code was right. */
  is_proven: 0 | 1;
  /** Null: not decided yet. */
  decision: 'claimant' | 'holder' | null;
  decided_at: string | null;
}

export interface TerminalTemplatesTable extends BusinessColumns {
  name: string;
  name_key: string;
  description: string | null;
  settings: string;
  settings_changed_at: string;
  search: string;
}

/** A device issued by the acquirer or in stock, not yet added to any merchant's fleet. */
export interface TerminalDevicesTable {
  id: string;
  number: string;
  ptks_id: string;
  serial: string;
  model: string;
  kind: TerminalsTable['kind'];
  is_blocked: 0 | 1;
  activation_code_hash: string;
  activation_expires_at: string;
}
