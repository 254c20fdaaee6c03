/** How a request earns a code that only some operations answer: on the seed, by its owner. */
import { exchangeKey, signIn } from '@kasa/contracts/auth/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { transportOperations as transport } from '@kasa/contracts/transport/operations';
import type { Db } from '../../db/schema.ts';
import { type Caller, type CallInput, requestOf } from './call.ts';
import type { HttpRequest } from './over-http.ts';

/** Prepares the database where needed, and makes the request. */
type Make = (db: Db, owner: Caller) => Promise<HttpRequest>;

const NOBODY = '01912d50-3c00-7000-8000-ffffffffffff';

/** The example of an operation with another input. */
function changed(op: Operation, change: CallInput, prepare?: (db: Db) => Promise<unknown>): Make {
  return async (db, owner) => {
    await prepare?.(db);
    const { params, query, body } = op.example as CallInput as Record<string, object | undefined>;
    const merged = {
      params: { ...params, ...(change.params as object) },
      query: { ...query, ...(change.query as object) },
      body: body && { ...body, ...(change.body as object) },
    };
    return requestOf(op, merged, owner);
  };
}

const missing = (op: Operation) => changed(op, { params: { id: NOBODY } });
const stale = (op: Operation) => changed(op, { body: { version: 7 } });
const vehicle = (id: string, change: object) => (db: Db) =>
  db.updateTable('transports').set(change).where('id', '=', id).execute();
const driver = (id: string, change: object) => (db: Db) =>
  db.updateTable('drivers').set(change).where('id', '=', id).execute();

const { openShift, closeShift, changeDriverTransport, changeDriverRoute } = transport;
const onShift = { params: { id: ids.driver } };
const offShift = { params: { id: ids.driverForRouteChange } };
const busy = { body: { transport_id: ids.transport } };
const overdue = { next_to_date: '2026-11-19' };

/** By operation id and code name. */
export const domainCodes: Readonly<Record<string, Make | undefined>> = {
  'signIn credentials_wrong': changed(signIn, { body: { password: 'wrong' } }),
  'exchangeKey key_exchange_invalid': changed(exchangeKey, { body: { client_public: '1' } }),

  'getRoute not_found': missing(transport.getRoute),
  'updateRoute not_found': missing(transport.updateRoute),
  'updateRoute conflict': stale(transport.updateRoute),

  'listTransports not_found': changed(transport.listTransports, { query: { route_id: NOBODY } }),
  'getTransport not_found': missing(transport.getTransport),
  'createTransport not_found': changed(transport.createTransport, { body: { branch_id: NOBODY } }),
  'createTransport conflict': changed(transport.createTransport, { body: { transport_num: '1201' } }),
  'updateTransport not_found': missing(transport.updateTransport),
  'updateTransport conflict': stale(transport.updateTransport),
  'changeTransportStatus not_found': missing(transport.changeTransportStatus),
  'changeTransportStatus conflict': stale(transport.changeTransportStatus),
  'changeTransportStatus status_transition_forbidden': changed(transport.changeTransportStatus, {
    params: { id: ids.transport },
  }),

  'listDrivers not_found': changed(transport.listDrivers, { query: { route_id: NOBODY } }),
  'getDriver not_found': missing(transport.getDriver),
  'createDriver not_found': changed(transport.createDriver, { body: { branch_id: NOBODY } }),
  'createDriver conflict': changed(transport.createDriver, { body: { tabulation_number: '00101' } }),
  'updateDriver not_found': missing(transport.updateDriver),
  'updateDriver conflict': stale(transport.updateDriver),
  'changeDriverRoute not_found': missing(changeDriverRoute),
  'changeDriverRoute inspection_overdue': changed(
    changeDriverRoute,
    onShift,
    vehicle(ids.transport, overdue),
  ),
  'changeDriverTransport not_found': missing(changeDriverTransport),
  'changeDriverTransport transport_busy': changed(changeDriverTransport, busy),
  'changeDriverTransport transport_unavailable': changed(changeDriverTransport, {
    body: { transport_id: ids.transportToPark },
  }),
  'changeDriverTransport inspection_overdue': changed(
    changeDriverTransport,
    {},
    vehicle(ids.transportSpare, overdue),
  ),

  'openShift not_found': missing(openShift),
  'openShift shift_already_open': changed(openShift, onShift),
  'openShift transport_busy': changed(openShift, busy),
  'openShift transport_unavailable': changed(openShift, { body: { transport_id: ids.transportToPark } }),
  'openShift inspection_overdue': changed(openShift, {}, vehicle(ids.transportForOpening, overdue)),
  'openShift route_required': changed(openShift, {}, driver(ids.driverForOpening, { route_id: null })),
  'closeShift not_found': missing(closeShift),
  'closeShift shift_already_closed': changed(closeShift, offShift),
  'getOpenShift not_found': missing(transport.getOpenShift),
  'getOpenShift shift_already_closed': changed(transport.getOpenShift, offShift),
  'listShifts not_found': missing(transport.listShifts),

  'getDepot not_found': missing(transport.getDepot),
  'updateDepot not_found': missing(transport.updateDepot),
  'updateDepot conflict': stale(transport.updateDepot),
};
