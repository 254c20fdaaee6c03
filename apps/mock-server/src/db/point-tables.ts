/** Tables of points; what their columns hold: schema.ts. */
import type { PointKeyEntity } from '@kasa/contracts/points/keys';
import type { RegisterLink, tradeStops } from '@kasa/contracts/points/offline-rules';
import type { BusinessColumns } from './columns.ts';

/** `trade_stops_at` of a point that nothing known will stop: after all instants. */
export const NEVER_STOPS = '9999-12-31T23:59:59.999Z';

/** The clock of a point that has no register, or one of which nothing is known yet. */
export const UNSTOPPED = {
  trade_stops_at: NEVER_STOPS,
  trade_stops_by: '',
  register_link: 'online',
} as const;

/** Points and depots. */
export interface BranchesTable extends BusinessColumns {
  kind: 'depot' | 'fiscal' | 'non_fiscal';
  name: string;
  name_key: string;
  city: string;
  city_key: string;
  address: string;
  /** Of a depot; empty at points, where it is a user: `director_id`. */
  director: string;
  director_phone: string;
  /** `HH:mm`, Kyiv time. */
  shift_closing_time: string;
  /** Number of its cash register at the tax service, 10 digits; fiscal points only. */
  fiscal_register_number: string | null;
  /** The company that sells there, and the user who is responsible; null: none, or a depot. */
  company_id: string | null;
  director_id: string | null;
  /** JSON list of days of the week; `[]` at depots. */
  shift_closing_days: string;
  is_test: 0 | 1;
  /** The key that its documents are signed with; null: none yet, or not fiscal. */
  point_key_id: string | null;
  /** When it has to stop selling, and why (`tradeStops`; empty: nothing known stops it). */
  trade_stops_at: string;
  trade_stops_by: (typeof tradeStops)[number] | '';
  /** Whether its register reaches the tax service. */
  register_link: RegisterLink;
  lat: number | null;
  lng: number | null;
  /** `searchColumn('branches', name, city, address)`, of a point also its register number. */
  search: string;
}

/** Signing keys of points. */
export interface PointKeysTable extends BusinessColumns {
  owner: string;
  tax_number: string;
  company_id: string;
  issuer: string;
  serial: string;
  algorithm: PointKeyEntity['algorithm'];
  valid_from: string;
  valid_to: string;
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string;
  /** Sealed JSON: `StoredKey`. */
  secret: string;
}
