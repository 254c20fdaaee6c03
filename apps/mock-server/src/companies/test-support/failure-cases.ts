import { companiesOperations as companies } from '@kasa/contracts/companies/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';

/** How the operations of companies earn their own codes. */
export const failureCases: FailureCases = {
  'listCompanies not_found': exampleWith(companies.listCompanies, { query: { parent_id: UNKNOWN_ID } }),
  'createCompany not_found': exampleWith(companies.createCompany, { body: { parent_id: UNKNOWN_ID } }),
  'createCompany conflict': exampleWith(companies.createCompany, { body: { tax_number: '40128704' } }),
  'deleteCompany company_in_use': exampleWith(companies.deleteCompany, { params: { id: ids.company } }),
};
