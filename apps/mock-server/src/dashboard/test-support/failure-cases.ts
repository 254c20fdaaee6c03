import { getSalesReport } from '@kasa/contracts/dashboard/operations';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';

/** How the operations of the dashboard earn their own codes. */
export const failureCases: FailureCases = {
  'getSalesReport not_found': exampleWith(getSalesReport, { query: { point_id: UNKNOWN_ID } }),
};
