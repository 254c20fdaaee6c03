import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';

export const { Select: DepotSelect, FormSelect: FormDepot } = createObjectSelect({
  list: 'listDepots',
  read: 'getDepot',
  useWords() {
    const text = useText(vehicleMessages);
    return {
      search: text('choice.searchDepot'),
      none: text('choice.noDepots'),
      item: ({ id, name, city, address }) => ({ id, label: name, description: `${city}, ${address}` }),
    };
  },
});
