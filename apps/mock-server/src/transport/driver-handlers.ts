import type { DriverEntity, DriverFields } from '@kasa/contracts/transport/drivers';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { Db } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { changed, created } from '../db/stamps.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { presentPage, windowOf } from '../http/list.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { refusingTaken, requireFound, requireVersion } from '../http/request/requirements.ts';
import { pageOfDrivers } from './driver-list.ts';
import { presentDriver } from './driver-presenter.ts';
import { findDriver } from './driver-store.ts';
import { journalOf } from './journal.ts';
import { lockDriver } from './locks.ts';
import { requireReferences } from './references.ts';
import { changeDriverRoute, changeDriverVehicle } from './shift-changes.ts';

type Operations = Pick<
  typeof transportOperations,
  | 'listDrivers'
  | 'getDriver'
  | 'createDriver'
  | 'updateDriver'
  | 'changeDriverRoute'
  | 'changeDriverTransport'
>;

/** Drivers. */
export const driverHandlers: Handlers<Operations> = {
  async listDrivers(context, { query }) {
    const { db, session } = context;
    const window = windowOf(query);
    await requireReferences(db.db, context, query);
    const found = await pageOfDrivers(db.db, session.merchantId, query, window);
    return presentPage(found, window, presentDriver);
  },

  async getDriver(context, { params }) {
    return read(context, params.id);
  },

  async createDriver(context, { body }) {
    const { session, clock, language } = context;
    const write = runIdempotent(context, async (tx) => {
      await requireReferences(tx, context, body);
      const stamps = created(session.merchantId, clock.nowIso());
      const row = { ...stamps, money: 0, avatar: null, ...driverColumns(body) };
      await tx.insertInto('drivers').values(row).execute();
      await journalOf(tx, context).created('driver', row.id);
      return read(context, row.id, tx);
    });
    return refusingTaken(language, write);
  },

  async updateDriver(context, { params: { id }, body: { version, ...input } }) {
    const { db, session, clock, language } = context;
    const write = inTransaction(db.db, async (tx) => {
      requireVersion(await lockDriver(tx, session.merchantId, id), version);
      await requireReferences(tx, context, input);
      const journal = await journalOf(tx, context).watch('driver', id);
      const columns = { ...driverColumns(input), ...changed(clock.nowIso()) };
      await tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
      await journal.record();
      return read(context, id, tx);
    });
    return refusingTaken(language, write);
  },

  async changeDriverRoute(context, { params, body }) {
    return presentDriver(await changeDriverRoute(context, params.id, body.route_id));
  },

  async changeDriverTransport(context, { params, body }) {
    return presentDriver(await changeDriverVehicle(context, params.id, body.transport_id));
  },
};

async function read(context: Context, id: string, db: Db = context.db.db): Promise<DriverEntity> {
  return presentDriver(requireFound(await findDriver(db, context.session.merchantId, id)));
}

/** The columns that a person fills in. */
function driverColumns<Input extends Pick<DriverFields, 'name' | 'tabulation_number'>>(input: Input) {
  return {
    ...input,
    name_key: sortKey(input.name),
    tabulation_number_key: sortKey(input.tabulation_number),
    search: searchColumn('drivers', input.name),
  };
}
