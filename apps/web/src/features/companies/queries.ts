import type { QueryId } from '#shared/query/operations.ts';

/** What a change of a company touches. */
export const companyQueryIds = [
  'listCompanies',
  'getCompany',
  'getCompanyGroup',
] as const satisfies readonly QueryId[];
