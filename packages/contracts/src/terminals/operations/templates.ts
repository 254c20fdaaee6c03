import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { Nothing } from '../../shared/nothing.ts';
import { operation } from '../../shared/operation.ts';
import {
  TerminalTemplate,
  TerminalTemplateInput,
  TerminalTemplatePage,
  TerminalTemplateQuery,
  TerminalTemplateUpdate,
} from '../templates.ts';
import { examplePage, exampleSettings, exampleTemplate } from './examples.ts';

const params = z.strictObject({ id: Id });
const path = '/api/v1/terminals/templates';
const shared = { domain: 'terminals', params, path: `${path}/{id}` } as const;
const change = { ...shared, permission: 'edit_terminal' } as const;
const assumed = 'What a template holds: the specification names templates only (spec §2).';

export const listTerminalTemplates = operation({
  id: 'listTerminalTemplates',
  domain: 'terminals',
  permission: null,
  method: 'GET',
  path,
  summary: 'Templates of settings',
  description: 'Values of `callback_headers` as in getTerminal: who may not edit terminals gets `***`.',
  query: TerminalTemplateQuery,
  data: TerminalTemplatePage,
  example: { query: { page: 1, sort: 'name' }, data: examplePage(exampleTemplate) },
});

export const getTerminalTemplate = operation({
  ...shared,
  id: 'getTerminalTemplate',
  permission: null,
  method: 'GET',
  summary: 'A template of settings',
  data: TerminalTemplate,
  codes: ['not_found'],
  example: { params: { id: exampleIds.terminalTemplate }, data: exampleTemplate },
});

const created = {
  name: 'Ярмарок',
  description: 'Виїзна торгівля на вихідних',
  settings: { works_offline: true, max_offline_amount: 80_000, sync_seconds: 600 },
};

export const createTerminalTemplate = operation({
  id: 'createTerminalTemplate',
  domain: 'terminals',
  method: 'POST',
  path,
  summary: 'Create a template of settings',
  description: 'A name that is taken answers conflict with the field.',
  permission: 'edit_terminal',
  body: TerminalTemplateInput,
  data: TerminalTemplate,
  keyScope: 'user',
  failureDetails: {
    conflict: { fields: [{ path: 'name', rule: 'taken', message: 'Таке значення вже використано' }] },
  },
  assumed,
  example: { body: created, data: { ...exampleTemplate, ...created, terminals_count: 0 } },
});

const changed = { ...exampleSettings, balancing_type: 'manual' as const, shift_required: false };

export const updateTerminalTemplate = operation({
  ...change,
  id: 'updateTerminalTemplate',
  method: 'PUT',
  summary: 'Change a template, and with it all terminals that have it',
  description:
    'Replaces name, description and settings. A terminal whose own value differs keeps it. A header whose value is sent as `***` keeps the value it has.',
  body: TerminalTemplateUpdate,
  data: TerminalTemplate,
  codes: ['not_found', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.terminalTemplateToEdit },
    body: {
      name: 'Каса магазину зі сповіщеннями',
      description: 'Для кас, про оплати яких дізнається сервер магазину',
      settings: changed,
      version: 1,
    },
    data: {
      ...exampleTemplate,
      id: exampleIds.terminalTemplateToEdit,
      name: 'Каса магазину зі сповіщеннями',
      description: 'Для кас, про оплати яких дізнається сервер магазину',
      settings: changed,
      settings_changed_at: '2026-11-20T09:00:00.000Z',
      version: 2,
      updated_at: '2026-11-20T09:00:00.000Z',
    },
  },
});

export const deleteTerminalTemplate = operation({
  ...change,
  id: 'deleteTerminalTemplate',
  method: 'DELETE',
  summary: 'Delete a template that no terminal has',
  data: Nothing,
  codes: ['not_found', 'template_in_use'],
  assumed,
  example: { params: { id: exampleIds.terminalTemplateToDelete }, data: {} },
});
