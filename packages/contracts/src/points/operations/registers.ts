import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { weekDays } from '../../shared/week-days.ts';
import {
  exampleKnownRegister,
  exampleTaxRegister,
  KeyPoints,
  KeyPointsInput,
  KeyRegisters,
} from '../registers.ts';

const permission = 'points_manage';
const path = '/api/v1/points/keys/{id}';
const codes = ['not_found', 'point_key_unfit', 'tax_service_unavailable'] as const;
const params = z.strictObject({ id: Id });
const assumed =
  'The specification adds points from a key (spec §3, /points/fiscal/add), and says nothing of where they come from.';
const { register_number, name } = exampleTaxRegister;

export const getKeyRegisters = operation({
  id: 'getKeyRegisters',
  method: 'GET',
  path: `${path}/registers`,
  params,
  permission,
  codes,
  data: KeyRegisters,
  summary: 'The registers of a key’s owner',
  description:
    'Asked of the tax service: the active ones, those without a point first. Which of them have a point is told with it.',
  assumed,
  example: {
    params: { id: exampleIds.pointKey },
    data: { items: [exampleTaxRegister, exampleKnownRegister] },
  },
});

export const addKeyPoints = operation({
  id: 'addKeyPoints',
  method: 'POST',
  path: `${path}/points`,
  params,
  permission,
  keyScope: 'user',
  codes,
  body: KeyPointsInput,
  data: KeyPoints,
  summary: 'Add points from a key',
  description:
    'Makes a fiscal point of each register, named and placed as the tax service says, of the key’s company and signing with the key: all of them or none. A register that has a point already is left as it is. One that is not the owner’s is refused at `register_numbers` (rule register_unknown).',
  assumed,
  example: {
    params: { id: exampleIds.pointKey },
    body: {
      register_numbers: [register_number],
      shift_closing_time: '22:00',
      shift_closing_days: [...weekDays],
    },
    data: { added: [{ id: '01912d50-3c00-7000-8000-0000000000e1', name }], existing: [] },
  },
});
