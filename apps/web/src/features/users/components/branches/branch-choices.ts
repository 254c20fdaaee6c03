import { objectChoices } from '#shared/choices/object-choices.ts';

/** Points and depots where people can work, told apart by their addresses. */
export const branchChoices = objectChoices({
  list: 'listUserPoints',
  read: 'getUserPoint',
  useItem:
    () =>
    ({ id, name, city, address }) => ({ id, label: name, description: `${city}, ${address}` }),
});
