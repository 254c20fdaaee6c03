/**
 * The tables, in portable types for both databases: ids are UUIDv7 text, instants ISO 8601 UTC text
 * (`2026-11-20T06:00:00.000Z`), days `YYYY-MM-DD`, flags 0 or 1, lists and objects JSON text, money integer
 * kopiykas. A `*_key` column is the `sortKey` of its field.
 */

import type { Business } from '@kasa/contracts/auth/business';
import type { HomeScreen } from '@kasa/contracts/auth/home';
import type { DriverFields } from '@kasa/contracts/transport/drivers';
import type { TransitRouteFields } from '@kasa/contracts/transport/routes';
import type { VehicleEntity, VehicleFields } from '@kasa/contracts/transport/vehicles';
import type { Kysely, Selectable } from 'kysely';
import type {
  AuditEntriesTable,
  CodeRequestsTable,
  CodeSendingsTable,
  FailedAttemptsTable,
  IdempotencyResultsTable,
  KnownBrowsersTable,
  LegalAcceptancesTable,
  RegistrationsTable,
  SavedViewChoicesTable,
  SavedViewsTable,
  SecondFactorsTable,
  SessionsTable,
  TextMessagesTable,
} from './account-tables.ts';
import type { BulkRunRowsTable, BulkRunsTable } from './bulk-run-tables.ts';
import type {
  CallbackAttemptsTable,
  CallbackDeliveriesTable,
  MerchantSecretsTable,
} from './callback-tables.ts';
import { CATALOGUE_TABLES, type CatalogueTables } from './catalogue-tables.ts';
import type { BusinessColumns, InputColumns } from './columns.ts';
import type { CompaniesTable } from './companies-tables.ts';
import type { EventCountersTable, EventsTable } from './event-tables.ts';
import { LOYALTY_TABLES, type LoyaltyTables } from './loyalty-tables.ts';
import { PEOPLE_TABLES, type PeopleTables } from './people-tables.ts';
import type { BranchesTable, PointKeysTable } from './point-tables.ts';
import { REGISTER_TABLES, type RegisterTables } from './register-tables.ts';
import type {
  TerminalDevicesTable,
  TerminalDisputesTable,
  TerminalsTable,
  TerminalTemplatesTable,
} from './terminal-tables.ts';
import type {
  AcquirerRecordsTable,
  CollectionRoundStopsTable,
  CollectionRoundsTable,
  EncashmentsTable,
  ReceiptsTable,
  RefundsTable,
  ReversalsTable,
  TransactionsTable,
} from './transaction-tables.ts';

