import { objectChoices } from '#shared/choices/object-choices.ts';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { pointMessages } from '../../messages/points/catalogue.ts';

/** Companies that a point can be of. */
export const pointCompanyChoices = objectChoices({
  list: 'listPointCompanies',
  read: 'getPointCompany',
  useItem:
    () =>
    ({ id, name }) => ({ id, label: name }),
});

/** Users who are or can be the director of a point. */
export const pointDirectorChoices = objectChoices({
  list: 'listPointDirectors',
  read: 'getPointDirector',
  useItem: () => {
    const text = useText(pointMessages);
    return ({ id, name, position, phone, is_active }) => ({
      id,
      label: name,
      description: is_active ? (position ?? phone) : text('director.closed'),
    });
  },
});

export const { FormSelect: FormPointCompany } = createObjectSelect(pointCompanyChoices, () => {
  const text = useText(pointMessages);
  return { search: text('companies.search'), none: text('companies.none') };
});

export const { FormSelect: FormPointDirector } = createObjectSelect(pointDirectorChoices, () => ({
  search: useText(pointMessages)('directors.search'),
}));
