import type { SelectItem } from '@kasa/ui/select-field';
import { type ChoiceProps, ChoiceSelect, useSearchQuery } from '#shared/forms/choice-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import { useVehicleItem } from './chosen-items.ts';

/** Chooses a vehicle by number or plate. @param known the one that is chosen; left out: it is asked for */
export function VehicleSelect({ known, ...field }: ChoiceProps & { known?: SelectItem | null | undefined }) {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const [q, search] = useSearchQuery();
  const found = useOperation(
    'listTransports',
    { query: { q, perPage: 20 } },
    { isQuiet: true, keepsPrevious: true },
  );
  const asked = useVehicleItem(known === undefined ? (field.value ?? null) : null);
  const items = (found.data?.items ?? []).map((vehicle) => ({
    id: vehicle.id,
    label: `${vehicle.transport_num} · ${vehicle.name}`,
    ...(vehicle.state_number ? { description: format.plate(vehicle.state_number) } : {}),
  }));
  return (
    <ChoiceSelect
      {...field}
      items={items}
      known={known ?? asked}
      query={found}
      searchLabel={text('filter.vehicleSearch')}
      onSearch={search}
    />
  );
}
