import { objectChoices } from '#shared/choices/object-choices.ts';

export const companyChoices = objectChoices({
  list: 'listCompanies',
  read: 'getCompany',
  useItem:
    () =>
    ({ id, name, tax_number }) => ({ id, label: name, description: tax_number }),
});
