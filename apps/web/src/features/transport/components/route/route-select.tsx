import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';

export const { Select: RouteSelect, FormSelect: FormRoute } = createObjectSelect({
  list: 'listRoutes',
  read: 'getRoute',
  useWords() {
    const text = useText(vehicleMessages);
    return {
      search: text('choice.searchRoute'),
      item: ({ id, name, from_point, to_point, city }) => ({
        id,
        label: name,
        description: `${from_point} – ${to_point} · ${city}`,
      }),
    };
  },
});
