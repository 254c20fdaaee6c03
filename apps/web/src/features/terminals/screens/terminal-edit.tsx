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
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { IssuedConfigSection } from '../components/settings/config-view.tsx';
import {
  AcquiringSection,
  CallbackSection,
  DeviceSection,
  ShiftSection,
  TimingsSection,
} from '../components/settings/setting-sections.tsx';
import {
  GeneralSection,
  SettingsFetchStatus,
  VehicleSection,
} from '../components/settings/terminal-sections.tsx';
import { type OwnSettings, useOwnSettings } from '../components/settings/use-own-settings.ts';
import { TemplateFieldActions } from '../components/template/template-field-actions.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { terminalLive } from '../model/live-terminals.ts';
import { pickOwnSettings } from '../model/own-settings.ts';
import { asSettingsForm } from '../model/settings-form.ts';
import { TerminalForm, terminalDraft } from '../model/terminal-draft.ts';
import type { TerminalDetails } from '../model/types.ts';
import { terminalQueryIds } from '../queries.ts';

/** `/terminals/:id/edit`: a terminal with all its settings. */
export function TerminalEditScreen() {
  const text = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const terminal = useObject('getTerminal', id);
  const { data } = terminal.query;
  const title = data ? text('edit.title', { name: data.name }) : text('edit.short');
  usePageTitle(title);
  useLive(terminalLive);
  const back = { label: text('back'), href: paths.terminals() };
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
          <TerminalEditForm key={id} title={title} latest={latest} refetch={refetch} />
        )}
      </ObjectScreen>
    </PermissionGate>
  );
}

function TerminalEditForm({
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
  const { form, fresh } = useUpdateForm('updateTerminal', {
    schema: TerminalForm,
    latest,
    refetch: async () => {
      await refetchOperations(queryClient, ['getTerminalTemplate']);
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
    // A version conflict is shown above the fields.
    isQuiet: (error) => error.kind === 'server' && error.codeName === 'conflict',
    onSaved: () => void navigate(rememberedListHref(paths.terminals())),
  });
  const settings: OwnSettings = useOwnSettings(form, fresh.base);
  const section = { form: asSettingsForm(form), stateOf: settings.stateOf };
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
