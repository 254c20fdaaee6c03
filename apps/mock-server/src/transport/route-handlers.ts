import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { TransitRouteEntity } from '@kasa/contracts/transport/routes';
import { changed, created } from '../db/stamps.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { presentPage, windowOf } from '../http/list.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { requireFound, requireVersion } from '../http/request/requirements.ts';
import { journalOf } from './journal.ts';
import { presentRoute } from './route-presenter.ts';
import { findRoute, pageOfRoutes, routeColumns } from './route-store.ts';

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
    return runIdempotent(context, async (tx) => {
      await tx.insertInto('routes').values(row).execute();
      await journalOf(tx, context).created('route', row.id);
      return read(context, row.id, tx);
    });
  },

  async updateRoute(context, { params: { id }, body: { version, ...input } }) {
    const { merchantId } = context.session;
    return inTransaction(context.db.db, async (tx) => {
      const own = tx.selectFrom('routes').select('version').where('id', '=', id);
      const row = await own.where('merchant_id', '=', merchantId).forUpdate().executeTakeFirst();
      requireVersion(requireFound(row), version);
      const journal = await journalOf(tx, context).watch('route', id);
      const columns = { ...routeColumns(input), ...changed(context.clock.nowIso()) };
      await tx.updateTable('routes').set(columns).where('id', '=', id).execute();
      await journal.record();
      return read(context, id, tx);
    });
  },
};

async function read(context: Context, id: string, db = context.db.db): Promise<TransitRouteEntity> {
  return presentRoute(requireFound(await findRoute(db, context.session.merchantId, id)));
}
