export { companyHandlers as companiesHandlers } from './company-handlers.ts';
