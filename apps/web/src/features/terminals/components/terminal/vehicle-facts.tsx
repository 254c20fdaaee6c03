import { KeyValue } from '@kasa/ui/key-value';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { TerminalDetails } from '../../model/types.ts';

export function VehicleFacts({ vehicle }: { vehicle: TerminalDetails['vehicle'] }) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  if (!vehicle) return null;
  return (
    <KeyValue
      columns={2}
      items={[
        { id: 'plate', label: text('edit.vehiclePlate'), value: format.plate(vehicle.state_number) },
        { id: 'type', label: text('edit.transportType'), value: text(`mode.${vehicle.transport_type}`) },
      ]}
    />
  );
}
