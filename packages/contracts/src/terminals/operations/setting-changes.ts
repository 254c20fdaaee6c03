import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePersonThen } from '../../shared/people.ts';
import { SettingChanges } from '../settings.ts';

const shared = {
  method: 'GET',
  permission: 'edit_terminal',
  params: z.strictObject({ id: Id }),
  data: SettingChanges,
  codes: ['not_found'],
} as const;

const user = examplePersonThen;

export const getTerminalSettingChanges = operation({
  ...shared,
  id: 'getTerminalSettingChanges',
  path: '/api/v1/terminals/terminals/{id}/setting-changes',
  summary: 'Who last changed each setting of a terminal, and when',
  description:
    'From the journal; a setting that it never recorded is left out. Of a setting that comes from the template, a later change of the template counts.',
  example: {
    params: { id: exampleIds.terminal },
    data: { items: [{ name: 'sync_seconds', at: '2026-11-18T08:15:00.000Z', user }] },
  },
});

export const getTerminalTemplateSettingChanges = operation({
  ...shared,
  id: 'getTerminalTemplateSettingChanges',
  path: '/api/v1/terminals/templates/{id}/setting-changes',
  summary: 'Who last changed each setting of a template, and when',
  description: 'From the journal; a setting that it never recorded is left out.',
  example: {
    params: { id: exampleIds.terminalTemplate },
    data: { items: [{ name: 'sync_seconds', at: '2026-11-18T08:15:00.000Z', user }] },
  },
});
