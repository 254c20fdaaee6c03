import { OfflineTerminalInput } from '@kasa/contracts/terminals/terminals';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { offlineMessages } from '../../messages/offline/catalogue.ts';
import { issuedCodeState } from '../../model/issued-code.ts';
import {
  type OfflineTerminalEditForm,
  offlineTerminalDefaults,
  offlineTerminalDraft,
} from '../../model/offline-terminal-draft.ts';
import { pickOwnSettings } from '../../model/own-settings.ts';
import { asSettingsForm } from '../../model/settings-form.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import { untranslatedTexts } from '../../model/untranslated-texts.ts';
import { terminalQueryIds } from '../../queries.ts';
import { KeyPhraseField } from '../settings/key-phrase-field.tsx';
import { PendingConfig } from '../settings/pending-config.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { ShiftSection } from '../settings/setting-sections.tsx';
import { useOwnSettingStates } from '../settings/use-own-setting-states.ts';
import { type OwnSettings, useOwnSettings } from '../settings/use-own-settings.ts';
import { FormTemplate } from '../template/template-select.tsx';
import { FormPoint } from './point-select.tsx';

export function OfflineTerminalForm() {
  const text = useText(offlineMessages);
  const navigate = useNavigate();
  const user = useSession()?.user.id ?? '';
  const create = useCommand('createOfflineTerminal', {
    refreshes: terminalQueryIds,
    success: text('done.toast'),
  });
  const form: OfflineTerminalEditForm = useContractForm({
    schema: OfflineTerminalInput,
    defaults: offlineTerminalDraft,
    send: (input, how): Promise<DataOf<'createOfflineTerminal'>> =>
      create.run({ body: { ...input, settings: pickOwnSettings(input.settings, settings.own()) } }, how),
    isMoreUnsaved: () => settings.hasReset(),
    onSaved: ({ terminal, activation_code: code, activation_expires_at: expiresAt }) =>
      void navigate(paths.terminalSuccess({ id: terminal.id }), {
        ...issuedCodeState({ code, expiresAt }, user),
        ...afterCreationNavigation,
      }),
  });
  // The hook uses no field that only an existing terminal's form has.
  const settings: OwnSettings = useOwnSettings(form as unknown as TerminalEditForm, offlineTerminalDefaults);
  const section = { form: asSettingsForm(form), stateOf: useOwnSettingStates(settings) };
  return (
    <FormPage
      form={form}
      isNew
      title={text('title')}
      description={text('text')}
      cancelHref={paths.terminals()}
    >
      <FormSection title={text('general')} description={text('generalText')}>
        <FormText form={form} name="name" label={text('name')} autoComplete="off" />
        <FormPoint
          form={form}
          name="point_id"
          label={text('point')}
          placeholder={text('noPoint')}
          isClearable
        />
        <FormTemplate
          form={form}
          name="template_id"
          label={text('template')}
          hint={text('templateHint')}
          placeholder={text('noTemplate')}
          isClearable
        />
        <FormWide>
          <KeyPhraseField form={form} />
        </FormWide>
      </FormSection>
      <FormSection title={text('limits')} description={text('limitsText')}>
        <SettingField {...section} name="max_offline_amount" />
        <SettingField {...section} name="sync_seconds" />
        <SettingField {...section} name="card_waiting_seconds" />
      </FormSection>
      <ShiftSection {...section} receiptOf={{ number: undefined }} />
      <FormSection
        title={text('config')}
        description={text('configText', { request: untranslatedTexts.configRequest })}
      >
        <FormWide>
          <PendingConfig form={form} />
        </FormWide>
      </FormSection>
    </FormPage>
  );
}
