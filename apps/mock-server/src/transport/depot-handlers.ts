import type { DepotEntity } from '@kasa/contracts/transport/depots';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { changed, created } from '../db/stamps.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { presentPage, windowOf } from '../http/list.ts';
import { requireFound, requireVersion } from '../http/requirements.ts';
import { type DepotRow, depotColumns, findDepot, pageOfDepots } from './depot-store.ts';

type Operations = Pick<typeof transportOperations, 'listDepots' | 'getDepot' | 'createDepot' | 'updateDepot'>;

/** Depots. */
export const depotHandlers: Handlers<Operations> = {
  async listDepots({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await pageOfDepots(db.db, session.merchantId, query, window);
    return presentPage(found, window, presentDepot);
  },

  async getDepot(context, { params }) {
    return read(context, params.id);
  },

  async createDepot(context, { body }) {
    const stamps = created(context.session.merchantId, context.clock.nowIso());
    const row = { ...stamps, kind: 'depot' as const, ...depotColumns(body) };
    await context.db.db.insertInto('branches').values(row).execute();
    return read(context, row.id);
  },

  async updateDepot(context, { params: { id }, body: { version, ...input } }) {
    const { merchantId } = context.session;
    return inTransaction(context.db.db, async (tx) => {
      const own = tx
        .selectFrom('branches')
        .select('version')
        .where('id', '=', id)
        .where('kind', '=', 'depot');
      const row = await own.where('merchant_id', '=', merchantId).forUpdate().executeTakeFirst();
      requireVersion(requireFound(row), version);
      const columns = { ...depotColumns(input), ...changed(context.clock.nowIso()) };
      await tx.updateTable('branches').set(columns).where('id', '=', id).execute();
      return read(context, id, tx);
    });
  },
};

async function read(context: Context, id: string, db = context.db.db): Promise<DepotEntity> {
  return presentDepot(requireFound(await findDepot(db, context.session.merchantId, id)));
}

/** A depot on the wire. */
function presentDepot(row: DepotRow): DepotEntity {
  return {
    id: row.id,
    kind: 'depot',
    name: row.name,
    city: row.city,
    address: row.address,
    director: row.director,
    director_phone: row.director_phone,
    shift_closing_time: row.shift_closing_time,
    transports_count: row.transports_count,
    drivers_count: row.drivers_count,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
