import {
  createCompany,
  deleteCompany,
  getCompany,
  getCompanyGroup,
  listCompanies,
  updateCompany,
} from './operations/companies.ts';

/** Companies. */
export const companiesOperations = {
  listCompanies,
  getCompany,
  getCompanyGroup,
  createCompany,
  updateCompany,
  deleteCompany,
};
