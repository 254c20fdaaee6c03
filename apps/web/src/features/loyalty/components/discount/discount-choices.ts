import { objectChoices } from '#shared/choices/object-choices.ts';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';

/** Terminals are called by their numbers, as in sentences about discounts. */
export const terminalChoices = objectChoices({
  list: 'listTerminals',
  read: 'getTerminal',
  useItem:
    () =>
    ({ id, name, number, point }) => ({
      id,
      label: number,
      description: [name, point?.name].filter(Boolean).join(' · '),
    }),
});

export const productChoices = objectChoices({
  list: 'listProducts',
  read: 'getProduct',
  useItem:
    () =>
    ({ id, name, article }) => ({ id, label: name, description: article }),
});

export const groupChoices = objectChoices({
  list: 'listProductGroups',
  read: 'getProductGroup',
  useItem:
    () =>
    ({ id, name }) => ({ id, label: name }),
});

export const { Select: TerminalSelect } = createObjectSelect(terminalChoices, () => ({
  search: useText(discountMessages)('chosen.searchTerminal'),
}));

export const { Select: ProductSelect } = createObjectSelect(productChoices, () => {
  const text = useText(discountMessages);
  return { search: text('chosen.searchProduct'), none: text('chosen.noProducts') };
});

export const { Select: GroupSelect } = createObjectSelect(groupChoices, () => {
  const text = useText(discountMessages);
  return { search: text('chosen.searchGroup'), none: text('chosen.noGroups') };
});
