import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  exampleRegisterShift,
  noTurnover,
  OpenRegisterShiftInput,
  RegisterShift,
  RegisterShiftExportQuery,
  RegisterShiftPage,
  RegisterShiftQuery,
  ServiceCashInput,
} from '../shifts.ts';

const path = '/api/v1/points/shifts';
const permission = 'points_manage';
const assumed =
  'Shifts of registers as the rules for software registers have them: the specification names opening, closing, X and Z (spec §3).';
const shifts = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: RegisterShift,
  page: RegisterShiftPage,
  example: exampleRegisterShift,
});

const opened = {
  ...exampleRegisterShift,
  ...{ id: exampleIds.registerShiftToClose, state: 'opened' as const, pending: null },
  ...{ begun_at: '2026-11-20T05:45:00.000Z', opened_at: '2026-11-20T05:45:00.000Z' },
  ...{ closes_at: '2026-11-20T19:30:00.000Z', closed_at: null, version: 2 },
  report: {
    ...{ kind: 'x' as const, fiscal_number: null, sales: noTurnover, returns: noTurnover },
    ...{ service_in: 0, service_out: 0, cash: 0 },
  },
};
const offlineLimit = { register_offline_limit: { offline_limit: 'in_row' } } as const;
const params = z.strictObject({ id: Id });
const settled =
  'Read `state`: what the tax service has not answered yet, or has refused, is a success of this operation, too, and so is a document that the register makes offline (see `getFiscalClock`).';

export const listRegisterShifts = shifts.list('listRegisterShifts', {
  summary: 'Shifts of registers, the latest begun first',
  description: 'A point that is not the merchant’s is not found.',
  query: RegisterShiftQuery,
  codes: ['not_found'],
  assumed,
  example: { page: 1, sort: '-begun_at' },
});

export const exportRegisterShifts = operation({
  ...exportedFile,
  id: 'exportRegisterShifts',
  permission,
  path: `${path}/export`,
  summary: 'The X and Z reports of a filter as a file, the latest first',
  description: 'Streams all of them, as `exportUsers` does, and under the same limits.',
  query: RegisterShiftExportQuery,
  codes: ['not_found'],
  assumed,
  example: { query: { format: 'csv', point_id: exampleIds.point }, data: exampleFile('register-shifts') },
});

export const getRegisterShift = shifts.get('getRegisterShift', {
  summary: 'A shift of a register with its X or Z report',
  description: 'An X report is what the shift has come to when it is asked for, as often as one likes.',
  assumed,
});

export const openRegisterShift = operation({
  id: 'openRegisterShift',
  permission,
  method: 'POST',
  path,
  summary: 'Open the shift of a fiscal point’s register',
  description: `Registers a signed document with the tax service. ${settled} One that the tax service refuses is closed at once, with \`refusal\`; one that the register has opened by itself, for a sale, is answered as it is. The shift closes by itself at the point’s closing time on its days, and after 24 hours at the latest.`,
  body: OpenRegisterShiftInput,
  data: RegisterShift,
  keyScope: 'user',
  codes: [
    'not_found',
    'point_without_register',
    'point_key_unfit',
    'register_shift_open',
    'register_offline_limit',
    'register_returning',
  ],
  failureDetails: offlineLimit,
  assumed,
  example: {
    body: { point_id: exampleIds.pointToEdit },
    data: {
      ...opened,
      point: { id: exampleIds.pointToEdit, name: 'Затишок у «Кінг Кросі»' },
      register_number: '4000512894',
      begun_at: '2026-11-20T06:00:00.000Z',
      opened_at: '2026-11-20T06:00:00.000Z',
      closes_at: '2026-11-20T20:15:00.000Z',
    },
  },
});

export const closeRegisterShift = operation({
  id: 'closeRegisterShift',
  permission,
  method: 'POST',
  path: `${path}/{id}/close`,
  summary: 'Close the shift of a register by its Z report',
  description: `Registers the Z report with the tax service, once for each shift. ${settled} If the tax service refuses, the shift stays open, with \`refusal\`.`,
  params,
  data: RegisterShift,
  codes: [
    'not_found',
    'register_shift_not_open',
    'register_document_pending',
    'register_offline_limit',
    'register_returning',
  ],
  failureDetails: offlineLimit,
  assumed,
  example: {
    params: { id: exampleIds.registerShiftToClose },
    data: { ...exampleRegisterShift, id: exampleIds.registerShiftToClose },
  },
});

export const recordServiceCash = operation({
  id: 'recordServiceCash',
  permission,
  method: 'POST',
  path: `${path}/{id}/cash`,
  summary: 'Put cash into the drawer, or take it out, without a sale',
  description: `Registers it with the tax service. ${settled} No more can be taken out than \`report.cash\`.`,
  params,
  body: ServiceCashInput,
  data: RegisterShift,
  keyScope: 'user',
  codes: [
    'not_found',
    'register_shift_not_open',
    'register_document_pending',
    'register_cash_not_enough',
    'register_offline_limit',
    'register_returning',
  ],
  failureDetails: { register_cash_not_enough: { inside_amount: 2_500 }, ...offlineLimit },
  assumed,
  example: {
    params: { id: exampleIds.registerShiftForCash },
    body: { kind: 'service_in', amount: 50_000 },
    data: {
      ...opened,
      id: exampleIds.registerShiftForCash,
      point: { id: exampleIds.pointWithCash, name: 'Кав’ярня «Затишок» на Ринку' },
      ...{ register_number: '4000513012', closes_at: '2026-11-20T20:45:00.000Z', version: 3 },
      report: { ...opened.report, service_in: 50_000, cash: 50_000 },
    },
  },
});
