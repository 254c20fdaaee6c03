/** Rows for database tests, valid in every field. */
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { exampleVehicle, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { NEW_USER } from '../new-user.ts';
import { UNSTOPPED } from '../point-tables.ts';
import type { Row } from '../schema.ts';
import { searchColumn } from '../search.ts';
import { sortKey } from '../text.ts';

export const NOW = '2026-11-20T06:00:00.000Z';

/** The n-th id; tables may share ids. */
export function idOf(n: number): string {
  return `01912d50-3c00-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

const business = (n: number) => ({
  id: idOf(n),
  merchant_id: idOf(1),
  created_at: NOW,
  updated_at: NOW,
  version: 1,
});

export function merchant(n = 1): Row<'merchants'> {
  return {
    id: idOf(n),
    name: 'ТОВ «Міськтранс»',
    tax_number: '32855961',
    bank_mfo: null,
    iban: null,
    business: null,
    postponed_steps: '[]',
    second_factor_roles: '[]',
    created_at: NOW,
    updated_at: NOW,
    version: 1,
  };
}

export function user(n = 1, changes: Partial<Row<'users'>> = {}): Row<'users'> {
  return {
    ...business(n),
    phone: `+38050${String(n).padStart(7, '0')}`,
    full_name: 'Коваль Олена Іванівна',
    password_hash: '-',
    position: null,
    roles: '["owner"]',
    tags_added: '[]',
    tags_removed: '[]',
    ...NEW_USER,
    is_active: 1,
    joined_at: NOW,
    name_key: '',
    found_by: '',
    ...changes,
  };
}

export function depot(n = 1): Row<'branches'> {
  const name = 'Трамвайне депо №1';
  return {
    ...business(n),
    kind: 'depot',
    name,
    name_key: sortKey(name),
    city: 'Львів',
    city_key: sortKey('Львів'),
    address: 'вул. Городоцька, 185',
    director: 'Гнатюк Петро Іванович',
    director_phone: '+380671112233',
    shift_closing_time: '23:45',
    fiscal_register_number: null,
    ...{ company_id: null, director_id: null, shift_closing_days: '[]', is_test: 0, lat: null, lng: null },
    ...{ point_key_id: null, ...UNSTOPPED },
    search: searchColumn('branches', name, 'Львів', 'вул. Городоцька, 185'),
  };
}

export function route(n = 1, changes: Partial<Row<'routes'>> = {}): Row<'routes'> {
  const name = changes.name ?? 'Автобус №33';
  return {
    ...business(n),
    branch_id: idOf(1),
    name,
    name_key: sortKey(name),
    mode: 'bus',
    country: 'Україна',
    city: 'Львів',
    cost: 1700,
    from_point: 'вул. Пулюя',
    to_point: 'вул. Січових Стрільців',
    transport_num: 6,
    avg_speed: 17.5,
    avg_time: null,
    places: '[]',
    search: searchColumn('routes', name),
    ...changes,
  };
}

export function transport(n = 1, changes: Partial<Row<'transports'>> = {}): Row<'transports'> {
  const number = changes.transport_num ?? String(1000 + n);
  const filled = inputFromEntity(VehicleInput, exampleVehicle);
  return {
    ...business(n),
    ...filled,
    branch_id: idOf(1),
    route_id: idOf(1),
    transport_num: number,
    transport_num_key: sortKey(number),
    name_key: sortKey(filled.name),
    state_number: null,
    validator: null,
    terminal_num: null,
    lat: 49.84,
    lng: 24,
    geo_place: null,
    route_time: 0,
    drive_time: 0,
    avg_speed: 0,
    passenger_amount: 0,
    payment_cash: 0,
    payment_card: 0,
    beneficiary_count: 0,
    camera_link: null,
    status: 'parked',
    search: searchColumn('transports', number, filled.name, changes.state_number),
    ...changes,
  };
}

export function driver(n = 1, changes: Partial<Row<'drivers'>> = {}): Row<'drivers'> {
  const name = changes.name ?? 'Бондаренко Андрій Васильович';
  return {
    ...business(n),
    branch_id: idOf(1),
    route_id: idOf(1),
    transport_id: null,
    name,
    name_key: sortKey(name),
    tabulation_number: String(n).padStart(5, '0'),
    tabulation_number_key: sortKey(String(n)),
    phone: '+380671234567',
    call_message: null,
    money: 0,
    add_data: null,
    avatar: null,
    search: searchColumn('drivers', name),
    ...changes,
  };
}

export function shift(n: number, changes: Partial<Row<'shifts'>> = {}): Row<'shifts'> {
  return {
    ...business(n),
    driver_id: idOf(1),
    transport_id: idOf(1),
    route_id: idOf(1),
    opened_at: NOW,
    opened_by: idOf(1),
    closed_at: null,
    closed_by: null,
    expected_cash: null,
    handed_over_cash: null,
    cash_difference: null,
    comment: null,
    ...changes,
  };
}

export function terminal(n: number, changes: Partial<Row<'terminals'>> = {}): Row<'terminals'> {
  const name = changes.name ?? 'Каса 1';
  const [number, serial, ptks] = [`S1${String(n).padStart(6, '0')}`, `A920-${n}`, `PT-${n}`];
  return {
    ...business(n),
    point_id: null,
    template_id: null,
    vehicle_id: null,
    release_reason: null,
    number,
    ptks_id: ptks,
    name,
    name_key: sortKey(name),
    serial,
    model: 'PAX A920',
    kind: 'acquiring',
    status: 'active',
    blocked_by: null,
    test_mode: 0,
    website: null,
    extra_info: null,
    ...{ secret_key_phrase: null, previous_key_phrase: null, previous_key_phrase_until: null },
    online_until: '',
    last_started_at: null,
    activated_at: '',
    settings: '{}',
    settings_changed_at: NOW,
    settings_taken_at: null,
    update_requested_at: null,
    config_address: null,
    side: 'offline',
    side_since: null,
    side_changes: '[]',
    is_unstable: 0,
    side_history: '[]',
    day_sales: '',
    cash_inside: 0,
    search: searchColumn('terminals', number, name, serial, ptks),
    ...changes,
  };
}
