// Made from openapi.json by `pnpm gen`; never edit.

import { auditOperations } from './operations/audit.ts';
import { authOperations } from './operations/auth.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { companiesOperations } from './operations/companies.ts';
import { dashboardOperations } from './operations/dashboard.ts';
import { eventsOperations } from './operations/events.ts';
import { loyaltyOperations } from './operations/loyalty.ts';
import { pointsOperations } from './operations/points.ts';
import { terminalsOperations } from './operations/terminals.ts';
import { transactionsOperations } from './operations/transactions.ts';
import { transportOperations } from './operations/transport.ts';
import { usersOperations } from './operations/users.ts';

/** Those of all domains. */
export const operationTable = {
  ...authOperations,
  ...dashboardOperations,
  ...terminalsOperations,
  ...transactionsOperations,
  ...transportOperations,
  ...companiesOperations,
  ...pointsOperations,
  ...catalogueOperations,
  ...loyaltyOperations,
  ...usersOperations,
  ...auditOperations,
  ...eventsOperations,
} as const;
