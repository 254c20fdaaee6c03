import { auditOperations } from './audit/operations.ts';
import { authOperations } from './auth/operations.ts';
import { dashboardOperations } from './dashboard/operations.ts';
import { eventsOperations } from './events/operations.ts';
import { terminalsOperations } from './terminals/operations.ts';
import { transactionsOperations } from './transactions/operations.ts';
import { transportOperations } from './transport/operations.ts';
import { usersOperations } from './users/operations.ts';

/** Every operation of the API by its id. A new domain is one line here. */
export const operations = {
  ...authOperations,
  ...dashboardOperations,
  ...terminalsOperations,
  ...transactionsOperations,
  ...transportOperations,
  ...usersOperations,
  ...auditOperations,
  ...eventsOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
