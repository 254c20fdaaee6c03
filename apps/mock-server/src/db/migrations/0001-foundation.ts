/** Merchants, users, sessions, depots and public transport. Columns are documented in db/schema.ts. */
import { type Kysely, sql } from 'kysely';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

async function people(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'merchants', {
    name: 'text',
    edrpou: 'text',
    created_at: 'text',
    updated_at: 'text',
    version: 'whole',
  });
  await createTable(
    db,
    'users',
    {
      ...business,
      phone: 'text',
      full_name: 'text',
      password_hash: 'text',
      position: 'text?',
      roles: 'text',
      tags_added: 'text',
      tags_removed: 'text',
      is_active: 'flag',
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'users', ['phone']);
  await index(db, 'users', ['merchant_id', 'created_at', 'id']);
  await createTable(
    db,
    'sessions',
    {
      merchant_id: 'text',
      user_id: 'text',
      secret_hash: 'text',
      signing_secret: 'text?',
      created_at: 'text',
      last_seen_at: 'text',
      expires_at: 'text',
      user_agent: 'text',
      address: 'text',
    },
    { merchant_id: 'merchants', user_id: 'users' },
  );
  await unique(db, 'sessions', ['secret_hash']);
  await index(db, 'sessions', ['user_id', 'created_at']);
}

async function depotsAndRoutes(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'branches',
    {
      ...business,
      kind: 'text',
      name: 'text',
      name_key: 'text',
      city: 'text',
      city_key: 'text',
      address: 'text',
      director: 'text',
      director_phone: 'text',
      shift_closing_time: 'text',
      search: 'text',
    },
    { merchant_id: 'merchants' },
  );
  await index(db, 'branches', ['merchant_id', 'kind', 'created_at', 'id']);
  await index(db, 'branches', ['merchant_id', 'kind', 'name_key', 'id']);
  await createSearchIndex(db, 'branches');
  await createTable(
    db,
    'routes',
    {
      ...business,
      branch_id: 'text?',
      name: 'text',
      name_key: 'text',
      mode: 'text',
      country: 'text',
      city: 'text',
      cost: 'money',
      from_point: 'text',
      to_point: 'text',
      transport_num: 'whole',
      avg_speed: 'real?',
      avg_time: 'whole?',
      places: 'text',
      search: 'text',
    },
    { merchant_id: 'merchants', branch_id: 'branches' },
  );
  await index(db, 'routes', ['merchant_id', 'created_at', 'id']);
  await index(db, 'routes', ['merchant_id', 'name_key', 'id']);
  await createSearchIndex(db, 'routes');
}

async function vehicles(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'transports',
    {
      ...business,
      branch_id: 'text',
      route_id: 'text?',
      transport_num: 'text',
      transport_num_key: 'text',
      name: 'text',
      name_key: 'text',
      mode: 'text',
      state_number: 'text?',
      validator: 'text?',
      terminal_num: 'text?',
      lat: 'real?',
      lng: 'real?',
      geo_place: 'text?',
      route_time: 'whole',
      drive_time: 'whole',
      avg_speed: 'real',
      passenger_amount: 'whole',
      payment_cash: 'money',
      payment_card: 'money',
      beneficiary_count: 'whole',
      camera_link: 'text?',
      status: 'text',
      next_to_date: 'text',
      search: 'text',
    },
    { merchant_id: 'merchants', branch_id: 'branches', route_id: 'routes' },
  );
  await unique(db, 'transports', ['merchant_id', 'transport_num']);
  await unique(db, 'transports', ['merchant_id', 'state_number']);
  await index(db, 'transports', ['merchant_id', 'created_at', 'id']);
  await index(db, 'transports', ['merchant_id', 'transport_num_key', 'id']);
  await index(db, 'transports', ['merchant_id', 'name_key', 'id']);
  await index(db, 'transports', ['merchant_id', 'next_to_date', 'id']);
  await index(db, 'transports', ['merchant_id', 'drive_time', 'id']);
  await index(db, 'transports', ['merchant_id', 'status', 'transport_num_key', 'id']);
  await index(db, 'transports', ['merchant_id', 'mode', 'transport_num_key', 'id']);
  await index(db, 'transports', ['route_id', 'transport_num_key', 'id']);
  await index(db, 'transports', ['branch_id', 'transport_num_key', 'id']);
  // Counts the vehicles on a route for each row of a list.
  await index(db, 'transports', ['route_id'], sql`status = 'on_route'`);
  await createSearchIndex(db, 'transports');
}

async function driversAndShifts(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'drivers',
    {
      ...business,
      branch_id: 'text',
      route_id: 'text?',
      transport_id: 'text?',
      name: 'text',
      name_key: 'text',
      tabulation_number: 'text',
      tabulation_number_key: 'text',
      phone: 'text',
      call_message: 'text?',
      money: 'money',
      add_data: 'text?',
      avatar: 'text?',
      search: 'text',
    },
    { merchant_id: 'merchants', branch_id: 'branches', route_id: 'routes', transport_id: 'transports' },
  );
  await unique(db, 'drivers', ['merchant_id', 'tabulation_number']);
  await index(db, 'drivers', ['merchant_id', 'created_at', 'id']);
  await index(db, 'drivers', ['merchant_id', 'name_key', 'id']);
  await index(db, 'drivers', ['merchant_id', 'tabulation_number_key', 'id']);
  await index(db, 'drivers', ['merchant_id', 'money', 'id']);
  await index(db, 'drivers', ['branch_id', 'name_key', 'id']);
  await index(db, 'drivers', ['route_id', 'name_key', 'id']);
  await index(db, 'drivers', ['transport_id', 'name_key', 'id']);
  await createSearchIndex(db, 'drivers');
  await createTable(
    db,
    'shifts',
    {
      ...business,
      driver_id: 'text',
      transport_id: 'text',
      route_id: 'text',
      opened_at: 'text',
      opened_by: 'text',
      closed_at: 'text?',
      closed_by: 'text?',
      expected_cash: 'money?',
      handed_over_cash: 'money?',
      cash_difference: 'money?',
      comment: 'text?',
    },
    {
      merchant_id: 'merchants',
      driver_id: 'drivers',
      transport_id: 'transports',
      route_id: 'routes',
      opened_by: 'users',
      closed_by: 'users',
    },
  );
  // At most one open shift per driver and vehicle (decisions §3), also under concurrency.
  await unique(db, 'shifts', ['driver_id'], 'closed_at');
  await unique(db, 'shifts', ['transport_id'], 'closed_at');
  await index(db, 'shifts', ['merchant_id', 'opened_at', 'driver_id'], sql`closed_at is null`);
  await index(db, 'shifts', ['driver_id', 'opened_at']);
  await index(db, 'shifts', ['transport_id', 'opened_at']);
  await createTable(
    db,
    'shift_changes',
    {
      merchant_id: 'text',
      shift_id: 'text',
      at: 'text',
      kind: 'text',
      from_id: 'text?',
      to_id: 'text',
      by_user_id: 'text',
    },
    { merchant_id: 'merchants', shift_id: 'shifts', by_user_id: 'users' },
  );
  await index(db, 'shift_changes', ['shift_id', 'at']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table meta (key varchar(100) primary key, value text not null)`.execute(db);
  await people(db);
  await depotsAndRoutes(db);
  await vehicles(db);
  await driversAndShifts(db);
}
