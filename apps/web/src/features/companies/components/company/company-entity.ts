import { CompanyInput } from '@kasa/contracts/companies/companies';
import { companyFields } from '@kasa/contracts/companies/fields';
import { Building2 } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import type { FormOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import { companyQueryIds } from '../../queries.ts';
import { FormCompany } from './company-select.tsx';

export type CompanyForm = FormOf<typeof CompanyInput>;

/** Companies. */
export const companyEntity = defineEntity({
  read: 'getCompany',
  create: 'createCompany',
  update: 'updateCompany',
  input: CompanyInput,
  fields: companyFields,
  references: { parent_id: FormCompany },
  name: ({ name }) => name,
  useWords() {
    const text = useText(companyMessages);
    return { words: entityWords(text, 'company'), list: text('companies.title') };
  },
  icon: Building2,
  permission: 'companies_manage',
  refreshes: companyQueryIds,
  listHref: paths.companies,
  href: ({ id }) => paths.companies({ open: id }),
  editHref: (to) => (to ? paths.companyEdit(to) : paths.companyCreate()),
});
