import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { TransitRouteEntity } from '@kasa/contracts/transport/routes';
import { changed, created } from '../db/stamps.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { presentPage, windowOf } from '../http/list.ts';
import { requireFound, requireVersion } from '../http/requirements.ts';
import { findRoute, pageOfRoutes, type RouteRow, routeColumns } from './route-store.ts';

type Operations = Pick<typeof transportOperations, 'listRoutes' | 'getRoute' | 'createRoute' | 'updateRoute'>;

/** Routes. */
export const routeHandlers: Handlers<Operations> = {
  async listRoutes({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await pageOfRoutes(db.db, session.merchantId, query, window);
    return presentPage(found, window, presentRoute);
  },

  async getRoute(context, { params }) {
    return read(context, params.id);
  },

  async createRoute(context, { body }) {
    const stamps = created(context.session.merchantId, context.clock.nowIso());
    const row = { ...stamps, branch_id: null, ...routeColumns(body) };
    await context.db.db.insertInto('routes').values(row).execute();
    return read(context, row.id);
  },

  async updateRoute(context, { params: { id }, body: { version, ...input } }) {
    const { merchantId } = context.session;
    return inTransaction(context.db.db, async (tx) => {
      const own = tx.selectFrom('routes').select('version').where('id', '=', id);
      const row = await own.where('merchant_id', '=', merchantId).forUpdate().executeTakeFirst();
      requireVersion(requireFound(row), version);
      const columns = { ...routeColumns(input), ...changed(context.clock.nowIso()) };
      await tx.updateTable('routes').set(columns).where('id', '=', id).execute();
      return read(context, id, tx);
    });
  },
};

async function read(context: Context, id: string, db = context.db.db): Promise<TransitRouteEntity> {
  return presentRoute(requireFound(await findRoute(db, context.session.merchantId, id)));
}

/** A route on the wire. */
function presentRoute(row: RouteRow): TransitRouteEntity {
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    country: row.country,
    city: row.city,
    cost: row.cost,
    from_point: row.from_point,
    to_point: row.to_point,
    transport_num: row.transport_num,
    transports_on_route: row.transports_on_route,
    avg_speed: row.avg_speed,
    avg_time: row.avg_time,
    places: JSON.parse(row.places) as TransitRouteEntity['places'],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
