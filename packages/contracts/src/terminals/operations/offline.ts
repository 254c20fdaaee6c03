import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { resolveSettings } from '../resolve-settings.ts';
import { OfflineTerminal, OfflineTerminalInput } from '../terminals.ts';
import { exampleAdded } from './examples.ts';

const own = { max_offline_amount: 120_000, sync_seconds: 900, card_waiting_seconds: 45 };
const { settings, sources } = resolveSettings('offline', own, null);

export const createOfflineTerminal = operation({
  id: 'createOfflineTerminal',
  holdsSecrets: true,
  method: 'POST',
  path: '/api/v1/terminals/offline-terminals',
  summary: 'Make an offline terminal',
  description:
    'It gets the next free number and begins as added. Its activation code is told in this answer and never again; it is good for 30 days, and the terminal can be activated from the list without it. A merchant may make 1000 of them: all merchants share the numbers.',
  permission: 'add_terminal',
  body: OfflineTerminalInput,
  data: OfflineTerminal,
  keyScope: 'user',
  codes: ['not_found', 'offline_terminals_full'],
  assumed: 'What an offline terminal is made of: the specification names the screen (spec §2, §3).',
  example: {
    body: {
      name: 'Ярмаркова каса',
      point_id: exampleIds.point,
      template_id: null,
      secret_key_phrase: 'дощ стукає у вікно вранці',
      settings: own,
    },
    data: {
      terminal: {
        ...exampleAdded,
        number: 'S1800001',
        ptks_id: 'PT-1800001',
        name: 'Ярмаркова каса',
        serial: 'OFF-1800001',
        model: 'Kasa Offline',
        kind: 'offline',
        settings,
        setting_sources: sources,
      },
      activation_code: 'R4MW9KTX',
      activation_expires_at: '2026-12-20T09:00:00.000Z',
    },
  },
});
