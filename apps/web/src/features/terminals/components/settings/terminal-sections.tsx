import { vehicleFields } from '@kasa/contracts/transport/fields';
import { FormSection } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { formatFieldValue } from '#shared/fields/format-field-value.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { FormVehicle } from '../terminal/terminal-selects.tsx';
import { ConnectivityLabel, TerminalStatusLabel } from '../terminal/terminal-status-label.tsx';

export function DeviceFacts({ terminal }: { terminal: TerminalDetails }) {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const { number, kind, model, serial, ptks_id, status } = terminal;
  const { last_online_at, last_started_at, activated_at } = terminal;
  return (
    <KeyValue
      columns={3}
      items={[
        { id: 'number', label: text('column.number'), value: number },
        { id: 'status', label: text('column.status'), value: <TerminalStatusLabel status={status} /> },
        { id: 'link', label: text('column.connectivity'), value: <ConnectivityLabel terminal={terminal} /> },
        { id: 'kind', label: text('column.kind'), value: text(`kind.${kind}`) },
        { id: 'model', label: text('column.model'), value: model },
        { id: 'serial', label: text('column.serial'), value: serial },
        { id: 'ptks', label: text('column.ptks_id'), value: ptks_id },
        { id: 'online', label: text('column.last_online_at'), value: format.dateTime(last_online_at) },
        { id: 'started', label: text('facts.lastStart'), value: format.dateTime(last_started_at) },
        { id: 'activated', label: text('column.activated_at'), value: format.dateTime(activated_at) },
      ]}
    />
  );
}

export function VehicleSection({
  form,
  terminal: { vehicle },
}: {
  form: TerminalEditForm;
  terminal: TerminalDetails;
}) {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const format = useFormat();
  return (
    <FormSection title={text('edit.transport')} description={text('edit.transportText')}>
      <FormVehicle
        form={form}
        name="vehicle_id"
        known={vehicle && { id: vehicle.id, label: vehicle.name }}
        label={text('edit.vehicle')}
        placeholder={text('edit.noVehicle')}
        isClearable
      />
      {vehicle ? (
        <KeyValue
          columns={2}
          items={[
            { id: 'plate', label: text('edit.vehiclePlate'), value: format.plate(vehicle.state_number) },
            {
              id: 'type',
              label: text('edit.transportType'),
              value: formatFieldValue(vehicleFields.mode, vehicle.transport_type, locale),
            },
          ]}
        />
      ) : null}
    </FormSection>
  );
}

/** Whether the terminal has fetched its current settings, and when; and a pending request to fetch all again. */
export function SettingsFetchStatus({
  terminal: { settings_changed_at, settings_taken_at, update_requested_at },
}: {
  terminal: TerminalDetails;
}) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  const isLater = (at: string | null) =>
    at !== null && (settings_taken_at === null || Date.parse(settings_taken_at) < Date.parse(at));
  const isAsked = isLater(update_requested_at);
  const isChanged = isLater(settings_changed_at);
  const at = format.dateTime(settings_taken_at);
  const state = () => {
    if (settings_taken_at === null) return text('edit.takenNever');
    if (isChanged) return text('edit.takenOld', { at, changed: format.dateTime(settings_changed_at) });
    return text(isAsked ? 'edit.takenNotAnew' : 'edit.taken', { at });
  };
  const asked = isAsked ? text('edit.updateAsked', { asked: format.dateTime(update_requested_at) }) : null;
  const isWaiting = settings_taken_at !== null && (isChanged || isAsked);
  return (
    <InlineNotice tone={isWaiting ? 'warning' : 'info'}>
      {[asked, state()].filter(Boolean).join(' ')}
    </InlineNotice>
  );
}
