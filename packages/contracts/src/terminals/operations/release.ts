import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { resolveSettings } from '../resolve-settings.ts';
import { ReleaseTerminalInput, Terminal } from '../terminals.ts';
import { exampleAdded } from './examples.ts';

const { settings, sources: setting_sources } = resolveSettings('acquiring', {}, null);
const reason = 'Магазин на Городоцькій закрито, термінал повернуто банку';

export const releaseTerminal = operation({
  id: 'releaseTerminal',
  holdsSecrets: true,
  method: 'POST',
  path: '/api/v1/terminals/terminals/{id}/release',
  summary: 'Give a terminal back: it leaves the fleet for good',
  description:
    'Whoever has the device and its activation code can add it from then on. The terminal stays for its payments, encashments and the journal, without place, vehicle, template, settings and key phrase; lists show it only where `status` asks for it. Not while cash is inside.',
  permission: 'release_terminal',
  params: z.strictObject({ id: Id }),
  body: ReleaseTerminalInput,
  data: Terminal,
  codes: ['not_found', 'conflict', 'terminal_released', 'terminal_holds_cash'],
  failureDetails: { conflict: { current_version: 2 }, terminal_holds_cash: { inside_amount: 125000 } },
  assumed: 'That a terminal can be given back, and by whom: the specification does not say.',
  example: {
    params: { id: exampleIds.terminalToActivate },
    body: { reason, version: 1 },
    data: {
      ...exampleAdded,
      id: exampleIds.terminalToActivate,
      number: 'S1100105',
      ptks_id: 'PT-1100105',
      name: 'Каса 5',
      serial: 'A920-1100105',
      status: 'released',
      point: null,
      release_reason: reason,
      has_secret_key_phrase: false,
      settings,
      setting_sources,
      version: 2,
      updated_at: '2026-11-20T09:00:00.000Z',
    },
  },
});
