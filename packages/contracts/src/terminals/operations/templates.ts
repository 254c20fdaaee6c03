import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import {
  TerminalTemplate,
  TerminalTemplateInput,
  TerminalTemplatePage,
  TerminalTemplateQuery,
  TerminalTemplateUpdate,
} from '../templates.ts';
import { exampleSettings, exampleTemplate } from './examples.ts';

const templates = entityOperations({
  path: '/api/v1/terminals/templates',
  readPermission: null,
  writePermission: 'edit_terminal',
  entity: TerminalTemplate,
  page: TerminalTemplatePage,
  holdsSecrets: true,
  example: exampleTemplate,
});
const assumed = 'What a template holds: the specification names templates only (spec §2).';

export const listTerminalTemplates = templates.list('listTerminalTemplates', {
  summary: 'Templates of settings',
  description: 'Values of `callback_headers` as in getTerminal: users who may not edit terminals get `***`.',
  query: TerminalTemplateQuery,
  example: { page: 1, sort: 'name' },
});

export const getTerminalTemplate = templates.get('getTerminalTemplate', {
  summary: 'A template of settings',
  description:
    'Values of `callback_headers` and of secret `callback_get_parameters` may be secrets of the merchant’s own server: users who may not edit terminals get `***` in their place, and of `callback_endpoint` scheme and host alone.',
});

const created = {
  name: 'Ярмарок',
  description: 'Виїзна торгівля на вихідних',
  settings: { works_offline: true, max_offline_amount: 80_000, sync_seconds: 600 },
};

export const createTerminalTemplate = templates.create('createTerminalTemplate', {
  summary: 'Create a template of settings',
  description: 'A name that is taken answers conflict with the field.',
  body: TerminalTemplateInput,
  failureDetails: {
    conflict: { fields: [{ path: 'name', rule: 'taken', message: 'Таке значення вже використано' }] },
  },
  assumed,
  example: { body: created, data: { ...exampleTemplate, ...created, terminals_count: 0 } },
});

const edited = {
  name: 'Каса магазину зі сповіщеннями',
  description: 'Для кас, про оплати яких дізнається сервер магазину',
  settings: { ...exampleSettings, balancing_type: 'manual' as const, shift_required: false },
};

export const updateTerminalTemplate = templates.update('updateTerminalTemplate', {
  summary: 'Change a template, and with it all terminals that have it',
  description:
    'Replaces name, description and settings. A terminal whose own value differs keeps it. A header whose value is sent as `***` keeps the value it has. A session that is limited to points cannot change a template that a terminal elsewhere has (`beyond_own_points`).',
  body: TerminalTemplateUpdate,
  codes: ['beyond_own_points'],
  assumed,
  example: {
    body: { ...edited, version: 1 },
    data: {
      ...exampleTemplate,
      ...edited,
      id: exampleIds.terminalTemplateToEdit,
      settings_changed_at: '2026-11-20T09:00:00.000Z',
      version: 2,
      updated_at: '2026-11-20T09:00:00.000Z',
    },
  },
});

export const deleteTerminalTemplate = templates.remove('deleteTerminalTemplate', {
  summary: 'Delete a template that no terminal has',
  description:
    'While a terminal has it, it is `template_in_use`: give them another one first. Runs in the past keep its name.',
  codes: ['template_in_use'],
  assumed,
  exampleId: exampleIds.terminalTemplateToDelete,
});
