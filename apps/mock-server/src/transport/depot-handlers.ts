import type { transportOperations } from '@kasa/contracts/transport/operations';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { createDepot, readDepot, updateDepot } from './depot-changes.ts';
import { presentDepot } from './depot-presenter.ts';
import { pageOfDepots } from './depot-store.ts';

type Operations = Pick<typeof transportOperations, 'listDepots' | 'getDepot' | 'createDepot' | 'updateDepot'>;

/** Depots. */
export const depotHandlers: Handlers<Operations> = {
  async listDepots({ db, session }, { query }) {
    const window = windowOf(query);
    const found = await pageOfDepots(db.db, session.merchantId, query, window);
    return presentPage(found, window, presentDepot);
  },

  getDepot: (context, { params }) => readDepot(context, params.id),

  createDepot: (context, { body }) => createDepot(context, body),

  updateDepot: (context, { params, body: { version, ...input } }) =>
    updateDepot(context, params.id, version, input),
};
