import { EcommTerminalInput } from '@kasa/contracts/terminals/ecomm-terminals';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import { FormSection } from '@kasa/ui/form-section';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { EcommLimitsSection } from '../components/ecomm/ecomm-sections.tsx';
import { CallbackSection } from '../components/settings/setting-sections.tsx';
import {
  type InitialSettings,
  type OwnSettings,
  useOwnSettings,
} from '../components/settings/use-own-settings.ts';
import { PointField, usePointSchema } from '../components/terminal/required-point.tsx';
import { TerminalField } from '../components/terminal/terminal-field.tsx';
import { ecommMessages } from '../messages.ts';
import { keepKeyPhrase } from '../model/issued-key-phrase.ts';
import { pickOwnSettings } from '../model/own-settings.ts';
import { asSettingsForm } from '../model/settings-form.ts';
import type { TerminalEditForm } from '../model/terminal-draft.ts';
import { terminalQueryIds } from '../queries.ts';

const { settings: standard, sources } = resolveSettings('ecomm', {}, null);
const initial: InitialSettings = {
  ...{ kind: 'ecomm', template: null },
  ...{ settings: standard, setting_sources: sources },
};

/** `/create/ecomm_terminal`: makes a terminal of a web shop; its page then shows its key phrase, once. */
export function EcommCreateScreen() {
  const text = useText(ecommMessages);
  return (
    <PermissionGate
      permission="ecomm_manage"
      title={text('create.title')}
      back={{ label: text('edit.back'), href: paths.ecommTerminals() }}
    >
      <EcommCreateForm />
    </PermissionGate>
  );
}

function EcommCreateForm() {
  const text = useText(ecommMessages);
  const navigate = useNavigate();
  const user = useSession()?.user.id ?? '';
  const { schema, pointId } = usePointSchema(EcommTerminalInput);
  const form = useCreateForm('createEcommTerminal', {
    schema,
    defaults: {
      ...{ name: '', website: '', point_id: pointId },
      settings: { ...standard, callback_endpoint: '' as never },
    },
    toBody: (input) => ({ ...input, settings: pickOwnSettings(input.settings, settings.own()) }),
    isMoreUnsaved: () => settings.hasReset(),
    refreshes: terminalQueryIds,
    success: text('create.done'),
    isQuiet: false,
    onSaved: ({ terminal: { id }, secret_key_phrase: phrase }) => {
      keepKeyPhrase({ terminalId: id, user, phrase });
      void navigate(paths.ecommTerminalEdit({ id }), afterCreationNavigation);
    },
  });
  // The hook uses no field that only an existing terminal's form has.
  const settings: OwnSettings = useOwnSettings(form as unknown as TerminalEditForm, initial);
  const section = { form: asSettingsForm(form), stateOf: settings.stateOf };
  return (
    <FormPage
      form={form}
      isNew
      title={text('create.title')}
      description={text('create.text')}
      cancelHref={paths.ecommTerminals()}
    >
      <FormSection title={text('create.general')} description={text('create.generalText')}>
        <TerminalField form={form} name="name" />
        <TerminalField form={form} name="website" placeholder="https://" />
        <PointField form={form} nowhere={text('create.noPoint')} />
      </FormSection>
      <EcommLimitsSection {...section} />
      <CallbackSection {...section} terminalId={null} />
    </FormPage>
  );
}
