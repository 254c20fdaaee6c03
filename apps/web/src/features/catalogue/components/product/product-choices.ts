import { objectChoices } from '#shared/choices/object-choices.ts';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';

/** Groups of products. */
export const productGroupChoices = objectChoices({
  list: 'listProductGroups',
  read: 'getProductGroup',
  useItem:
    () =>
    ({ id, name }) => ({ id, label: name }),
});

export const { FormSelect: FormProductGroup } = createObjectSelect(productGroupChoices, () => {
  const text = useText(productMessages);
  return { search: text('groups.search'), none: text('groups.none') };
});
