import type { transportOperations } from '@kasa/contracts/transport/operations';
import { presentPage, windowOf } from '../http/list.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireDriver } from './driver-store.ts';
import { closeShift, openShift } from './shift-lifecycle.ts';
import { openShiftOf } from './shift-locks.ts';
import { findShift, pageOfShifts, presentShift } from './shift-store.ts';

type Operations = Pick<
  typeof transportOperations,
  'openShift' | 'closeShift' | 'getOpenShift' | 'listShifts'
>;

export const shiftHandlers: Handlers<Operations> = {
  async openShift(context, { params, body }) {
    return presentShift(await openShift(context, params.id, body));
  },

  async closeShift(context, { params, body }) {
    return presentShift(await closeShift(context, params.id, body));
  },

  async getOpenShift(context, { params }) {
    await requireDriver(context, params.id);
    const open = await openShiftOf(context.db.db, params.id);
    const shift = open && (await findShift(context.db.db, open.id));
    if (shift === undefined) throw new OperationFailure('shift_already_closed');
    return presentShift(shift);
  },

  async listShifts(context, { params, query }) {
    await requireDriver(context, params.id);
    const window = windowOf(query);
    const found = await pageOfShifts(context.db.db, context.session.merchantId, params.id, window);
    return presentPage(found, window, presentShift);
  },
};
