import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { FileEntry } from '@kasa/contracts/shared/files';
import { transportOperations as transport } from '@kasa/contracts/transport/operations';
import type { Db } from '../../db/schema.ts';
import { requestOf } from '../../http/test-support/call.ts';
import { changed, missing, NOBODY, type OwnCodes, stale } from '../../http/test-support/own-codes.ts';

const vehicle = (id: string, change: object) => (db: Db) =>
  db.updateTable('transports').set(change).where('id', '=', id).execute();
const driver = (id: string, change: object) => (db: Db) =>
  db.updateTable('drivers').set(change).where('id', '=', id).execute();

const shownPhoto = transport.uploadDriverAvatar.example.body?.photo;
const picture = Buffer.from(shownPhoto?.base64 ?? '', 'base64');
const photo = (change: Partial<FileEntry>) =>
  changed(transport.uploadDriverAvatar, { body: { photo: { ...shownPhoto, ...change } } });

const { openShift, closeShift, changeDriverTransport, changeDriverRoute } = transport;
const onShift = { params: { id: ids.driver } };
const offShift = { params: { id: ids.driverForRouteChange } };
const busy = { body: { transport_id: ids.transport } };
const overdue = { next_to_date: '2026-11-19' };

/** How the operations of transport earn their own codes. */
export const ownCodes: OwnCodes = {
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

  'uploadDriverAvatar not_found': missing(transport.uploadDriverAvatar),
  'uploadDriverAvatar payload_too_large': photo({
    base64: Buffer.alloc(1024 * 1024 + 1).toString('base64'),
  }),
  'uploadDriverAvatar malformed_request': async (_db, owner) => ({
    ...requestOf(transport.uploadDriverAvatar, transport.uploadDriverAvatar.example, owner),
    payload: 'no form',
  }),
  'uploadDriverAvatar file_type_wrong': photo({ file_name: 'photo.jpg' }),
  // The width stands in the bytes 16 to 20.
  'uploadDriverAvatar image_too_large': photo({
    base64: Buffer.concat([
      picture.subarray(0, 16),
      Buffer.from([0, 0, 0x10, 1]),
      picture.subarray(20),
    ]).toString('base64'),
  }),
  'getDriverAvatar not_found': missing(transport.getDriverAvatar),
  'removeDriverAvatar not_found': missing(transport.removeDriverAvatar),

  'openShift not_found': missing(openShift),
  'openShift shift_already_open': changed(openShift, onShift),
  'openShift transport_busy': changed(openShift, busy),
  'openShift transport_unavailable': changed(openShift, { body: { transport_id: ids.transportToPark } }),
  'openShift inspection_overdue': changed(openShift, {}, vehicle(ids.transportForOpening, overdue)),
  'openShift route_required': changed(openShift, {}, driver(ids.driverForOpening, { route_id: null })),
  'closeShift not_found': missing(closeShift),
  // Whichever is open: there is none.
  'closeShift shift_already_closed': changed(closeShift, { ...offShift, body: { shift_id: undefined } }),
  'getOpenShift not_found': missing(transport.getOpenShift),
  'getOpenShift shift_already_closed': changed(transport.getOpenShift, offShift),
  'listShifts not_found': missing(transport.listShifts),

  'getDepot not_found': missing(transport.getDepot),
  'updateDepot not_found': missing(transport.updateDepot),
  'updateDepot conflict': stale(transport.updateDepot),
};
