import type { transportOperations } from '@kasa/contracts/transport/operations';
import { presentPage, windowOf } from '../http/list.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { inspectionDays } from './inspection.ts';
import { requireReferences } from './references.ts';
import { changeVehicleStatus, createVehicle, updateVehicle } from './vehicle-changes.ts';
import { presentVehicle } from './vehicle-presenter.ts';
import { findVehicle, pageOfVehicles } from './vehicle-store.ts';

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
    const found = await pageOfVehicles(db.db, session.merchantId, query, window, days);
    return presentPage(found, window, (row) => presentVehicle(row, days));
  },

  async getTransport({ db, session, clock }, { params }) {
    const row = requireFound(await findVehicle(db.db, session.merchantId, params.id));
    return presentVehicle(row, inspectionDays(clock.today()));
  },

  async createTransport(context, { body }) {
    const row = await createVehicle(context, body);
    return presentVehicle(row, inspectionDays(context.clock.today()));
  },

  async updateTransport(context, { params, body: { version, ...input } }) {
    const row = await updateVehicle(context, params.id, version, input);
    return presentVehicle(row, inspectionDays(context.clock.today()));
  },

  async changeTransportStatus(context, { params, body }) {
    const row = await changeVehicleStatus(context, params.id, body);
    return presentVehicle(row, inspectionDays(context.clock.today()));
  },
};
