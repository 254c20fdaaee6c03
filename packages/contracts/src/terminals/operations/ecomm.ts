import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { SECRET_OVERLAP_HOURS } from '../../shared/secret-overlap.ts';
import {
  EcommTerminalInput,
  EcommTerminalPage,
  EcommTerminalQuery,
  EcommTerminalStatusInput,
  EcommTerminalSummary,
  EcommTerminalWithPhrase,
  ReplaceKeyPhraseInput,
} from '../ecomm-terminals.ts';
import { resolveSettings } from '../resolve-settings.ts';
import { Terminal } from '../terminals.ts';
import { examplePoint, exampleTerminal, exampleVersionAndTimestamps } from './examples.ts';

const path = '/api/v1/terminals/ecomm-terminals';
const permission = 'ecomm_manage';
const params = z.strictObject({ id: Id });
const assumed = 'How an e-commerce terminal is made and kept: the specification names the screens (spec §2).';

const own = {
  merchant_commission_bp: 190,
  max_amount: 5_000_000,
  callback_endpoint: 'https://receiver.kasa.test/orders',
  callback_signature_template: '{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}',
};
const { settings, sources: setting_sources } = resolveSettings('ecomm', own, null);

const example: z.input<typeof Terminal> = {
  ...exampleTerminal,
  ...{ number: 'S1700001', ptks_id: 'PT-1700001', serial: 'VPOS-1700001', model: 'Віртуальний POS' },
  ...{ name: 'Каса сайту', kind: 'ecomm', website: 'https://shop.example.com', settings, setting_sources },
  ...{ connectivity: 'offline', last_online_at: null, last_started_at: null, settings_taken_at: null },
};

const changed = { ...example, version: 2, updated_at: '2026-11-20T09:00:00.000Z' };

export const listEcommTerminals = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: EcommTerminalSummary,
  page: EcommTerminalPage,
  example: {
    id: exampleIds.ecommTerminal,
    ...{ number: 'S1100353', name: 'Гуртові замовлення 2', status: 'active', blocked_by: null },
    ...{ activated_at: '2026-01-14T09:30:00.000Z', test_mode: false, point: examplePoint },
    website: 'https://opt.zatyshok.example.com',
    ...{ client_commission_bp: 0, merchant_commission_bp: 190, callback_host: 'receiver.kasa.test' },
    ...exampleVersionAndTimestamps,
  },
}).list('listEcommTerminals', {
  summary: 'E-commerce terminals of the merchant',
  description:
    'Those of `listTerminals` whose kind is `ecomm`, with what matters of a web shop; `exportTerminals` with that kind is their file.',
  query: EcommTerminalQuery,
  codes: ['not_found'],
  example: { page: 1, status: ['active', 'blocked'], sort: 'name' },
});

export const createEcommTerminal = operation({
  id: 'createEcommTerminal',
  holdsSecrets: true,
  method: 'POST',
  path,
  summary: 'Make an e-commerce terminal',
  description:
    'It gets the next free number, is active at once, as a web shop has no device to activate, and signs its requests with the secret key phrase of this answer, which is never told again. A merchant may make 1000 of them: all merchants share the numbers. It is changed by `updateTerminal`.',
  permission,
  body: EcommTerminalInput,
  data: EcommTerminalWithPhrase,
  keyScope: 'user',
  codes: ['not_found', 'ecomm_terminals_full'],
  assumed,
  example: {
    body: {
      name: 'Каса сайту',
      website: 'https://shop.example.com',
      point_id: exampleIds.point,
      settings: own,
    },
    data: { terminal: example, secret_key_phrase: 'k7w2mq-x9hd4r-pt3vze-bn8gsa' },
  },
});

export const setEcommTerminalStatus = operation({
  id: 'setEcommTerminalStatus',
  holdsSecrets: true,
  method: 'PUT',
  path: `${path}/{id}/status`,
  summary: 'Turn an e-commerce terminal on or off',
  description:
    'Off is blocked by the merchant: it takes no payments. One that has never been active is activated by turning it on. What the acquirer has blocked stays so.',
  permission,
  params,
  body: EcommTerminalStatusInput,
  data: Terminal,
  codes: ['not_found', 'conflict', 'terminal_blocked', 'terminal_released'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.ecommTerminalToSwitch },
    body: { status: 'blocked', version: 1 },
    data: {
      ...changed,
      id: exampleIds.ecommTerminalToSwitch,
      ...{ status: 'blocked', blocked_by: 'merchant' },
    },
  },
});

export const replaceKeyPhrase = operation({
  id: 'replaceKeyPhrase',
  holdsSecrets: true,
  method: 'POST',
  path: `${path}/{id}/key-phrase`,
  summary: 'Give an e-commerce terminal a new secret key phrase',
  description: `Tells it in this answer and never again. The one before counts for ${SECRET_OVERLAP_HOURS} hours more, see \`previous_key_phrase_until\`, or until \`endKeyPhraseOverlap\`; one that still counted from a replacement before counts no more.`,
  permission,
  params,
  body: ReplaceKeyPhraseInput,
  data: EcommTerminalWithPhrase,
  keyScope: 'user',
  codes: ['not_found', 'terminal_released'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.ecommTerminalForPhrase },
    body: { version: 1 },
    data: {
      terminal: {
        ...changed,
        id: exampleIds.ecommTerminalForPhrase,
        previous_key_phrase_until: '2026-11-21T09:00:00.000Z',
      },
      secret_key_phrase: 'z4rk8n-w6tq2h-m9xd3c-vj7pfy',
    },
  },
});

export const endKeyPhraseOverlap = operation({
  id: 'endKeyPhraseOverlap',
  holdsSecrets: true,
  method: 'POST',
  path: `${path}/{id}/key-phrase/end-overlap`,
  summary: 'End the time in which the key phrase before still counts',
  description: 'From now on only the present one does. Where none before it counts, nothing changes.',
  permission,
  params,
  body: ReplaceKeyPhraseInput,
  data: Terminal,
  codes: ['not_found', 'terminal_released', 'conflict'],
  failureDetails: { conflict: { current_version: 2 } },
  assumed,
  example: {
    params: { id: exampleIds.ecommTerminalWithOverlap },
    body: { version: 1 },
    data: { ...changed, id: exampleIds.ecommTerminalWithOverlap },
  },
});
