import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import { Depot, DepotInput, DepotPage, DepotQuery, DepotUpdate, exampleDepot } from '../depots.ts';

const depots = entityOperations({
  path: '/api/v1/transport/depots',
  readPermission: 'transport_view',
  readOwnPermission: 'own_shift_view',
  writePermission: 'transport_manage',
  entity: Depot,
  page: DepotPage,
  example: exampleDepot,
});
const input = {
  ...inputFromEntity(DepotInput, exampleDepot),
  name: 'Тролейбусне депо №2',
  address: 'вул. Тролейбусна, 1',
  director: 'Мельник Оксана Юріївна',
  director_phone: '+380503334455',
  shift_closing_time: '23:45',
};

export const listDepots = depots.list('listDepots', {
  summary: 'Depots of the merchant',
  description:
    'Without `transport_view` a driver sees the depots of the own card and its vehicle; all others do not exist to them. Changing them needs `transport_manage`.',
  query: DepotQuery,
  example: { page: 1, sort: 'name' },
});

export const getDepot = depots.get('getDepot', {
  summary: 'A depot',
  description: 'Its vehicles and drivers: listTransports and listDrivers with `branch_id`.',
});

export const createDepot = depots.create('createDepot', {
  summary: 'Create a depot',
  description: 'Vehicles and drivers belong to a depot, and terminals can stand in it.',
  body: DepotInput,
  example: { body: input, data: { ...exampleDepot, ...input, transports_count: 0, drivers_count: 0 } },
});

export const updateDepot = depots.update('updateDepot', {
  summary: 'Change a depot',
  description: 'With its name or address the configuration of the terminals that stand in it changes, too.',
  body: DepotUpdate,
  example: {
    body: { ...input, version: 1 },
    data: { ...exampleDepot, ...input, id: exampleIds.depotToEdit, version: 2 },
  },
});
