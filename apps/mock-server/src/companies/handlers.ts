import type { companiesOperations } from '@kasa/contracts/companies/operations';
import type { Handlers } from '../http/request/handler.ts';
import { companyHandlers } from './company-handlers.ts';

/** Companies. */
export const companiesHandlers: Handlers<typeof companiesOperations> = { ...companyHandlers };
