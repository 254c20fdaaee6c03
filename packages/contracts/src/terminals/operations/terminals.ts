import { z } from 'zod';
import { examplePage } from '../../shared/entity-operations.ts';
import { exampleIds, exampleSecrets } from '../../shared/example-ids.ts';
import { exampleFile, exportedFile } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { resolveSettings } from '../resolve-settings.ts';
import {
  AddTerminalInput,
  Terminal,
  TerminalExportQuery,
  TerminalModels,
  TerminalOverview,
  TerminalPage,
  TerminalPoints,
  TerminalQuery,
  TerminalUpdate,
} from '../terminals.ts';
import {
  exampleAdded,
  exampleOverview,
  examplePoint,
  exampleSettings,
  exampleSummary,
  exampleTerminal,
} from './examples.ts';

const params = z.strictObject({ id: Id });

export const listTerminals = operation({
  id: 'listTerminals',
  permission: null,
  method: 'GET',
  path: '/api/v1/terminals/terminals',
  summary: 'Terminals of the merchant',
  description:
    'Everybody sees all of them; what one may do with them is a matter of permissions. `today_amount` is null for those who may not view reports, `cash_inside` for those who may not view cash, and sorting by either is `forbidden` for them.',
  query: TerminalQuery,
  data: TerminalPage,
  codes: ['not_found', 'forbidden'],
  failureDetails: { forbidden: { permission: 'reports_view' } },
  example: {
    query: {
      page: 1,
      perPage: 10,
      status: ['active', 'blocked'],
      point_id: [exampleIds.point],
      sort: 'number',
    },
    data: examplePage(exampleSummary),
  },
});

export const getTerminal = operation({
  id: 'getTerminal',
  holdsSecrets: true,
  permission: null,
  method: 'GET',
  path: '/api/v1/terminals/terminals/{id}',
  summary: 'A terminal with all its settings',
  description:
    'Values of `callback_headers` and of secret `callback_get_parameters` may be secrets of the merchant’s own server: who may edit neither terminals nor, if it is one of e-commerce, those gets `***` in their place, and of `callback_endpoint` scheme and host alone. The secret key phrase is never answered.',
  params,
  data: Terminal,
  codes: ['not_found'],
  example: { params: { id: exampleIds.terminal }, data: exampleTerminal },
});

export const getTerminalOverview = operation({
  id: 'getTerminalOverview',
  holdsSecrets: true,
  permission: null,
  method: 'GET',
  path: '/api/v1/terminals/terminals/{id}/overview',
  summary: 'A terminal to look at: its money, connectivity, what it waits for, what is set otherwise',
  description:
    'Its payments are `listTransactions` with its `terminal_id`. Sums are null for those who may not view reports, the last change for those who may not view the journal.',
  params,
  data: TerminalOverview,
  codes: ['not_found'],
  example: { params: { id: exampleIds.terminal }, data: exampleOverview },
});

export const exportTerminals = operation({
  ...exportedFile,
  id: 'exportTerminals',
  permission: null,
  path: '/api/v1/terminals/export',
  summary: 'The terminals of a filter as a file, in the order of the list',
  description:
    'Streams all of them, as `exportAuditEntries` does: filter and time of the export stand above the rows, in the language of `lng`; XLSX has typed cells and no formulas; CSV is UTF-8 with BOM, fields parted by semicolons. Two may run at a time for a person, and four in a server process; a further one is `rate_limited`. Of several hundred terminals at a time each is as it was when its part was read: sorted by `last_online_at`, one that reports while the file is made may come twice, or not at all; sorted by `number`, each comes once.',
  query: TerminalExportQuery,
  codes: ['not_found'],
  example: {
    query: { format: 'csv', status: ['active', 'blocked'], sort: 'name' },
    data: exampleFile('terminals'),
  },
});

export const listTerminalPoints = operation({
  id: 'listTerminalPoints',
  permission: null,
  method: 'GET',
  path: '/api/v1/terminals/points',
  summary: 'Points and depots that a terminal can stand at, to choose and filter by',
  description:
    'In alphabetical order, without pages. Everybody sees terminals with the place where they stand, and finds them by its address: so everybody is told the places at which terminals stand. The others, to choose from, are told to those who may add or edit terminals (`add_terminal`, `edit_terminal`, `ecomm_manage`).',
  data: TerminalPoints,
  example: {
    data: {
      items: [{ ...examplePoint, address: 'вул. Городоцька, 82', kind: 'fiscal', terminals_count: 34 }],
    },
  },
});