export interface MerchantsTable {
  id: string;
  name: string;
  /** EDRPOU of a company or RNOKPP of a person. */
  tax_number: string;
  /** Bank and account for payouts; null where the demo data has none. */
  bank_mfo: string | null;
  iban: string | null;
  business: Business | null;
  /** JSON list of the first steps left for later. */
  postponed_steps: string;
  /** JSON list of the roles that have to have a second factor. */
  second_factor_roles: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface UsersTable extends BusinessColumns {
  /** `+380` and nine digits; unique among who can sign in, as it is the sign-in name, and within a merchant. */
  phone: string;
  full_name: string;
  password_hash: string;
  position: string | null;
  tax_number: string | null;
  /** Path of the photo, with the beginning of its hash; null when there is none. */
  photo: string | null;
  /** Since when the person waits for a code; null: does not. */
  invited_at: string | null;
  /** When the person first set a password; null: never. */
  joined_at: string | null;
  /** JSON list of role names. */
  roles: string;
  tags_added: string;
  tags_removed: string;
  /** The template that the rights were taken from; null: none. */
  template_id: string | null;
  is_active: 0 | 1;
  /** Where the person chose to start; null: as the roles say. */
  home_screen: HomeScreen | null;
  home_terminal_id: string | null;
  /** Since when signing in takes a second factor; null: it does not. */
  second_factor_at: string | null;
  /** JSON list of the latest sign-ins in browsers that were unknown, see new-browsers.ts; the oldest first. */
  new_browsers: string;
  name_key: string;
  /** `searchText(full_name, position, phone)`. */
  found_by: string;
}

export interface RoutesTable extends BusinessColumns, InputColumns<TransitRouteFields> {
  branch_id: string | null;
  name_key: string;
  /** `searchColumn('routes', name, from_point, to_point, city)`. */
  search: string;
}

export interface TransportsTable extends BusinessColumns, InputColumns<VehicleFields> {
  transport_num_key: string;
  name_key: string;
  lat: number | null;
  lng: number | null;
  /** Current location in words, such as the nearest stop. */
  geo_place: string | null;
  /** Minutes since the current trip began. */
  route_time: number;
  /** Minutes driven today. */
  drive_time: number;
  /** km/h today. */
  avg_speed: number;
  /** Passengers today. */
  passenger_amount: number;
  /** Cash today, kopiykas. */
  payment_cash: number;
  /** Card payments today, kopiykas. */
  payment_card: number;
  /** Passengers with a concession today. */
  beneficiary_count: number;
  status: VehicleEntity['status'];
  /** `searchColumn('transports', transport_num, name, state_number, formatPlate(state_number))`. */
  search: string;
}

export interface DriversTable extends BusinessColumns, InputColumns<DriverFields> {
  name_key: string;
  tabulation_number_key: string;
  /** Cash on hand, kopiykas. */
  money: number;
  /** Path of the photo, with the beginning of its hash; null when there is none. */
  avatar: string | null;
  /** `searchColumn('drivers', name)`: spec §5 searches by name alone. */
  search: string;
}

/** Photos in a separate table, so that lists never read them. */
export interface DriverPhotosTable extends BusinessColumns {
  driver_id: string;
  media_type: string;
  /** Base64: both databases store text alike. */
  base64: string;
  sha256: string;
}

export interface ShiftsTable extends BusinessColumns {
  driver_id: string;
  transport_id: string;
  route_id: string;
  opened_at: string;
  opened_by: string;
  /** Null while open: at most one open shift per driver and per vehicle. */
  closed_at: string | null;
  closed_by: string | null;
  expected_cash: number | null;
  handed_over_cash: number | null;
  /** `handed_over_cash - expected_cash`, kopiykas. */
  cash_difference: number | null;
  comment: string | null;
}

export interface ShiftChangesTable {
  id: string;
  merchant_id: string;
  shift_id: string;
  at: string;
  kind: 'transport' | 'route';
  from_id: string | null;
  to_id: string;
  by_user_id: string;
}

/** Facts about the database itself, such as its seed. */
export interface MetaTable {
  key: string;
  value: string;
}

export interface Schema extends RegisterTables, PeopleTables, CatalogueTables, LoyaltyTables {
  merchants: MerchantsTable;
  users: UsersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  branches: BranchesTable;
  routes: RoutesTable;
  transports: TransportsTable;
  drivers: DriversTable;
  driver_photos: DriverPhotosTable;
  shifts: ShiftsTable;
  shift_changes: ShiftChangesTable;
  terminal_templates: TerminalTemplatesTable;
  terminals: TerminalsTable;
  terminal_devices: TerminalDevicesTable;
  bulk_runs: BulkRunsTable;
  bulk_run_rows: BulkRunRowsTable;
  transactions: TransactionsTable;
  refunds: RefundsTable;
  reversals: ReversalsTable;
  acquirer_records: AcquirerRecordsTable;
  callback_deliveries: CallbackDeliveriesTable;
  callback_attempts: CallbackAttemptsTable;
  merchant_secrets: MerchantSecretsTable;
  receipts: ReceiptsTable;
  encashments: EncashmentsTable;
  terminal_disputes: TerminalDisputesTable;
  collection_rounds: CollectionRoundsTable;
  collection_round_stops: CollectionRoundStopsTable;
  companies: CompaniesTable;
  point_keys: PointKeysTable;
  saved_views: SavedViewsTable;
  saved_view_choices: SavedViewChoicesTable;
  known_browsers: KnownBrowsersTable;
  legal_acceptances: LegalAcceptancesTable;
  code_requests: CodeRequestsTable;
  code_sendings: CodeSendingsTable;
  failed_attempts: FailedAttemptsTable;
  registrations: RegistrationsTable;
  text_messages: TextMessagesTable;
  audit_entries: AuditEntriesTable;
  idempotency_results: IdempotencyResultsTable;
  event_counters: EventCountersTable;
  events: EventsTable;
  meta: MetaTable;
}

/** Every table except `meta`, in insert order: referenced tables first. */
export const TABLES = [
  'merchants',
  'users',
  ...PEOPLE_TABLES,
  'sessions',
  'second_factors',
  'branches',
  ...(['routes', 'transports', 'drivers', 'driver_photos', 'shifts', 'shift_changes'] as const),
  ...(['terminal_templates', 'terminals', 'terminal_devices', 'bulk_runs', 'bulk_run_rows'] as const),
  ...([
    'transactions',
    'refunds',
    'reversals',
    'acquirer_records',
    'callback_deliveries',
    'callback_attempts',
  ] as const),
  'merchant_secrets',
  'receipts',
  'encashments',
  'terminal_disputes',
  'collection_rounds',
  'collection_round_stops',
  'companies',
  'point_keys',
  ...REGISTER_TABLES,
  ...CATALOGUE_TABLES,
  ...LOYALTY_TABLES,
  'saved_views',
  'saved_view_choices',
  'known_browsers',
  'legal_acceptances',
  'code_requests',
  'code_sendings',
  'failed_attempts',
  'registrations',
  'text_messages',
  'audit_entries',
  'idempotency_results',
  'event_counters',
  'events',
] as const satisfies readonly Exclude<keyof Schema, 'meta'>[];

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export type Db = Kysely<Schema>;
