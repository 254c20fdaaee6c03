import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';

export const { Select: VehicleSelect, FormSelect: FormVehicle } = createObjectSelect({
  list: 'listTransports',
  read: 'getTransport',
  useWords() {
    const text = useText(terminalsMessages);
    const format = useFormat();
    return {
      search: text('filter.vehicleSearch'),
      item: ({ id, transport_num, name, state_number }) => ({
        id,
        label: `${transport_num} · ${name}`,
        ...(state_number ? { description: format.plate(state_number) } : {}),
      }),
    };
  },
});