export const listTerminalModels = operation({
  id: 'listTerminalModels',
  permission: null,
  method: 'GET',
  path: '/api/v1/terminals/models',
  summary: 'Models of the merchant’s terminals, to filter by',
  description: 'Each once, in alphabetical order, without pages.',
  data: TerminalModels,
  example: { data: { items: [{ model: 'PAX A920' }] } },
});

const added = resolveSettings('acquiring', {}, null);

export const addTerminal = operation({
  id: 'addTerminal',
  holdsSecrets: true,
  method: 'POST',
  path: '/api/v1/terminals/terminals',
  summary: 'Take a device into the fleet by its number and activation code',
  description:
    'However the number was read: typed, scanned or from a photo. The device must be known to the acquirer, not blocked, and in nobody’s fleet. The code proves that the device is at hand; wrong ones are counted by person, merchant and address. The terminal begins as added; it takes payments once it is activated.',
  permission: 'add_terminal',
  body: AddTerminalInput,
  data: Terminal,
  keyScope: 'user',
  codes: [
    'not_found',
    'terminal_unknown',
    'terminal_already_added',
    'terminal_blocked',
    'activation_code_expired',
  ],
  failureDetails: {
    terminal_already_added: { terminal: { id: exampleIds.terminal, name: 'Каса 1' } },
  },
  assumed:
    'What a number must be to be added, and that its code is asked for: the specification names the screen only (spec §2).',
  example: {
    body: { number: 'S1900001', code: exampleSecrets.claimCode, name: 'Каса 2', point_id: exampleIds.point },
    data: {
      ...exampleAdded,
      number: 'S1900001',
      ptks_id: 'PT-1900001',
      name: 'Каса 2',
      serial: 'A920-1900001',
      has_secret_key_phrase: false,
      settings: added.settings,
      setting_sources: added.sources,
    },
  },
});

const edited = resolveSettings('transport', exampleSettings, {});

export const updateTerminal = operation({
  id: 'updateTerminal',
  holdsSecrets: true,
  method: 'PUT',
  path: '/api/v1/terminals/terminals/{id}',
  summary: 'Change a terminal and its settings',
  description:
    'Replaces all fields and the terminal’s own settings: one that is left out comes from the template from now on, or is the standard one of its kind. Number, serial number, PTKS id, model and kind are the device’s and stay. A header whose value is sent as `***` keeps the value it has. A key phrase that is sent counts at once, and those before no more. Who has `ecomm_manage` alone changes e-commerce terminals only, and gives them no other template.',
  permission: 'edit_terminal',
  orPermission: 'ecomm_manage',
  params,
  body: TerminalUpdate,
  data: Terminal,
  codes: ['not_found', 'conflict', 'terminal_released'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed:
    'Values of the enumerations, bounds of the durations: the specification names the fields (spec §3).',
  example: {
    params: { id: exampleIds.terminalToEdit },
    body: {
      name: 'Валідатор біля других дверей',
      point_id: exampleIds.depot,
      template_id: exampleIds.terminalTemplate,
      vehicle_id: exampleIds.transportSpare,
      test_mode: true,
      website: 'https://transport.example.com',
      extra_info: 'Кріплення замінено 12.11.2026',
      secret_key_phrase: 'тихо падає сніг на рейки',
      settings: exampleSettings,
      version: 1,
    },
    data: {
      ...exampleTerminal,
      id: exampleIds.terminalToEdit,
      number: 'S1001206',
      ptks_id: 'PT-1001206',
      serial: 'IM30-1001206',
      model: 'PAX IM30',
      kind: 'transport',
      name: 'Валідатор біля других дверей',
      point: { id: exampleIds.depot, name: 'Автобусне депо №1', city: 'Львів' },
      template: { id: exampleIds.terminalTemplate, name: 'Міський транспорт' },
      vehicle: {
        id: exampleIds.transportSpare,
        name: '1204',
        state_number: 'ВС9276МХ',
        transport_type: 'bus',
      },
      test_mode: true,
      website: 'https://transport.example.com',
      extra_info: 'Кріплення замінено 12.11.2026',
      settings: edited.settings,
      setting_sources: edited.sources,
      settings_changed_at: '2026-11-20T09:00:00.000Z',
      version: 2,
      updated_at: '2026-11-20T09:00:00.000Z',
    },
  },
});
