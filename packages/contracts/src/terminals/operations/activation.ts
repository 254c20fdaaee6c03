import { z } from 'zod';
import { exampleIds, exampleSecrets } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { ActivateByCodeInput, ActivateTerminalInput, Terminal } from '../terminals.ts';
import { exampleTerminal } from './examples.ts';

const activated = {
  ...exampleTerminal,
  status: 'active' as const,
  activated_at: '2026-11-20T09:00:00.000Z',
  version: 2,
  updated_at: '2026-11-20T09:00:00.000Z',
};
const active = { terminal_already_active: { terminal: { id: exampleIds.terminal, name: 'Каса 1' } } };

export const activateTerminal = operation({
  id: 'activateTerminal',
  holdsSecrets: true,
  method: 'POST',
  path: '/api/v1/terminals/terminals/{id}/activation',
  summary: 'Activate a terminal of the list',
  description:
    'For a device that stands in the list as not activated; `terminal.changed` tells those who look at it.',
  permission: 'add_terminal',
  params: z.strictObject({ id: Id }),
  body: ActivateTerminalInput,
  data: Terminal,
  codes: [
    'not_found',
    'conflict',
    'terminal_already_active',
    'terminal_blocked',
    'terminal_blocked_by_merchant',
    'terminal_released',
  ],
  failureDetails: { conflict: { current_version: 2 }, ...active },
  example: {
    params: { id: exampleIds.terminalToActivate },
    body: { version: 1 },
    data: { ...activated, id: exampleIds.terminalToActivate, number: 'S1100105', name: 'Каса 5' },
  },
});

export const activateTerminalByCode = operation({
  id: 'activateTerminalByCode',
  holdsSecrets: true,
  method: 'POST',
  path: '/api/v1/terminals/activations',
  summary: 'Activate a terminal by the code that came with it',
  description:
    'The code belongs to the device, so the terminal must have been added before. A code is good until the day printed beside it. Wrong ones are counted by person, merchant and address.',
  permission: 'add_terminal',
  body: ActivateByCodeInput,
  data: Terminal,
  codes: [
    'activation_code_wrong',
    'activation_code_expired',
    'terminal_not_added',
    'terminal_already_active',
    'terminal_blocked',
    'terminal_blocked_by_merchant',
  ],
  failureDetails: active,
  assumed: 'What an activation code is, and how it is refused: the specification names the screen (spec §2).',
  example: {
    body: { code: exampleSecrets.activationCode },
    data: { ...activated, id: exampleIds.terminalWithCode, number: 'S1100106', name: 'Каса 6' },
  },
});
