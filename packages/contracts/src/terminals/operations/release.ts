import { z } from 'zod';
import { exampleIds, exampleSecrets } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  DISPUTE_CLAIM_DAYS,
  DisputeTerminalInput,
  ReleaseTerminalInput,
  TerminalDispute,
} from '../releases.ts';
import { resolveSettings } from '../resolve-settings.ts';
import { Terminal } from '../terminals.ts';
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
    params: { id: exampleIds.terminalToRelease },
    body: { reason, version: 1 },
    data: {
      ...exampleAdded,
      id: exampleIds.terminalToRelease,
      number: 'S1100107',
      ptks_id: 'PT-1100107',
      name: 'Каса 1',
      serial: 'A920-1100107',
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

export const disputeTerminal = operation({
  id: 'disputeTerminal',
  method: 'POST',
  path: '/api/v1/terminals/disputes',
  summary: 'Tell the acquirer that a device at hand is in another merchant’s fleet',
  description: `For whoever has the device and its code, while \`addTerminal\` answers \`terminal_unknown\`. Always answered alike: it tells neither whether the number is taken nor whether the code is right. The acquirer decides; if it is the claimant’s, it is released from the other fleet, with an entry in the journal there, and for ${DISPUTE_CLAIM_DAYS} days nobody else can add it. Ten a day for a merchant.`,
  permission: 'add_terminal',
  body: DisputeTerminalInput,
  data: TerminalDispute,
  keyScope: 'user',
  codes: ['terminal_already_added'],
  failureDetails: { terminal_already_added: { terminal: { id: exampleIds.terminal, name: 'Каса 1' } } },
  assumed: 'That a dispute is decided by the acquirer outside this API; the specification knows none.',
  example: {
    body: {
      number: 'S1110102',
      code: exampleSecrets.claimCode,
      reason: 'Термінал куплено разом із кіоском на вул. Городоцькій, 82, договір № 14 від 12.11.2026',
    },
    data: {
      id: '01a0c2f0-8a00-7000-8000-0000000000d1',
      number: 'S1110102',
      opened_at: '2026-11-20T09:00:00.000Z',
    },
  },
});
