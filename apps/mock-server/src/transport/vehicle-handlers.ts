import type { transportOperations } from '@kasa/contracts/transport/operations';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { inspectionDays } from './inspection.ts';
import { requireReferences } from './references.ts';
import { presentTransport } from './transport-presenter.ts';
import { findTransport, pageOfTransports } from './transport-store.ts';
import { changeTransportStatus, createTransport, updateTransport } from './vehicle-changes.ts';

type Operations = Pick<
  typeof transportOperations,
  'listTransports' | 'getTransport' | 'createTransport' | 'updateTransport' | 'changeTransportStatus'
>;

/** Vehicles. */
export const vehicleHandlers: Handlers<Operations> = {
  async listTransports(context, { query }) {
    const { db, session, clock } = context;
    const window = windowOf(query);
    await requireReferences(db.db, context, query);
    const days = inspectionDays(clock.today());
    const found = await pageOfTransports(db.db, session.merchantId, query, window, days);
    return presentPage(found, window, (row) => presentTransport(row, days));
  },

  async getTransport({ db, session, clock }, { params }) {
    const row = requireFound(await findTransport(db.db, session.merchantId, params.id));
    return presentTransport(row, inspectionDays(clock.today()));
  },

  async createTransport(context, { body }) {
    const row = await createTransport(context, body);
    return presentTransport(row, inspectionDays(context.clock.today()));
  },

  async updateTransport(context, { params, body: { version, ...input } }) {
    const row = await updateTransport(context, params.id, version, input);
    return presentTransport(row, inspectionDays(context.clock.today()));
  },

  async changeTransportStatus(context, { params, body }) {
    const row = await changeTransportStatus(context, params.id, body);
    return presentTransport(row, inspectionDays(context.clock.today()));
  },
};
