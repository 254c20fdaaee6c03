import { terminalFields } from '@kasa/contracts/terminals/fields';
import { vehicleFields } from '@kasa/contracts/transport/fields';
import { Button } from '@kasa/ui/button';
import { FormSection } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { Copy, Undo2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { formatFieldValue } from '#shared/fields/format-field-value.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { FormVehicle } from '../terminal/terminal-selects.tsx';
import { ConnectivityLabel, TerminalStatusLabel } from '../terminal/terminal-status-label.tsx';
import { SettingPicker } from './setting-picker.tsx';
import type { OwnSettings } from './use-own-settings.ts';

export function DeviceFacts({ terminal }: { terminal: TerminalDetails }) {
  const { fact } = useFields(terminalFields);
  return (
    <KeyValue
      columns={3}
      items={[
        fact(terminal, 'number'),
        fact(terminal, 'status', <TerminalStatusLabel status={terminal.status} />),
        fact(terminal, 'connectivity', <ConnectivityLabel terminal={terminal} />),
        fact(terminal, 'kind'),
        fact(terminal, 'model'),
        fact(terminal, 'serial'),
        fact(terminal, 'ptks_id'),
        fact(terminal, 'last_online_at'),
        fact(terminal, 'last_started_at'),
        fact(terminal, 'activated_at'),
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
  const readsVehicles = usePermissions().can('own_shift_view');
  const locale = useLocale();
  const format = useFormat();
  // The server tells no vehicle either, and keeps the one that there is.
  if (!readsVehicles) return null;
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

/** Below the template field: reset all to the template, and create a template from the terminal. */
export function TemplateFieldActions({
  form,
  terminal: { id, setting_sources },
  settings,
}: {
  form: TerminalEditForm;
  terminal: TerminalDetails;
  settings: OwnSettings;
}) {
  const text = useText(terminalFormsMessages);
  // Re-renders when any setting changes its source.
  useWatch({ control: form.hook.control, name: 'settings' });
  const overTemplate = [...settings.own()].filter(settings.isSetByTemplate);
  const hasOwn = Object.values(setting_sources).some((source) => source !== 'standard');
  return (
    <div className="-ml-3 flex flex-wrap">
      {overTemplate.length > 0 ? (
        <Button size="sm" variant="ghost" icon={<Undo2 />} onPress={() => settings.reset(overTemplate)}>
          {text('edit.takeAll', { count: overTemplate.length })}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        icon={<Copy />}
        href={paths.terminalTemplateCreate({ from: id })}
        disabledReason={hasOwn ? undefined : text('edit.saveAsTemplateNone')}
      >
        {text('edit.saveAsTemplate')}
      </Button>
    </div>
  );
}

/** Finds a setting of the terminal, with its value, its source and who set it. */
export function TerminalSettingPicker({ form, settings }: { form: TerminalEditForm; settings: OwnSettings }) {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  return (
    <SettingPicker
      label={text('picker.find')}
      describe={(name) => {
        const value = form.hook.getValues(`settings.${name}`);
        const shown = formatSettingValue(name, value as never, locale, { empty: text('picker.empty') });
        const state = settings.stateOf(name, value);
        return `${shown} · ${state?.defaultNote ?? state?.note}`;
      }}
    />
  );
}
