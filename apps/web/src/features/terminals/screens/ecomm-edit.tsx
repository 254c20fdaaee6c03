import { FormSection, FormWide } from '@kasa/ui/form-section';
import { Skeleton } from '@kasa/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
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
import { EcommFacts, NewEcommTerminal } from '../components/ecomm/ecomm-facts.tsx';
import { EcommReadOnly } from '../components/ecomm/ecomm-read-only.tsx';
import { EcommLimitsSection } from '../components/ecomm/ecomm-sections.tsx';
import { KeyPhraseSection } from '../components/ecomm/key-phrase-section.tsx';
import { useEcommActions } from '../components/ecomm/use-ecomm-actions.tsx';
import { CallbackSection } from '../components/settings/setting-sections.tsx';
import { type OwnSettings, useOwnSettings } from '../components/settings/use-own-settings.ts';
import { PointField, usePointSchema } from '../components/terminal/required-point.tsx';
import { TerminalField } from '../components/terminal/terminal-field.tsx';
import { type TerminalFormProps, UnlessReleased } from '../components/terminal/unless-released.tsx';
import { ecommMessages, terminalFormsMessages } from '../messages.ts';
import { ecommLive } from '../model/live-ecomm.ts';
import { pickOwnSettings } from '../model/own-settings.ts';
import { asSettingsForm } from '../model/settings-form.ts';
import { TerminalForm, terminalDraft } from '../model/terminal-draft.ts';
import { terminalQueryIds } from '../queries.ts';

/** `/edit/ecomm_terminal/:id`: a terminal of a web shop, with what matters of one. */
export function EcommEditScreen() {
  const text = useText(ecommMessages);
  const forms = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const terminal = useObject('getTerminal', id);
  const { data } = terminal.query;
  const isOther = data !== undefined && data.kind !== 'ecomm';
  const title = data && !isOther ? forms('edit.title', { name: data.name }) : text('edit.short');
  useLive(ecommLive);
  const back = { label: text('edit.back'), href: paths.ecommTerminals() };
  return (
    <PermissionGate permission="ecomm_manage" title={title} back={back}>
      <ObjectScreen
        title={title}
        back={back}
        icon={Globe}
        object={{ ...terminal, isNotFound: terminal.isNotFound || isOther }}
        lost={{ title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }}
        skeleton={<Skeleton height="720px" />}
      >
        {(latest, { refetch }) => (
          <UnlessReleased terminal={latest}>
            <EcommEditor key={id} title={title} latest={latest} refetch={refetch} />
          </UnlessReleased>
        )}
      </ObjectScreen>
    </PermissionGate>
  );
}

/** The form; of a terminal with a template, whose secrets come with it, only for who may edit templates. */
function EcommEditor(props: TerminalFormProps) {
  const { title, latest } = props;
  const missing = usePermissions().readDenialReason('edit_terminal');
  const reason = latest.template === null ? undefined : missing;
  const [hasOpened] = useState(reason === undefined);
  // A form that is open stays, with what was typed.
  if (reason === undefined || hasOpened) return <EcommEditForm {...props} />;
  return <EcommReadOnly title={title} terminal={latest} reason={reason} />;
}

function EcommEditForm({ title, latest, refetch }: TerminalFormProps) {
  const text = useText(ecommMessages);
  const forms = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { dialog, commands, askForPhrase } = useEcommActions();
  const { form, fresh } = useUpdateForm('updateTerminal', {
    schema: usePointSchema(TerminalForm).schema,
    latest,
    refetch: async () => {
      await refetchOperations(queryClient, ['getTerminalTemplate']);
      return refetch();
    },
    toFormValues: terminalDraft,
    // The phrase has an operation of its own.
    toBody: ({ secret_key_phrase: _, ...input }) => ({
      ...input,
      settings: pickOwnSettings(input.settings, settings.own()),
    }),
    isMoreUnsaved: () => settings.hasReset(),
    hasDerivedDataChanged: (read, base) => JSON.stringify(read.settings) !== JSON.stringify(base.settings),
    // Turning it on or off, or another phrase, changes nothing that is typed here.
    isSameInForm: (read, base) => JSON.stringify(terminalDraft(read)) === JSON.stringify(terminalDraft(base)),
    refreshes: terminalQueryIds,
    success: forms('toast.changed'),
    successHref: ({ id }) => paths.ecommTerminalEdit({ id }),
    // A version conflict is shown above the fields.
    isQuiet: (error) => error.kind === 'server' && error.codeName === 'conflict',
    onSaved: () => void navigate(rememberedListHref(paths.ecommTerminals())),
  });
  const settings: OwnSettings = useOwnSettings(form, fresh.base);
  const section = { form: asSettingsForm(form), stateOf: settings.stateOf };
  return (
    <>
      <FormPage
        form={form}
        title={title}
        status={<LiveConnectionStatus />}
        sectionsLabel={forms('edit.sections')}
        cancelHref={paths.ecommTerminals()}
      >
        <div className="flex flex-col gap-3 px-4 py-4 md:px-6">
          <EditConflictNotice conflict={fresh} />
          <NewEcommTerminal id={latest.id} />
          <EcommFacts terminal={latest} commands={commands(latest)} />
        </div>
        <FormSection title={text('create.general')} description={text('create.generalText')}>
          <TerminalField form={form} name="name" />
          <TerminalField form={form} name="website" placeholder="https://" />
          <PointField form={form} nowhere={text('create.noPoint')} />
          <TerminalField form={form} name="test_mode" hint={forms('edit.testModeHint')} />
        </FormSection>
        <KeyPhraseSection terminal={latest} onReplace={() => askForPhrase(latest)} />
        <EcommLimitsSection {...section} />
        <CallbackSection {...section} terminalId={latest.id} />
        <FormSection title={forms('edit.extra')} description={forms('edit.extraText')}>
          <FormWide>
            <FormTextarea form={form} name="extra_info" label={forms('edit.extraInfo')} rows={4} />
          </FormWide>
        </FormSection>
      </FormPage>
      {dialog}
    </>
  );
}
