import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import {
  ChangeRouteInput,
  ChangeVehicleInput,
  Driver,
  DriverInput,
  DriverPage,
  DriverQuery,
  DriverUpdate,
  exampleDriver,
} from '../drivers.ts';
import { exampleReferences } from '../examples.ts';

const drivers = entityOperations({
  path: '/api/v1/transport/drivers',
  readPermission: 'transport_view',
  readOwnPermission: 'own_shift_view',
  writePermission: 'transport_manage',
  entity: Driver,
  page: DriverPage,
  example: exampleDriver,
});
const input = {
  ...inputFromEntity(DriverInput, exampleDriver),
  transport_id: null,
  name: 'Шевчук Ірина Олегівна',
  tabulation_number: '09001',
  phone: '+380931234567',
  call_message: 'https://t.me/+380931234567',
  add_data: 'Категорія D, стаж 11 років',
};
const { route_id: _route, transport_id: _transport, ...kept } = input;
const { branch_id: _branch, ...shown } = kept;
const created = {
  ...exampleDriver,
  ...shown,
  route: exampleReferences.route,
  transport: null,
  transport_number: null,
  session_open_time: null,
  money: 0,
};
const onRoute = { busy_with: exampleReferences.driver };

export const listDrivers = drivers.list('listDrivers', {
  summary: 'Drivers of the merchant; search by name',
  description:
    'The search of spec §5: an empty `name` finds all, otherwise a part of the name in any case. Without `transport_view` a driver sees the own card, which has the phone they sign in with, and its shifts and photo; all others do not exist to them.',
  query: DriverQuery,
  codes: ['not_found'],
  example: { page: 1, perPage: 10, name: 'бондаренко', shift: 'open' },
});

export const getDriver = drivers.get('getDriver', {
  summary: 'A driver',
  description:
    '`money` grows with every fare paid in cash on the vehicle of the open shift, and closing the shift sets it to zero. Fares come from the equipment on board, not through this API.',
  assumed: 'Where `money` comes from: the specification has it in its sample data only (spec §7).',
});

export const createDriver = drivers.create('createDriver', {
  summary: 'Create a driver',
  description:
    'The personnel number is unique within the merchant: a taken one answers conflict with the field.',
  body: DriverInput,
  codes: ['not_found'],
  failureDetails: {
    conflict: {
      fields: [{ path: 'tabulation_number', rule: 'taken', message: 'Таке значення вже використано' }],
    },
  },
  assumed: 'Payload: the specification has the fields of a driver and makes no call (spec §7).',
  example: { body: input, data: created },
});

export const updateDriver = drivers.update('updateDriver', {
  summary: 'Change a driver',
  description: 'Replaces all fields. Route and vehicle change by their own operations.',
  body: DriverUpdate,
  example: {
    body: { ...kept, tabulation_number: '09002', version: 1 },
    data: { ...created, id: exampleIds.driverToEdit, tabulation_number: '09002', version: 2 },
  },
});

export const changeDriverRoute = drivers.command('changeDriverRoute', 'change-route', {
  summary: 'Put a driver on another route',
  description:
    'During a shift the vehicle goes along, and the change is recorded in the shift. The route that the driver has already changes nothing.',
  body: ChangeRouteInput,
  codes: ['not_found', 'inspection_overdue'],
  failureDetails: { inspection_overdue: { next_to_date: '2026-11-01' } },
  example: {
    body: { route_id: exampleIds.routeSpare },
    data: {
      ...created,
      id: exampleIds.driverForRouteChange,
      route: { id: exampleIds.routeSpare, name: 'Трамвай №6' },
    },
  },
});

export const changeDriverTransport = drivers.command('changeDriverTransport', 'change-transport', {
  summary: 'Put a driver on another vehicle',
  description:
    'Outside a shift this is the vehicle assigned to the driver; drivers may share one in turns, so only its existence is checked. During a shift the driver moves over: the old vehicle is parked, the new one goes on the route, and the change is recorded in the shift. The vehicle that the driver has already changes nothing.',
  body: ChangeVehicleInput,
  codes: ['not_found', 'transport_busy', 'transport_unavailable', 'inspection_overdue'],
  failureDetails: { transport_busy: onRoute, inspection_overdue: { next_to_date: '2026-11-01' } },
  example: {
    body: { transport_id: exampleIds.transportSpare },
    data: {
      ...exampleDriver,
      id: exampleIds.driverForTransportChange,
      transport: { id: exampleIds.transportSpare, name: '1204' },
      transport_number: '1204',
      version: 2,
    },
  },
});
