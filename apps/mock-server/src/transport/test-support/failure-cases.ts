import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transportOperations as transport } from '@kasa/contracts/transport/operations';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { photoFailureCases } from '../../http/test-support/photo-failure-cases.ts';

const vehicle = (id: string, change: object) => (db: Db) =>
  db.updateTable('transports').set(change).where('id', '=', id).execute();
const driver = (id: string, change: object) => (db: Db) =>
  db.updateTable('drivers').set(change).where('id', '=', id).execute();

const { openShift, closeShift, changeDriverTransport, changeDriverRoute } = transport;
const onShift = { params: { id: ids.driver } };
const offShift = { params: { id: ids.driverForRouteChange } };
const busy = { body: { transport_id: ids.transport } };
const overdue = { next_to_date: '2026-11-19' };

/** How the operations of transport earn their own codes. */
export const failureCases: FailureCases = {
  'listTransports not_found': exampleWith(transport.listTransports, { query: { route_id: UNKNOWN_ID } }),
  'createTransport not_found': exampleWith(transport.createTransport, { body: { branch_id: UNKNOWN_ID } }),
  'createTransport conflict': exampleWith(transport.createTransport, { body: { transport_num: '1201' } }),
  'changeTransportStatus status_transition_forbidden': exampleWith(transport.changeTransportStatus, {
    params: { id: ids.transport },
  }),

  'listDrivers not_found': exampleWith(transport.listDrivers, { query: { route_id: UNKNOWN_ID } }),
  'createDriver not_found': exampleWith(transport.createDriver, { body: { branch_id: UNKNOWN_ID } }),
  'createDriver conflict': exampleWith(transport.createDriver, { body: { tabulation_number: '00101' } }),
  'changeDriverRoute inspection_overdue': exampleWith(
    changeDriverRoute,
    onShift,
    vehicle(ids.transport, overdue),
  ),
  'changeDriverTransport transport_busy': exampleWith(changeDriverTransport, busy),
  'changeDriverTransport transport_unavailable': exampleWith(changeDriverTransport, {
    body: { transport_id: ids.transportToPark },
  }),
  'changeDriverTransport inspection_overdue': exampleWith(
    changeDriverTransport,
    {},
    vehicle(ids.transportSpare, overdue),
  ),

  ...photoFailureCases(transport.uploadDriverAvatar),

  'openShift shift_already_open': exampleWith(openShift, onShift),
  'openShift transport_busy': exampleWith(openShift, busy),
  'openShift transport_unavailable': exampleWith(openShift, { body: { transport_id: ids.transportToPark } }),
  'openShift inspection_overdue': exampleWith(openShift, {}, vehicle(ids.transportForOpening, overdue)),
  'openShift route_required': exampleWith(openShift, {}, driver(ids.driverForOpening, { route_id: null })),
  // Whichever is open: there is none.
  'closeShift shift_already_closed': exampleWith(closeShift, { ...offShift, body: { shift_id: undefined } }),
  'getOpenShift shift_already_closed': exampleWith(transport.getOpenShift, offShift),
};
