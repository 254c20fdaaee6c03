import { operation } from '../../shared/operation.ts';
import { exampleLoyaltyReport, LoyaltyReport, LoyaltyReportQuery } from '../report.ts';

export const getLoyaltyReport = operation({
  id: 'getLoyaltyReport',
  method: 'GET',
  path: '/api/v1/loyalty/report',
  permission: 'loyalty_manage',
  summary: 'What discounts gave and brought, by day and by discount, and where their use is odd',
  description:
    'Of purchases that terminals committed and that were paid, by the day in Kyiv on which they were committed; of a session that is limited to points those at its points. Sums of sales need `reports_view` as well.',
  query: LoyaltyReportQuery,
  data: LoyaltyReport,
  codes: ['not_found'],
  assumed:
    'What is watched, and what is odd: the specification names discounts and bonuses alone (spec §1, §2).',
  example: {
    query: { date_from: '2026-11-18', date_to: '2026-11-19' },
    data: exampleLoyaltyReport,
  },
});
