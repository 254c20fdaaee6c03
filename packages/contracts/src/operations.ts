import { auditOperations } from './audit/operations.ts';
import { authOperations } from './auth/operations.ts';
import { transportOperations } from './transport/operations.ts';

/** Every operation of the API by its id. A new domain is one line here. */
export const operations = { ...authOperations, ...transportOperations, ...auditOperations };

export type Operations = typeof operations;
export type OperationId = keyof Operations;
