import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { Depot, DepotInput, DepotPage, DepotQuery, DepotUpdate } from '../depots.ts';
import { exampleDepot, examplePage } from './examples.ts';

const params = z.strictObject({ id: Id });
const input = {
  name: 'Тролейбусне депо №2',
  city: 'Львів',
  address: 'вул. Тролейбусна, 1',
  director: 'Мельник Оксана Юріївна',
  director_phone: '+380503334455',
  shift_closing_time: '23:45',
};

export const listDepots = operation({
  id: 'listDepots',
  domain: 'transport',
  method: 'GET',
  path: '/api/v1/transport/depots',
  summary: 'Depots of the merchant',
  permission: null,
  query: DepotQuery,
  data: DepotPage,
  example: { query: { page: 1, sort: 'name' }, data: examplePage(exampleDepot) },
});

export const getDepot = operation({
  id: 'getDepot',
  domain: 'transport',
  method: 'GET',
  path: '/api/v1/transport/depots/{id}',
  summary: 'A depot',
  description: 'Its vehicles and drivers: listTransports and listDrivers with `branch_id`.',
  permission: null,
  params,
  data: Depot,
  codes: ['not_found'],
  example: { params: { id: exampleIds.depot }, data: exampleDepot },
});

export const createDepot = operation({
  id: 'createDepot',
  domain: 'transport',
  method: 'POST',
  path: '/api/v1/transport/depots',
  summary: 'Create a depot',
  permission: 'transport_manage',
  body: DepotInput,
  data: Depot,
  keyScope: 'user',
  example: { body: input, data: { ...exampleDepot, ...input, transports_count: 0, drivers_count: 0 } },
});

export const updateDepot = operation({
  id: 'updateDepot',
  domain: 'transport',
  method: 'PUT',
  path: '/api/v1/transport/depots/{id}',
  summary: 'Change a depot',
  permission: 'transport_manage',
  params,
  body: DepotUpdate,
  data: Depot,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  example: {
    params: { id: exampleIds.depotToEdit },
    body: { ...input, version: 1 },
    data: { ...exampleDepot, ...input, id: exampleIds.depotToEdit, version: 2 },
  },
});
