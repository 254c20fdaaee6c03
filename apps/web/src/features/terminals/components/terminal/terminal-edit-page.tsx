import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { type EditConflict, useEditConflict } from '#shared/forms/use-edit-conflict.ts';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { refetchOperations } from '#shared/live/live-cache.ts';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import type { Refetch } from '#shared/query/use-object.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { pickOwnSettings } from '../../model/own-settings.ts';
import { asSettingsForm } from '../../model/settings-form.ts';
import { TerminalForm, terminalDraft } from '../../model/terminal-draft.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';
import { GeneralSection } from '../settings/general-section.tsx';
import { IssuedConfigSection } from '../settings/issued-config-section.tsx';
import {
  AcquiringSection,
  CallbackSection,
  DeviceSection,
  ShiftSection,
  TimingsSection,
} from '../settings/setting-sections.tsx';
import { SettingsFetchStatus } from '../settings/settings-fetch-status.tsx';
import { useOwnSettingStates } from '../settings/use-own-setting-states.ts';
import { type OwnSettings, useOwnSettings } from '../settings/use-own-settings.ts';
import { TemplateFieldActions } from '../template/template-field-actions.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { FormVehicle } from './vehicle-select.tsx';

export function TerminalEditPage({
  title,
  latest,
  refetch,
}: {
  title: string;
  latest: TerminalDetails;
  refetch: Refetch<TerminalDetails>;
}) {
  const text = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [removesPhrase, setRemovesPhrase] = useState(false);
  const update = useCommand('updateTerminal', {
    refreshes: terminalQueryIds,
    success: text('toast.changed'),
    // A version conflict is shown above the fields.
    isQuiet: (error) => error.kind === 'server' && error.codeName === 'conflict',
  });
  const form = useContractForm({
    schema: TerminalForm,
    defaults: terminalDraft(latest),
    send: ({ secret_key_phrase: phrase, ...input }, how): Promise<TerminalDetails> => {
      const { id, version } = fresh.base;
      // An empty field keeps the phrase.
      const secret = removesPhrase
        ? { secret_key_phrase: null }
        : phrase
          ? { secret_key_phrase: phrase }
          : {};
      const body = {
        ...input,
        ...secret,
        settings: pickOwnSettings(input.settings, settings.own()),
        version,
      };
      return update.run({ params: { id }, body }, how);
    },
    isMoreUnsaved: () => removesPhrase || settings.hasReset(),
    onSaved: () => void navigate(rememberedListHref(paths.terminals())),
  });
  const fresh: EditConflict<TerminalDetails> = useEditConflict({
    latest,
    form,
    error: update.error,
    refetch: async () => {
      await refetchOperations(queryClient, ['getTerminalTemplate']);
      return refetch();
    },
    toFormValues: terminalDraft,
    hasDerivedDataChanged: (read, base) => JSON.stringify(read.settings) !== JSON.stringify(base.settings),
  });
  const settings: OwnSettings = useOwnSettings(form, fresh.base);
  const section = { form: asSettingsForm(form), stateOf: useOwnSettingStates(settings) };
  return (
    <FormPage
      form={form}
      title={title}
      status={<LiveStatus />}
      sectionsLabel={text('edit.sections')}
      cancelHref={paths.terminals()}
    >
      <div className="flex flex-col gap-3 px-4 py-4 md:px-6">
        <EditConflictNotice conflict={fresh} />
        <SettingsFetchStatus terminal={latest} />
      </div>
      <GeneralSection
        form={form}
        terminal={latest}
        removesPhrase={removesPhrase}
        onRemovesPhraseChange={setRemovesPhrase}
        templateActions={<TemplateFieldActions form={form} terminal={latest} settings={settings} />}
      />
      <AcquiringSection {...section} />
      <ShiftSection {...section} receiptOf={latest} />
      <TimingsSection {...section} />
      <CallbackSection {...section} terminalId={latest.id} />
      {latest.kind === 'transport' ? (
        <FormSection title={text('edit.transport')} description={text('edit.transportText')}>
          <FormVehicle
            form={form}
            name="vehicle_id"
            known={latest.vehicle && { id: latest.vehicle.id, label: latest.vehicle.name }}
            label={text('edit.vehicle')}
            placeholder={text('edit.noVehicle')}
            isClearable
          />
          <VehicleFacts vehicle={latest.vehicle} />
        </FormSection>
      ) : null}
      <DeviceSection {...section} />
      <FormSection title={text('edit.extra')} description={text('edit.extraText')}>
        <FormWide>
          <FormTextarea form={form} name="extra_info" label={text('edit.extraInfo')} rows={4} />
        </FormWide>
      </FormSection>
      <IssuedConfigSection terminal={latest} />
    </FormPage>
  );
}
