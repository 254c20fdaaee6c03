import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import {
  exampleRoute,
  TransitRoute,
  TransitRouteInput,
  TransitRoutePage,
  TransitRouteQuery,
  TransitRouteUpdate,
} from '../routes.ts';

const routes = entityOperations({
  path: '/api/v1/transport/routes',
  readPermission: 'transport_view',
  readOwnPermission: 'own_shift_view',
  writePermission: 'transport_manage',
  entity: TransitRoute,
  page: TransitRoutePage,
  example: exampleRoute,
});
const input = {
  ...inputFromEntity(TransitRouteInput, exampleRoute),
  name: 'Тролейбус №22',
  mode: 'trolleybus' as const,
  from_point: 'Автовокзал',
  to_point: 'Університет',
  transport_num: 8,
  avg_speed: null,
  avg_time: null,
  places: [
    { name: 'Автовокзал', geometry: { location: { lat: 49.7866, lng: 24.0171 } } },
    { name: 'вул. Володимира Великого', geometry: { location: { lat: 49.8066, lng: 24.0105 } } },
    { name: 'Університет', geometry: { location: { lat: 49.8402, lng: 24.0222 } } },
  ],
};

export const listRoutes = routes.list('listRoutes', {
  summary: 'Routes of the merchant',
  description:
    'Without `transport_view` a driver sees the routes of the own card and its vehicle; all others do not exist to them. Changing them needs `transport_manage`.',
  query: TransitRouteQuery,
  example: { page: 1, perPage: 10, sort: 'name', q: '33' },
});

export const getRoute = routes.get('getRoute', {
  summary: 'A route with its stops',
  description: 'Stops stand in the order in which they are passed.',
});

export const createRoute = routes.create('createRoute', {
  summary: 'Create a route',
  description: 'With at least two stops, in the order in which they are passed.',
  body: TransitRouteInput,
  assumed: 'Payload: the specification has the fields of the form and makes no call (spec §7).',
  example: { body: input, data: { ...exampleRoute, ...input, transports_on_route: 0 } },
});

export const updateRoute = routes.update('updateRoute', {
  summary: 'Change a route',
  description: 'Replaces all fields. The version must be the one the edit started from, else conflict.',
  body: TransitRouteUpdate,
  example: {
    body: { ...input, name: 'Тролейбус №24', version: 1 },
    data: { ...exampleRoute, ...input, id: exampleIds.routeToEdit, name: 'Тролейбус №24', version: 2 },
  },
});
