import { OfflineTerminalInput } from '@kasa/contracts/terminals/terminals';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { PendingConfig } from '../components/settings/config-view.tsx';
import { KeyPhraseField } from '../components/settings/key-phrase-field.tsx';
import { SettingFields, ShiftSection } from '../components/settings/setting-sections.tsx';
import { type OwnSettings, useOwnSettings } from '../components/settings/use-own-settings.ts';
import { PointField, usePointSchema } from '../components/terminal/required-point.tsx';
import { TerminalField } from '../components/terminal/terminal-field.tsx';
import { terminalFormsMessages } from '../messages.ts';
import { issuedCodeState } from '../model/issued-code.ts';
import { keepKeyPhrase } from '../model/issued-key-phrase.ts';
import {
  type OfflineTerminalEditForm,
  offlineTerminalDefaults,
  offlineTerminalDraft,
} from '../model/offline-terminal-draft.ts';
import { pickOwnSettings } from '../model/own-settings.ts';
import { asSettingsForm } from '../model/settings-form.ts';
import type { TerminalEditForm } from '../model/terminal-draft.ts';
import { terminalQueryIds } from '../queries.ts';

/** `/offline` and `/terminal_config`: creates an offline terminal. */
export function OfflineTerminalScreen() {
  const text = useText(terminalFormsMessages);
  return (
    <PermissionGate
      permission="add_terminal"
      title={text('offline.title')}
      back={{ label: text('back'), href: paths.terminals() }}
    >
      <OfflineTerminalForm />
    </PermissionGate>
  );
}

function OfflineTerminalForm() {
  const text = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const user = useSession()?.user.id ?? '';
  const sentPhrase = useRef('');
  const { schema, pointId } = usePointSchema(OfflineTerminalInput);
  const form: OfflineTerminalEditForm = useCreateForm('createOfflineTerminal', {
    schema,
    defaults: { ...offlineTerminalDraft, point_id: pointId },
    toBody: (input) => {
      sentPhrase.current = input.secret_key_phrase;
      return { ...input, settings: pickOwnSettings(input.settings, settings.own()) };
    },
    isMoreUnsaved: () => settings.hasReset(),
    refreshes: terminalQueryIds,
    success: text('toast.created'),
    isQuiet: false,
    onSaved: ({ terminal, activation_code: code, activation_expires_at: expiresAt }) => {
      keepKeyPhrase({ terminalId: terminal.id, user, phrase: sentPhrase.current });
      void navigate(paths.terminalSuccess({ id: terminal.id }), {
        ...issuedCodeState({ code, expiresAt }, user),
        ...afterCreationNavigation,
      });
    },
  });
  // The hook uses no field that only an existing terminal's form has.
  const settings: OwnSettings = useOwnSettings(form as unknown as TerminalEditForm, offlineTerminalDefaults);
  const section = { form: asSettingsForm(form), stateOf: settings.stateOf };
  return (
    <FormPage
      form={form}
      isNew
      title={text('offline.title')}
      description={text('offline.text')}
      cancelHref={paths.terminals()}
    >
      <FormSection title={text('create.place')} description={text('offline.generalText')}>
        <TerminalField form={form} name="name" />
        <PointField form={form} nowhere={text('create.noPoint')} />
        <TerminalField
          form={form}
          name="template_id"
          hint={text('edit.templateHint')}
          placeholder={text('edit.noTemplate')}
        />
        <FormWide>
          <KeyPhraseField form={form} />
        </FormWide>
      </FormSection>
      <FormSection title={text('offline.limits')} description={text('offline.limitsText')}>
        <SettingFields {...section} names={['max_offline_amount', 'sync_seconds', 'card_waiting_seconds']} />
      </FormSection>
      <ShiftSection {...section} receiptOf={{ number: undefined }} />
      <FormSection title={text('offline.config')} description={text('offline.configText')}>
        <FormWide>
          <PendingConfig form={form} inherited={settings.inherited} />
        </FormWide>
      </FormSection>
    </FormPage>
  );
}
