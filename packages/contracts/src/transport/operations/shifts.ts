import { z } from 'zod';
import { examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { exampleReferences } from '../examples.ts';
import {
  CloseShiftInput,
  exampleClosedShift,
  exampleShift,
  OpenShiftInput,
  Shift,
  ShiftPage,
  ShiftQuery,
} from '../shifts.ts';

const params = z.strictObject({ id: Id.describe('Driver') });

export const openShift = operation({
  id: 'openShift',
  method: 'POST',
  path: '/api/v1/transport/drivers/{id}/open-shift',
  summary: 'Open the shift of a driver on a vehicle',
  description:
    'The vehicle goes on the route. A driver has at most one open shift, a vehicle at most one driver on shift; a vehicle past its inspection date cannot go on a route. Route and vehicle become the driver’s own.',
  permission: 'transport_manage',
  params,
  body: OpenShiftInput,
  data: Shift,
  keyScope: 'user',
  codes: [
    'not_found',
    'shift_already_open',
    'transport_busy',
    'transport_unavailable',
    'inspection_overdue',
    'route_required',
  ],
  failureDetails: {
    transport_busy: { busy_with: exampleReferences.driver },
    inspection_overdue: { next_to_date: '2026-11-01' },
  },
  example: {
    params: { id: exampleIds.driverForOpening },
    body: { transport_id: exampleIds.transportForOpening, route_id: null },
    data: { ...exampleShift, expected_cash: 0 },
  },
});

export const closeShift = operation({
  id: 'closeShift',
  method: 'POST',
  path: '/api/v1/transport/drivers/{id}/close-shift',
  summary: 'Close the shift of a driver and count the cash',
  description:
    'Answers expected and handed-over cash and the difference; the driver then holds no cash, and the vehicle is parked. The expected cash is what the driver holds (`money`). Less than expected needs a `comment`: without one the answer is `validation_failed`, the rule `required` at `comment`. `shift_id` and `expected_cash` bind it to what the person saw; without them it closes whatever shift is open.',
  permission: 'transport_manage',
  params,
  body: CloseShiftInput,
  data: Shift,
  keyScope: 'user',
  codes: ['not_found', 'shift_already_closed'],
  example: {
    params: { id: exampleIds.driverForClosing },
    body: {
      handed_over_cash: 184000,
      comment: 'Бракує 5 грн: здача',
      shift_id: exampleIds.shiftForClosing,
      expected_cash: 184500,
    },
    data: {
      ...exampleClosedShift,
      id: exampleIds.shiftForClosing,
      changes: [],
    },
  },
});

export const getOpenShift = operation({
  id: 'getOpenShift',
  method: 'GET',
  path: '/api/v1/transport/drivers/{id}/shift',
  summary: 'The open shift of a driver, with the cash expected now',
  description:
    'Without an open shift it is `shift_already_closed`. The expected cash is counted when it is asked for.',
  permission: 'transport_view',
  orPermission: 'own_shift_view',
  params,
  data: Shift,
  codes: ['not_found', 'shift_already_closed'],
  example: { params: { id: exampleIds.driver }, data: exampleShift },
});

export const listShifts = operation({
  id: 'listShifts',
  method: 'GET',
  path: '/api/v1/transport/drivers/{id}/shifts',
  summary: 'Shifts of a driver, the latest opened first',
  description: 'Each with who opened and closed it, and every change of vehicle and route during it.',
  permission: 'transport_view',
  orPermission: 'own_shift_view',
  params,
  query: ShiftQuery,
  data: ShiftPage,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.driver },
    query: { page: 1 },
    data: examplePage(exampleClosedShift),
  },
});
