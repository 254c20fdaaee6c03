import { Skeleton } from '@kasa/ui/skeleton';
import { FileSliders } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { type ObjectQueryId, useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { TemplateFormPage } from '../components/template/template-form-page.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { templatesMessages } from '../messages/templates/catalogue.ts';
import {
  copyTemplate,
  type TemplateDraft,
  TemplateForm,
  templateDraft,
  templateFromTerminal,
  templateInput,
} from '../model/template-draft.ts';
import { terminalQueryIds } from '../queries.ts';

const nothing = templateDraft({ name: '', description: null, settings: {} });

/**
 * `/terminals/templates/create`: an empty template, or a copy of a terminal's settings (`?from=`) or a template
 * (`?copy=`).
 */
export function TemplateCreateScreen() {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  const [search] = useSearchParams();
  const title = text('edit.new');
  usePageTitle(title);
  const [from, copy] = [search.get('from'), search.get('copy')];
  const back = { label: text('back'), href: paths.terminalTemplates() };
  return (
    <PermissionGate permission="edit_terminal" title={title} back={back} refusal={forms('edit.noRight')}>
      {from !== null ? (
        <FromTerminal key={from} id={from} />
      ) : copy !== null ? (
        <FromTemplate key={copy} id={copy} />
      ) : (
        <Create defaults={nothing} />
      )}
    </PermissionGate>
  );
}

function FromTerminal({ id }: { id: string }) {
  return (
    <Source object={useObject('getTerminal', id)}>
      {(terminal) => <Create defaults={templateFromTerminal(terminal)} />}
    </Source>
  );
}

function FromTemplate({ id }: { id: string }) {
  const text = useText(templatesMessages);
  return (
    <Source object={useObject('getTerminalTemplate', id)}>
      {(template) => (
        <Create defaults={copyTemplate(template, text('edit.copyOf', { name: template.name }))} />
      )}
    </Source>
  );
}

function Source<Id extends ObjectQueryId>(
  props: Pick<ComponentProps<typeof ObjectScreen<Id>>, 'object' | 'children'>,
) {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  return (
    <ObjectScreen
      {...props}
      title={text('edit.new')}
      back={{ label: text('back'), href: paths.terminalTemplates() }}
      icon={FileSliders}
      lost={{ title: forms('edit.lostTitle'), text: forms('edit.lostText'), toList: text('edit.toList') }}
      skeleton={<Skeleton height="720px" />}
    />
  );
}

function Create({ defaults }: { defaults: TemplateDraft }) {
  const text = useText(templatesMessages);
  const navigate = useNavigate();
  const form = useCreateForm('createTerminalTemplate', {
    schema: TemplateForm,
    defaults,
    toBody: templateInput,
    refreshes: terminalQueryIds,
    success: text('toast.created'),
    isQuiet: false,
    onSaved: () => void navigate(paths.terminalTemplates(), afterCreationNavigation),
  });
  return (
    <TemplateFormPage
      form={form}
      isNew
      title={text('edit.new')}
      description={text('edit.newText')}
      cancelHref={paths.terminalTemplates()}
    />
  );
}
