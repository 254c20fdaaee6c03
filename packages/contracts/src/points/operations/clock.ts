import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { exampleFiscalClock, FiscalClock, RegisterRepair } from '../clock.ts';

const assumed =
  'The limits of registers without a connection as the rules for software registers have them: 36 hours in a row, 168 in a calendar month.';
const path = '/api/v1/points/clocks/{id}';
const params = z.strictObject({ id: Id });
const ofPoint = { id: exampleIds.pointToRepair };

export const getFiscalClock = operation({
  id: 'getFiscalClock',
  permission: 'points_manage',
  method: 'GET',
  path,
  summary: 'How long the register of a fiscal point can go on',
  description:
    'A register whose tax service does not answer goes offline by itself with its next document, and comes back by itself. It changes with `point.changed` and `register_shift.changed`; a point that is not fiscal is not found.',
  params,
  data: FiscalClock,
  codes: ['not_found'],
  assumed,
  example: { params: { id: exampleIds.point }, data: exampleFiscalClock },
});

export const getRegisterRepair = operation({
  id: 'getRegisterRepair',
  permission: 'points_manage',
  method: 'GET',
  path: `${path}/repair`,
  summary: 'What it takes to repair a register whose documents are refused',
  description:
    'Compares what the register has with what the tax service has. Of a shift that was opened twice, by the register offline and somewhere else, the other one is closed by its Z report first; a shift that stays open takes over what the tax service has of it. Nothing is changed.',
  params,
  data: RegisterRepair,
  codes: ['not_found', 'tax_service_unavailable'],
  assumed,
  example: {
    params: ofPoint,
    data: {
      ...{ refusal: 'number', tax_shift_opened_at: '2026-11-20T05:00:00.000Z' },
      steps: [
        { action: 'make_again', kind: 'service_in' },
        { action: 'make_again', kind: 'z_report' },
        { action: 'make_again', kind: 'shift_open' },
      ],
      open_shift: { service_in: 0, service_out: 0, sales_amount: 0, returns_amount: 0 },
    },
  },
});

export const repairRegister = operation({
  id: 'repairRegister',
  permission: 'points_manage',
  method: 'POST',
  path: `${path}/repair`,
  summary: 'Repair a register whose documents are refused',
  description:
    'Makes what was made offline again as `getRegisterRepair` says, at its times, with new numbers, and sends it. Shifts whose Z report is made again, and one that stays open, have the sums of the tax service from then on. Read `link`: the tax service may refuse again.',
  params,
  data: FiscalClock,
  codes: ['not_found', 'register_not_refused', 'tax_service_unavailable', 'register_offline_limit'],
  failureDetails: { register_offline_limit: { offline_limit: 'numbers' } },
  assumed,
  example: {
    params: ofPoint,
    data: {
      ...exampleFiscalClock,
      ...{ point_id: ofPoint.id, certificate_valid_to: null, offline_seconds_in_month: 36_000 },
    },
  },
});
