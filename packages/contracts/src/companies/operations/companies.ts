import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { inputFromEntity } from '../../shared/input-from-entity.ts';
import { operation } from '../../shared/operation.ts';
import {
  Company,
  CompanyGroup,
  CompanyInput,
  CompanyPage,
  CompanyQuery,
  CompanyUpdate,
  exampleCompany,
} from '../companies.ts';

const permission = 'companies_manage';
const companies = entityOperations({
  path: '/api/v1/companies/companies',
  readPermission: permission,
  writePermission: permission,
  entity: Company,
  page: CompanyPage,
  example: exampleCompany,
});
const assumed =
  'Everything but name and affiliation: the specification names these two (spec §3). Who may read companies: tax numbers of people are among them.';

const none = { companies_count: 0, points_count: 0, terminals_count: 0 };
const parent = { id: exampleCompany.id, name: exampleCompany.name };
const failureDetails = {
  conflict: {
    fields: [
      {
        path: 'tax_number',
        rule: 'taken' as const,
        message: `Цей код має ваша компанія «${exampleCompany.name}»`,
      },
    ],
  },
};

export const listCompanies = companies.list('listCompanies', {
  summary: 'Companies of the merchant',
  description: 'A parent that is not the merchant’s is not found.',
  query: CompanyQuery,
  codes: ['not_found'],
  assumed,
  example: { page: 1, sort: 'name' },
});

export const getCompany = companies.get('getCompany', {
  summary: 'A company',
  description:
    'Terminals and payments know a company by its name so far: those of the company that has the merchant’s name are all of them.',
  assumed,
});

export const getCompanyGroup = operation({
  id: 'getCompanyGroup',
  method: 'GET',
  path: '/api/v1/companies/companies/{id}/group',
  summary: 'All companies of the tree that a company is part of',
  description: 'From the one that belongs to no other down, each followed by those that belong to it.',
  permission,
  codes: ['not_found'],
  params: z.strictObject({ id: Id }),
  data: CompanyGroup,
  assumed,
  example: {
    params: { id: exampleCompany.id },
    data: {
      items: [
        { ...parent, tax_number: exampleCompany.tax_number, parent_id: null, depth: 0 },
        {
          ...{ id: exampleIds.companyToEdit, name: 'ТОВ «Кав’ярня Ратуша»', tax_number: '40128704' },
          ...{ parent_id: parent.id, depth: 1 },
        },
      ],
      is_capped: false,
    },
  },
});

const created = {
  ...exampleCompany,
  ...{ name: 'ФОП Гнатюк Олена Петрівна', tax_number: '3366212326', vat_number: null },
  ...{ parent, tax_letters: exampleCompany.tax_letters.slice(0, 1) },
};

export const createCompany = companies.create('createCompany', {
  summary: 'Add a company',
  description:
    'A name or a tax number that another company of the merchant has is a conflict at its field, which says whose it is. Companies of other merchants may have the same.',
  body: CompanyInput,
  codes: ['not_found'],
  failureDetails,
  assumed,
  example: { body: inputFromEntity(CompanyInput, created), data: { ...created, ...none } },
});

const edited = {
  ...exampleCompany,
  ...{ id: exampleIds.companyToEdit, name: 'ТОВ «Кав’ярня Ратуша плюс»', tax_number: '40128704' },
  ...{ vat_number: null, parent, tax_letters: exampleCompany.tax_letters.slice(0, 1) },
};

export const updateCompany = companies.update('updateCompany', {
  summary: 'Change a company',
  description:
    'Replaces all of it. A company never belongs to itself, nor to one below it, whatever is moved at the same time. Payments keep the name that they were made with.',
  body: CompanyUpdate,
  assumed,
  example: {
    body: { ...inputFromEntity(CompanyInput, edited), version: 1 },
    data: { ...edited, ...none, version: 2 },
  },
});

export const deleteCompany = companies.remove('deleteCompany', {
  summary: 'Delete a company that nothing needs',
  description:
    'While companies belong to it, or points, terminals or payments name it, it is `company_in_use`; `details.used_by` says by what.',
  codes: ['company_in_use'],
  assumed,
  exampleId: exampleIds.companyToDelete,
});
