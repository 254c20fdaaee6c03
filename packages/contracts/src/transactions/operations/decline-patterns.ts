import { operation } from '../../shared/operation.ts';
import { DeclinePatterns } from '../decline-patterns.ts';

export const getDeclinePatterns = operation({
  id: 'getDeclinePatterns',
  method: 'GET',
  path: '/api/v1/transactions/decline-patterns',
  summary: 'Why cards are declined on many terminals right now',
  description:
    'Of the last minutes, by response code: what lies with a bank or with the links between banks, not with one card. The thresholds: `x-decline-patterns`.',
  permission: 'reports_view',
  data: DeclinePatterns,
  codes: [],
  assumed: 'What counts as a pattern: the specification does not know it (spec §2).',
  example: {
    data: {
      at: '2026-11-20T11:10:00.000Z',
      items: [],
    },
  },
});
