import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of the acquirer's side of disputes about terminals. */

const open = { domain: 'mock', session: false } as const;

export const MockTerminalDispute = z
  .strictObject({
    id: Id,
    number: z.string(),
    merchant_id: Id.describe('Who claims the terminal'),
    reason: z.string(),
    is_proven: z.boolean().describe('Whether the activation code was the device’s'),
    opened_at: Instant,
    decision: z.enum(['claimant', 'holder']).nullable().describe('Whose it is; null: not decided yet'),
  })
  .meta({ id: 'MockTerminalDispute' });

const example = {
  id: exampleIds.terminalDispute,
  number: 'S1110102',
  merchant_id: exampleIds.merchant,
  reason: 'Термінал куплено разом із кіоском',
  is_proven: false,
  opened_at: '2026-11-20T09:00:00.000Z',
  decision: null,
};

export const listMockTerminalDisputes = operation({
  ...open,
  id: 'listMockTerminalDisputes',
  method: 'GET',
  path: '/__mock/terminal-disputes',
  summary: 'What merchants have told the acquirer by `disputeTerminal`, the newest first',
  description: 'They are decided by `decideMockTerminalDispute`.',
  data: z.strictObject({ items: z.array(MockTerminalDispute) }).meta({ id: 'MockTerminalDisputes' }),
  example: { data: { items: [example] } },
});

export const decideMockTerminalDispute = operation({
  ...open,
  id: 'decideMockTerminalDispute',
  method: 'PUT',
  path: '/__mock/terminal-disputes/{id}',
  summary: 'Decide a dispute as the acquirer would',
  description:
    'For the claimant: the terminal is released from the fleet it is in, even with cash inside, and its device can be added, for the time that `disputeTerminal` says by nobody else. A decision stays until it is withdrawn, by null: whoever has the code can add the device then; what was released stays so.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ decision: MockTerminalDispute.shape.decision }).meta({ id: 'MockDisputeDecision' }),
  data: MockTerminalDispute,
  codes: ['not_found'],
  example: {
    params: { id: example.id },
    body: { decision: 'holder' },
    data: { ...example, decision: 'holder' },
  },
});
