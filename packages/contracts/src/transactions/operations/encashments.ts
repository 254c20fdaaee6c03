import { z } from 'zod';
import { examplePage } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePeople, People } from '../../shared/people.ts';
import {
  Encashment,
  EncashmentExportQuery,
  EncashmentInput,
  EncashmentPage,
  EncashmentQuery,
  TerminalCash,
} from '../encashments.ts';
import { exampleCash, exampleEncashment } from './examples.ts';

const params = z.strictObject({ id: Id.describe('Of the terminal') });

export const getTerminalCash = operation({
  id: 'getTerminalCash',
  permission: 'cash_view',
  method: 'GET',
  path: '/api/v1/transactions/terminals/{id}/cash',
  summary: 'Cash inside a terminal',
  description:
    'Derived from its cash payments, those paid back, and what was taken out. A terminal that takes no cash has none.',
  params,
  data: TerminalCash,
  codes: ['not_found'],
  example: { params: { id: exampleIds.terminalWithCash }, data: exampleCash },
});

export const encashTerminal = operation({
  id: 'encashTerminal',
  permission: 'encashment_perform',
  method: 'POST',
  path: '/api/v1/transactions/terminals/{id}/encashments',
  summary: 'Take cash out of a terminal',
  description:
    'All of it or a part, never more than is inside, whatever is taken and paid at the same moment. A terminal in any state: a blocked one still holds its cash.',
  params,
  body: EncashmentInput,
  data: Encashment,
  keyScope: 'user',
  codes: ['not_found', 'cash_not_enough', 'cash_changed'],
  failureDetails: {
    cash_not_enough: { inside_amount: 92_500 },
    cash_changed: { inside_amount: 397_500 },
  },
  assumed:
    'That cash is taken out in full or in part, and what a slip says: the specification names the screen (spec §2).',
  example: {
    params: { id: exampleIds.terminalWithCash },
    body: { amount: 100_000, takes_all: false, comment: 'Решту лишаємо на здачу' },
    data: exampleEncashment,
  },
});

export const listEncashments = operation({
  id: 'listEncashments',
  permission: 'cash_view',
  method: 'GET',
  path: '/api/v1/transactions/terminals/{id}/encashments',
  summary: 'Encashments of a terminal, the newest first',
  description:
    'Each took cash out of the terminal and left a known amount inside, from which the next one counts.',
  params,
  query: EncashmentQuery,
  data: EncashmentPage,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.terminalWithCash },
    query: { page: 1, perPage: 10, sort: '-number' },
    data: examplePage(exampleEncashment),
  },
});

export const exportEncashments = operation({
  ...exportedFile,
  id: 'exportEncashments',
  permission: 'cash_view',
  path: '/api/v1/transactions/terminals/{id}/encashments/export',
  summary: 'The encashments of a terminal as a file, in the order of the list',
  description:
    'A row for each encashment that the filter lets through, with the amounts of that moment; above them the terminal and the filter. Otherwise as `exportTerminals`.',
  params,
  query: EncashmentExportQuery,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.terminalWithCash },
    query: { format: 'csv', sort: '-number' },
    data: exampleFile('encashments'),
  },
});

export const listEncashmentPeople = operation({
  id: 'listEncashmentPeople',
  permission: 'cash_view',
  method: 'GET',
  path: '/api/v1/transactions/terminals/{id}/encashment-people',
  summary: 'Everybody who has taken cash out of a terminal, to filter by',
  description: 'In alphabetical order, by their present names, also those who are blocked now.',
  params,
  data: People,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.terminalWithCash },
    data: examplePeople,
  },
});

export const getEncashment = operation({
  id: 'getEncashment',
  permission: 'cash_view',
  method: 'GET',
  path: '/api/v1/transactions/encashments/{id}',
  summary: 'An encashment, to print its slip',
  description: 'It never changes: an encashment is neither edited nor deleted.',
  params: z.strictObject({ id: Id }),
  data: Encashment,
  codes: ['not_found'],
  example: { params: { id: exampleIds.encashment }, data: exampleEncashment },
});
