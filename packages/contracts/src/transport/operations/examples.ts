import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import type { Depot } from '../depots.ts';
import type { Driver } from '../drivers.ts';
import type { TransitRoute } from '../routes.ts';
import type { Shift } from '../shifts.ts';
import type { Vehicle } from '../vehicles.ts';

const stamps = { version: 1, created_at: '2026-01-12T08:00:00.000Z', updated_at: '2026-01-12T08:00:00.000Z' };

export const exampleRoute: z.input<typeof TransitRoute> = {
  id: exampleIds.route,
  name: 'Автобус №33',
  mode: 'bus',
  country: 'Україна',
  city: 'Львів',
  cost: 1700,
  from_point: 'вул. І. Пулюя',
  to_point: 'вул. Січових Стрільців',
  transport_num: 6,
  transports_on_route: 4,
  avg_speed: 17.5,
  avg_time: 48,
  places: [
    { name: 'вул. І. Пулюя', geometry: { location: { lat: 49.8067, lng: 23.9815 } } },
    { name: 'вул. Січових Стрільців', geometry: { location: { lat: 49.841, lng: 24.0252 } } },
  ],
  ...stamps,
};

export const exampleDepot: z.input<typeof Depot> = {
  id: exampleIds.depot,
  kind: 'depot',
  name: 'Автобусне депо №1',
  city: 'Львів',
  address: 'вул. Авіаційна, 1',
  director: 'Гнатюк Роман Ігорович',
  director_phone: '+380671112233',
  shift_closing_time: '23:30',
  transports_count: 34,
  drivers_count: 46,
  ...stamps,
};

const depot = { id: exampleIds.depot, name: exampleDepot.name };
const route = { id: exampleIds.route, name: exampleRoute.name };
const transport = { id: exampleIds.transport, name: '1201' };
const driver = { id: exampleIds.driver, name: 'Бондаренко Андрій Васильович' };

export const exampleVehicle: z.input<typeof Vehicle> = {
  id: exampleIds.transport,
  branch: depot,
  route,
  driver,
  transport_num: '1201',
  name: 'Електрон А18501',
  mode: 'bus',
  state_number: 'ВС1201АА',
  validator: 'VL-2041201',
  terminal_num: 'S1001201',
  geolocation: { lat: 49.8231, lng: 23.9967, place: 'вул. Наукова' },
  route_time: 21,
  drive_time: 312,
  avg_speed: 17.2,
  passenger_amount: 486,
  payment_cash: 214200,
  payment_card: 487900,
  beneficiary_count: 73,
  camera_link: 'https://cam.example.com/1201',
  status: 'on_route',
  status_color: null,
  fontStyle: 'normal',
  next_to_date: '2027-05-14',
  ...stamps,
};

export const exampleDriver: z.input<typeof Driver> = {
  id: exampleIds.driver,
  branch: depot,
  name: driver.name,
  tabulation_number: '00101',
  route,
  transport,
  transport_number: '1201',
  session_open_time: '2026-11-20T04:30:00.000Z',
  phone: '+380672345678',
  call_message: 'https://t.me/+380672345678',
  money: 214200,
  add_data: null,
  avatar: null,
  ...stamps,
};

export const exampleShift: z.input<typeof Shift> = {
  id: exampleIds.shift,
  driver,
  transport,
  route,
  status: 'open',
  opened_at: '2026-11-20T04:30:00.000Z',
  opened_by: { id: exampleIds.owner, name: 'Коваль Олена Петрівна' },
  closed_at: null,
  closed_by: null,
  expected_cash: 214200,
  handed_over_cash: null,
  cash_difference: null,
  comment: null,
  changes: [],
};

/** A shift with a vehicle change, closed with a shortage. */
export const exampleClosedShift: z.input<typeof Shift> = {
  ...exampleShift,
  status: 'closed',
  closed_at: '2026-11-20T13:05:00.000Z',
  closed_by: exampleShift.opened_by,
  expected_cash: 184500,
  handed_over_cash: 184000,
  cash_difference: -500,
  comment: 'Бракує 5 грн: здача',
  changes: [
    {
      at: '2026-11-20T09:40:00.000Z',
      kind: 'transport',
      from: { id: exampleIds.transportSpare, name: '1204' },
      to: transport,
      by: exampleShift.opened_by,
    },
  ],
};

export const examplePage = <Item>(item: Item) => ({
  items: [item],
  page: 1,
  per_page: 10,
  total: 1,
  total_capped: false,
  page_count: 1,
});
