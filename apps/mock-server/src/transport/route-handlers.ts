import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { TransitRouteFields } from '@kasa/contracts/transport/routes';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import { createHandler, getHandler, listHandler, updateHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { presentRoute, routes } from './route-store.ts';

type Operations = Pick<typeof transportOperations, 'listRoutes' | 'getRoute' | 'createRoute' | 'updateRoute'>;

const routeWrites: EntityWrites<'routes', RowOf<typeof routes>, TransitRouteFields> = {
  entity: routes,
  initial: { branch_id: null },
  columns: (input) => ({
    ...input,
    name_key: sortKey(input.name),
    places: JSON.stringify(input.places),
    search: searchColumn('routes', input.name, input.from_point, input.to_point, input.city),
  }),
};

export const routeHandlers: Handlers<Operations> = {
  listRoutes: listHandler(routes, presentRoute),
  getRoute: getHandler(routes, presentRoute),
  createRoute: createHandler(routeWrites, presentRoute),
  updateRoute: updateHandler(routeWrites, presentRoute),
};
