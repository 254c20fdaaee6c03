import { paths } from '../../shared/paths.ts';
import type { Feature } from '../../shared/routing/screen.ts';
import { companyMessages } from './messages/companies/catalogue.ts';

/** Companies. */
export const companiesFeatures: readonly Feature[] = [
  {
    catalogues: [companyMessages],
    screens: [
      {
        pattern: paths.companies.pattern,
        load: async () => (await import('./screens/companies.tsx')).CompaniesScreen,
      },
      {
        pattern: paths.companyCreate.pattern,
        load: async () => (await import('./screens/company-create.tsx')).CompanyCreateScreen,
      },
      {
        pattern: paths.companyEdit.pattern,
        load: async () => (await import('./screens/company-edit.tsx')).CompanyEditScreen,
      },
    ],
  },
];
