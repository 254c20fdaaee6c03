import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import { companyChoices } from './company-choices.ts';

export const { FormSelect: FormCompany } = createObjectSelect(companyChoices, () => {
  const text = useText(companyMessages);
  return { search: text('companies.search'), none: text('choice.none') };
});
