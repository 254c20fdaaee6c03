// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const companiesOperations = {
  listCompanies: ['GET', '/api/v1/companies/companies', false],
  createCompany: ['POST', '/api/v1/companies/companies', true, 'keyed'],
  getCompany: ['GET', '/api/v1/companies/companies/{id}', false],
  updateCompany: ['PUT', '/api/v1/companies/companies/{id}', true],
  deleteCompany: ['DELETE', '/api/v1/companies/companies/{id}', false],
  getCompanyGroup: ['GET', '/api/v1/companies/companies/{id}/group', false],
} as const;
