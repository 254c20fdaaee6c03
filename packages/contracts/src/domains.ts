import { auditOperations } from './audit/operations.ts';
import { authOperations } from './auth/operations.ts';
import { catalogueOperations } from './catalogue/operations.ts';
import { companiesOperations } from './companies/operations.ts';
import { dashboardOperations } from './dashboard/operations.ts';
import { eventsOperations } from './events/operations.ts';
import { loyaltyOperations } from './loyalty/operations.ts';
import { pointsOperations } from './points/operations.ts';
import type { Operation } from './shared/operation.ts';
import { terminalsOperations } from './terminals/operations.ts';
import { transactionsOperations } from './transactions/operations.ts';
import { transportOperations } from './transport/operations.ts';
import { usersOperations } from './users/operations.ts';

/** A product domain: a folder of this name in contract, server and web, and a tag of the OpenAPI document. */
interface Domain {
  readonly description: string;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** All domains, in document order. A new domain is one entry here. */
export const domains = {
  auth: {
    description: 'Registration, sign-in, session, signing secret, own account',
    operations: authOperations,
  },
  dashboard: { description: 'The merchant’s day at a glance', operations: dashboardOperations },
  terminals: {
    description: 'Payment terminals of the merchant, their settings and activation',
    operations: terminalsOperations,
  },
  transactions: {
    description: 'Payments, and the cash that they leave in terminals',
    operations: transactionsOperations,
  },
  transport: {
    description: 'Routes, vehicles (transports), drivers and shifts, depots',
    operations: transportOperations,
  },
  companies: {
    description: 'Companies of the merchant, how they are affiliated, their tax letters',
    operations: companiesOperations,
  },
  points: {
    description: 'Points of the merchant, where it sells',
    operations: pointsOperations,
  },
  catalogue: {
    description: 'Goods, services, their prices, and what they are made of',
    operations: catalogueOperations,
  },
  loyalty: {
    description: 'Discounts, and the bonuses of customers',
    operations: loyaltyOperations,
  },
  users: { description: 'People of the merchant, and what they may do', operations: usersOperations },
  audit: { description: 'Who changed what', operations: auditOperations },
  events: { description: 'What happens, as it happens', operations: eventsOperations },
} as const satisfies Readonly<Record<string, Domain>>;
