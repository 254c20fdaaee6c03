import { KeyValue } from '@kasa/ui/key-value';
import type { FieldValues } from 'react-hook-form';
import type { ChoiceProps } from '#shared/forms/choice-select.tsx';
import { type BoundProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { VehicleSelect } from './vehicle-select.tsx';

/** Chooses the vehicle that a transport terminal is on, by number or plate. */
export function FormVehicleChoice<Values extends FieldValues>({
  form,
  name,
  present,
  ...rest
}: BoundProps<ChoiceProps, Values> & {
  /** The one that it is on now. */
  present: TerminalDetails['vehicle'];
}) {
  const { value, ...field } = useField({ form, name });
  const known = present && present.id === value ? { id: present.id, label: present.name } : null;
  return (
    <VehicleSelect {...rest} {...field} value={typeof value === 'string' ? value : null} known={known} />
  );
}

/** The vehicle that the terminal is on as it is saved: its plate and what kind of transport it is. */
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
