import type { DepotEntity } from '@kasa/contracts/transport/depots';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { changed, created } from '../db/stamps.ts';
import { differs, tellAnew } from '../db/tell-anew.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { once } from '../http/idempotency.ts';
import { presentPage, windowOf } from '../http/list.ts';
import { requireFound, requireVersion } from '../http/requirements.ts';
import { presentDepot } from './depot-presenter.ts';
import { depotColumns, findDepot, pageOfDepots } from './depot-store.ts';
import { journalOf } from './journal.ts';

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
    return once(context, async (tx) => {
      await tx.insertInto('branches').values(row).execute();
      await journalOf(tx, context).created('depot', row.id);
      return read(context, row.id, tx);
    });
  },

  async updateDepot(context, { params: { id }, body: { version, ...input } }) {
    const { merchantId } = context.session;
    return inTransaction(context.db.db, async (tx) => {
      const own = tx
        .selectFrom('branches')
        .select(['version', 'name', 'city', 'address'])
        .where('id', '=', id)
        .where('kind', '=', 'depot');
      const row = await own.where('merchant_id', '=', merchantId).forUpdate().executeTakeFirst();
      const before = requireFound(row);
      requireVersion(before, version);
      const journal = await journalOf(tx, context).watch('depot', id);
      const columns = { ...depotColumns(input), ...changed(context.clock.nowIso()) };
      await tx.updateTable('branches').set(columns).where('id', '=', id).execute();
      await journal.record();
      if (differs(before, input, 'name', 'city', 'address')) {
        const now = context.clock.nowIso();
        await publish(tx, merchantId, now, ...(await tellAnew(tx, { point_id: id }, now)));
      }
      return read(context, id, tx);
    });
  },
};

async function read(context: Context, id: string, db = context.db.db): Promise<DepotEntity> {
  return presentDepot(requireFound(await findDepot(db, context.session.merchantId, id)));
}
