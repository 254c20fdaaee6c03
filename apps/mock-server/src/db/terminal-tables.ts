/** Tables of payment terminals, as TypeScript sees them; see schema.ts. */
import type { BusinessColumns } from './columns.ts';

export interface TerminalsTable extends BusinessColumns {
  /** Where it stands: a point or a depot; null: nowhere yet. */
  point_id: string | null;
  template_id: string | null;
  /** The vehicle that a transport terminal is on. */
  vehicle_id: string | null;
  /** `S1` and six digits; unique over all merchants. */
  number: string;
  /** Its number in the acquirer's system; unique over all merchants. */
  ptks_id: string;
  name: string;
  /** `sortKey(name)`. */
  name_key: string;
  serial: string;
  model: string;
  kind: 'acquiring' | 'ptks' | 'transport' | 'offline' | 'ecomm';
  status: 'added' | 'active' | 'blocked';
  /** Who has blocked it; null: it is not blocked. */
  blocked_by: 'merchant' | 'acquirer' | null;
  test_mode: 0 | 1;
  website: string | null;
  extra_info: string | null;
  /** What it signs its requests with; needed as it is, to check them. */
  secret_key_phrase: string | null;
  /**
   * It was online at every moment up to this one, so that of a terminal which stays online it may lie ahead; empty:
   * never. Not null, so that a list walks an index in either direction.
   */
  online_until: string;
  last_started_at: string | null;
  /** Empty: never; not null for the same reason. */
  activated_at: string;
  /** JSON object of its own settings, each by its name in the contract. */
  settings: string;
  settings_changed_at: string;
  /** When it last asked for its settings; null: never. */
  settings_taken_at: string | null;
  /** When it was last told to take all of its settings anew; null: never. */
  update_requested_at: string | null;
  /** Address, as limits count it, that it last asked for its settings from, rightly signed; null: it never did. */
  config_address: string | null;
  /** On which side it was last found, and told to be; see `ConnectivityState` in the contract for this and the next. */
  side: 'online' | 'offline';
  side_since: string | null;
  /** JSON list of instants. */
  side_changes: string;
  is_unstable: 0 | 1;
  /** `searchColumn('terminals', number, name, serial, ptks_id)`. */
  search: string;
}

/** Settings that several terminals share. */
export interface TerminalTemplatesTable extends BusinessColumns {
  name: string;
  /** `sortKey(name)`. */
  name_key: string;
  description: string | null;
  /** JSON object of the settings that it holds. */
  settings: string;
  settings_changed_at: string;
  /** What it is found by: `searchColumn`. */
  search: string;
}

/** A device that the acquirer has given out or keeps in stock: what can be added to a fleet. Nobody's until then. */
export interface TerminalDevicesTable {
  id: string;
  /** Of the terminal that it becomes. */
  number: string;
  ptks_id: string;
  serial: string;
  model: string;
  kind: TerminalsTable['kind'];
  is_blocked: 0 | 1;
  /** Hash of the code that came with it. */
  activation_code_hash: string;
  activation_expires_at: string;
}
