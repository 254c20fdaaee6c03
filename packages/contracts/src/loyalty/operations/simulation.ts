import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { exampleSimulation, SimulationMessage, SimulationQuery } from '../simulation.ts';

export const simulateDiscounts = operation({
  id: 'simulateDiscounts',
  method: 'GET',
  path: '/api/v1/loyalty/simulation',
  permission: 'loyalty_manage',
  summary: 'What a draft would have cost on receipts of the past, against what is on today',
  description: [
    'Server-sent events, as of `streamEvents`: messages `progress`, and then one `result`, with which the stream ends. Closing the connection stops it. Nothing is written.',
    'The receipts are those that were paid in the period and not paid back as a whole, of a session that is limited to points at its points. Each is priced by the engine with the discounts that are on today, and again with the draft among them; the days of the draft are left aside, as the period lies before them; what is on without end counts for the whole period, and what ends by itself on its own days alone. Customers begin the period as if they were new, and spend no bonuses.',
    'A discount that is on or has ended is refused (`discount_state_wrong`). Two may run for a merchant at once in a server; one more is `rate_limited`.',
    'Sums of sales need `reports_view` as well; without `transactions_view` no single receipts are told. Whoever loses a right meanwhile is told nothing more.',
  ].join('\n\n'),
  query: SimulationQuery,
  stream: true,
  data: SimulationMessage,
  codes: ['not_found', 'discount_state_wrong'],
  assumed:
    'That discounts are tried on receipts of the past: the specification has no such look (spec §1, §2).',
  example: {
    query: {
      discount_id: exampleIds.discountToTry,
      ...{ date_from: '2026-11-01', date_to: '2026-11-19' },
    },
    data: exampleSimulation,
  },
});
