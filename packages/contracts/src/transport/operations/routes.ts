import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  TransitRoute,
  TransitRouteInput,
  TransitRoutePage,
  TransitRouteQuery,
  TransitRouteUpdate,
} from '../routes.ts';
import { examplePage, exampleRoute } from './examples.ts';

const params = z.strictObject({ id: Id });
const input = {
  name: 'Тролейбус №22',
  mode: 'trolleybus' as const,
  country: 'Україна',
  city: 'Львів',
  cost: 1700,
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

export const listRoutes = operation({
  id: 'listRoutes',
  domain: 'transport',
  method: 'GET',
  path: '/api/v1/transport/routes',
  summary: 'Routes of the merchant',
  permission: null,
  query: TransitRouteQuery,
  data: TransitRoutePage,
  example: { query: { page: 1, perPage: 10, sort: 'name', q: '33' }, data: examplePage(exampleRoute) },
});

export const getRoute = operation({
  id: 'getRoute',
  domain: 'transport',
  method: 'GET',
  path: '/api/v1/transport/routes/{id}',
  summary: 'A route with its stops',
  permission: null,
  params,
  data: TransitRoute,
  codes: ['not_found'],
  example: { params: { id: exampleIds.route }, data: exampleRoute },
});

export const createRoute = operation({
  id: 'createRoute',
  domain: 'transport',
  method: 'POST',
  path: '/api/v1/transport/routes',
  summary: 'Create a route',
  permission: 'transport_manage',
  body: TransitRouteInput,
  data: TransitRoute,
  keyScope: 'user',
  assumed: 'Payload: the specification has the fields of the form and makes no call (spec §7).',
  example: { body: input, data: { ...exampleRoute, ...input, transports_on_route: 0 } },
});

export const updateRoute = operation({
  id: 'updateRoute',
  domain: 'transport',
  method: 'PUT',
  path: '/api/v1/transport/routes/{id}',
  summary: 'Change a route',
  description: 'Replaces all fields. The version must be the one the edit started from, else conflict.',
  permission: 'transport_manage',
  params,
  body: TransitRouteUpdate,
  data: TransitRoute,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  example: {
    params: { id: exampleIds.routeToEdit },
    body: { ...input, name: 'Тролейбус №24', version: 1 },
    data: { ...exampleRoute, ...input, id: exampleIds.routeToEdit, name: 'Тролейбус №24', version: 2 },
  },
});
