import { Checkbox } from '@kasa/ui/checkbox';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { Skeleton } from '@kasa/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { refetchOperations } from '#shared/live/live-cache.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { withMade } from '#shared/table/lit-rows.ts';
import { IssuedConfigSection } from '../components/settings/config-view.tsx';
import { FormKeyPhrase } from '../components/settings/key-phrase-field.tsx';
import {
  AcquiringSection,
  CallbackSection,
  DeviceSection,
  ShiftSection,
  TimingsSection,
} from '../components/settings/setting-sections.tsx';
import {
  DeviceFacts,
  SettingsFetchStatus,
  TemplateFieldActions,
  TerminalSettingPicker,
  VehicleSection,
} from '../components/settings/terminal-sections.tsx';
import { type OwnSettings, useOwnSettings } from '../components/settings/use-own-settings.ts';
import { useSettingChanges } from '../components/settings/use-setting-changes.ts';
import { PointField, usePointSchema } from '../components/terminal/required-point.tsx';
import { TerminalField } from '../components/terminal/terminal-field.tsx';
import { type TerminalFormProps, UnlessReleased } from '../components/terminal/unless-released.tsx';
import { terminalFormsMessages } from '../messages.ts';
import { terminalLive } from '../model/live-terminals.ts';
import { pickOwnSettings } from '../model/own-settings.ts';
import { asSettingsForm } from '../model/settings-form.ts';
import { TerminalForm, terminalDraft } from '../model/terminal-draft.ts';
import { terminalQueryIds } from '../queries.ts';

/** `/terminals/:id/edit`: a terminal with all its settings. */
export function TerminalEditScreen() {
  const text = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const terminal = useObject('getTerminal', id);
  const { data } = terminal.query;
  const title = data ? text('edit.title', { name: data.name }) : text('edit.short');
  useLive(terminalLive);
  const { can } = usePermissions();
  // Who may only look goes on to what they may look at.
  const back = { label: text('back'), href: paths.terminals(can('edit_terminal') ? {} : { open: id }) };
  return (
    <PermissionGate permission="edit_terminal" title={title} back={back} refusal={text('edit.noRight')}>
      <ObjectScreen
        title={title}
        back={back}
        icon={Smartphone}
        object={terminal}
        lost={{ title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }}
        skeleton={<Skeleton height="720px" />}
      >
        {(latest, { refetch }) => (
          <UnlessReleased terminal={latest}>
            <TerminalEditForm key={id} title={title} latest={latest} refetch={refetch} />
          </UnlessReleased>
        )}
      </ObjectScreen>
    </PermissionGate>
  );
}

function TerminalEditForm({ title, latest, refetch }: TerminalFormProps) {
  const text = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [removesPhrase, setRemovesPhrase] = useState(false);
  const { form, fresh } = useUpdateForm('updateTerminal', {
    schema: usePointSchema(TerminalForm).schema,
    latest,
    refetch: async () => {
      await refetchOperations(queryClient, ['getTerminalTemplate', 'getTerminalSettingChanges']);
      return refetch();
    },
    toFormValues: terminalDraft,
    toBody: ({ secret_key_phrase: phrase, ...input }) => ({
      ...input,
      // An empty field keeps the phrase.
      ...(removesPhrase ? { secret_key_phrase: null } : phrase ? { secret_key_phrase: phrase } : {}),
      settings: pickOwnSettings(input.settings, settings.own()),
    }),
    isMoreUnsaved: () => removesPhrase || settings.hasReset(),
    hasDerivedDataChanged: (read, base) => JSON.stringify(read.settings) !== JSON.stringify(base.settings),
    refreshes: terminalQueryIds,
    success: text('toast.changed'),
    successHref: ({ id }) => paths.terminals({ open: id }),
    // A version conflict is shown above the fields.
    isQuiet: (error) => error.kind === 'server' && error.codeName === 'conflict',
    onSaved: ({ id }) => void navigate(rememberedListHref(paths.terminals()), { state: withMade(id) }),
  });
  const hasPhrase = latest.has_secret_key_phrase;
  const settings: OwnSettings = useOwnSettings(
    form,
    fresh.base,
    useSettingChanges('getTerminalSettingChanges', latest.id),
  );
  const section = { form: asSettingsForm(form), stateOf: settings.stateOf };
  return (
    <FormPage
      form={form}
      title={title}
      status={<LiveConnectionStatus />}
      sectionsLabel={text('edit.sections')}
      cancelHref={paths.terminals()}
    >
      <div className="flex flex-col gap-3 px-4 py-4 md:px-6">
        <EditConflictNotice conflict={fresh} />
        <SettingsFetchStatus terminal={latest} />
      </div>
      <FormSection title={text('edit.general')} description={text('edit.generalText')}>
        <FormWide>
          <DeviceFacts terminal={latest} />
        </FormWide>
        <TerminalField form={form} name="name" />
        <PointField form={form} nowhere={text('create.noPoint')} />
        <div className="flex min-w-0 flex-col gap-1">
          <TerminalField
            form={form}
            name="template_id"
            placeholder={text('edit.noTemplate')}
            hint={text('edit.templateHint')}
          />
          <TemplateFieldActions form={form} terminal={latest} settings={settings} />
        </div>
        <TerminalField form={form} name="website" />
        <TerminalField form={form} name="test_mode" hint={text('edit.testModeHint')} />
        <div className="flex flex-col gap-1">
          <FormKeyPhrase
            form={form}
            name="secret_key_phrase"
            hint={text(hasPhrase ? 'edit.phraseKept' : 'edit.phraseNew')}
            isDisabled={removesPhrase}
          />
          {hasPhrase ? (
            <Checkbox label={text('edit.phraseRemove')} value={removesPhrase} onChange={setRemovesPhrase} />
          ) : null}
        </div>
        <FormWide>
          <TerminalSettingPicker form={form} settings={settings} />
        </FormWide>
      </FormSection>
      <AcquiringSection {...section} />
      <ShiftSection {...section} receiptOf={latest} />
      <TimingsSection {...section} />
      <CallbackSection {...section} terminalId={latest.id} />
      {latest.kind === 'transport' ? <VehicleSection form={form} terminal={latest} /> : null}
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
