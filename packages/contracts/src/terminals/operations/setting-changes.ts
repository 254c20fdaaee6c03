import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { SettingChanges, settingHolders } from '../settings.ts';

export const listSettingChanges = operation({
  id: 'listSettingChanges',
  method: 'GET',
  path: '/api/v1/terminals/setting-changes',
  summary: 'Who last changed each setting of a terminal or a template, and when',
  description:
    'From the journal; a setting that it never recorded is left out. Of a terminal’s settings that come from its template, a later change of the template counts.',
  permission: 'edit_terminal',
  query: z.strictObject({ object_type: z.enum(settingHolders), object_id: Id }),
  data: SettingChanges,
  codes: ['not_found'],
  example: {
    query: { object_type: 'terminal', object_id: exampleIds.terminal },
    data: {
      items: [
        {
          name: 'sync_seconds',
          at: '2026-11-18T08:15:00.000Z',
          user: { id: exampleIds.owner, full_name: 'Коваль Олена Петрівна' },
        },
      ],
    },
  },
});
