import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Version } from '../../shared/ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import {
  exampleVehicle,
  Vehicle,
  VehicleInput,
  VehiclePage,
  VehicleQuery,
  VehicleStatus,
  VehicleUpdate,
} from '../vehicles.ts';

const vehicles = entityOperations({
  path: '/api/v1/transport/transports',
  readPermission: 'transport_view',
  readOwnPermission: 'own_shift_view',
  writePermission: 'transport_manage',
  entity: Vehicle,
  page: VehiclePage,
  example: exampleVehicle,
});
const input = {
  ...inputFromEntity(VehicleInput, exampleVehicle),
  transport_num: '1990',
  state_number: 'ВС1990КА',
  validator: 'VL-2041990',
  terminal_num: null,
  camera_link: null,
  next_to_date: '2027-08-31',
};
const { branch_id: _branch, route_id: _route, ...shown } = input;
const created = {
  ...exampleVehicle,
  ...shown,
  driver: null,
  geolocation: null,
  route_time: 0,
  drive_time: 0,
  avg_speed: 0,
  passenger_amount: 0,
  payment_cash: 0,
  payment_card: 0,
  beneficiary_count: 0,
  status: 'parked' as const,
};
const renumbered = { transport_num: '1991', state_number: 'ВС1991КА' };
const ChangeStatusInput = z
  .strictObject({ status: VehicleStatus, version: Version })
  .meta({ id: 'ChangeTransportStatusInput' });
const taken = {
  fields: [{ path: 'transport_num', rule: 'taken' as const, message: 'Таке значення вже використано' }],
};

export const listTransports = vehicles.list('listTransports', {
  summary: 'Vehicles of the merchant',
  description:
    'Without `transport_view` a driver sees the vehicle of the own card, without a colleague who is on it; all others do not exist to them. Changing them needs `transport_manage`.',
  query: VehicleQuery,
  codes: ['not_found'],
  example: {
    page: 1,
    perPage: 10,
    route_id: [exampleIds.route],
    status: ['on_route'],
    sort: 'transport_num',
  },
});

export const getTransport = vehicles.get('getTransport', {
  summary: 'A vehicle with its figures of today',
  description:
    'The figures of today (`route_time`, `drive_time`, `avg_speed`, `passenger_amount`, `payment_cash`, `payment_card`, `beneficiary_count`) and `geolocation` come from the equipment on board, not through this API; a new vehicle has zeros and no place.',
  assumed: 'Where the figures come from: the specification has them in its sample data only (spec §7).',
});

export const createTransport = vehicles.create('createTransport', {
  summary: 'Create a vehicle',
  description:
    'It begins parked. Fleet number and plate are unique within the merchant: a taken one answers conflict with the field.',
  body: VehicleInput,
  codes: ['not_found'],
  failureDetails: { conflict: taken },
  assumed: 'Payload: the specification has the labels of the form and makes no call (spec §7).',
  example: { body: input, data: created },
});

export const updateTransport = vehicles.update('updateTransport', {
  summary: 'Change a vehicle',
  description:
    'Replaces all fields; status, driver and figures change by their own operations. While the vehicle is on shift its route changes only through the driver (changeDriverRoute): another route_id answers conflict with the field. An inspection date in the past is accepted even then, for it is a fact: the vehicle finishes its shift and cannot go on a route again.',
  body: VehicleUpdate,
  example: {
    body: { ...input, ...renumbered, version: 1 },
    data: { ...created, ...renumbered, id: exampleIds.transportToEdit, version: 2 },
  },
});

export const changeTransportStatus = vehicles.command('changeTransportStatus', 'status', {
  summary: 'Park a vehicle, send it to maintenance, or take it off the line',
  description:
    'Steps: parked ⇄ maintenance ⇄ off_line ⇄ parked. A vehicle goes on a route and comes back only by opening and closing a shift.',
  body: ChangeStatusInput,
  codes: ['not_found', 'conflict', 'status_transition_forbidden'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed:
    'The states besides "На маршруті" and their transitions: the specification does not show them (spec §4).',
  example: {
    body: { status: 'parked', version: 1 },
    data: { ...created, id: exampleIds.transportToPark, version: 2 },
  },
});
