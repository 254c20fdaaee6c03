import { useNavigate, useSearchParams } from 'react-router-dom';
import { isConflict } from '#shared/errors/current-version.ts';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useCreateForm, useUpdateForm } from '#shared/forms/use-object-form.ts';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { type ObjectOf, type Refetch, useObject } from '#shared/query/use-object.ts';
import { openInList } from '#shared/routing/use-open-object.ts';
import { withMade } from '#shared/table/lit-rows.ts';
import { TemplateFormPage } from '../components/template/template-form-page.tsx';
import { TemplateGate, TemplateScreen, TemplateSource } from '../components/template/template-screen.tsx';
import { templatesMessages, terminalFormsMessages } from '../messages.ts';
import {
  type TemplateDraft,
  TemplateForm,
  templateDraft,
  templateFromTerminal,
  templateInput,
} from '../model/template-draft.ts';
import type { TerminalTemplate } from '../model/types.ts';
import { terminalQueryIds } from '../queries.ts';

const hrefInList = ({ id }: { id: string }) => openInList(paths.terminalTemplates(), id);
const nothing = templateDraft({ name: '', description: null, settings: {} });

/**
 * `/terminals/templates/create`: an empty template, or a copy of a terminal's settings (`?from=`) or a template
 * (`?copy=`).
 */
export function TemplateCreateScreen() {
  const text = useText(templatesMessages);
  const [search] = useSearchParams();
  const [from, copy] = [search.get('from'), search.get('copy')];
  const copied = ({ name, ...template }: ObjectOf<'getTerminalTemplate'>) =>
    templateDraft({ ...template, name: text('edit.copyOf', { name }) });
  return (
    <TemplateGate title={text('edit.new')}>
      {from !== null ? (
        <CreateFrom key={from} read="getTerminal" id={from} toDraft={templateFromTerminal} />
      ) : copy !== null ? (
        <CreateFrom key={copy} read="getTerminalTemplate" id={copy} toDraft={copied} />
      ) : (
        <Create defaults={nothing} />
      )}
    </TemplateGate>
  );
}

function CreateFrom<Read extends 'getTerminal' | 'getTerminalTemplate'>({
  read,
  id,
  toDraft,
}: {
  read: Read;
  id: string;
  toDraft: (source: ObjectOf<Read>) => TemplateDraft;
}) {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  return (
    <TemplateSource
      title={text('edit.new')}
      object={useObject(read, id)}
      lost={{ title: forms('edit.lostTitle'), text: forms('edit.lostText'), toList: text('edit.toList') }}
    >
      {(source) => <Create defaults={toDraft(source)} />}
    </TemplateSource>
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
    successHref: hrefInList,
    isQuiet: false,
    onSaved: ({ id }) =>
      void navigate(paths.terminalTemplates(), { ...afterCreationNavigation, state: withMade(id) }),
  });
  return <TemplateFormPage form={form} title={text('edit.new')} description={text('edit.newText')} />;
}

/** `/terminals/templates/:id/edit`: edits a template. */
export function TemplateEditScreen() {
  const text = useText(templatesMessages);
  return (
    <TemplateScreen title={(data) => (data ? text('edit.title', { name: data.name }) : text('edit.short'))}>
      {(latest, screen) => <Edit latest={latest} {...screen} />}
    </TemplateScreen>
  );
}

function Edit({
  title,
  latest,
  refetch,
}: {
  title: string;
  latest: TerminalTemplate;
  refetch: Refetch<TerminalTemplate>;
}) {
  const text = useText(templatesMessages);
  const navigate = useNavigate();
  const { form, fresh } = useUpdateForm('updateTerminalTemplate', {
    latest,
    refetch,
    schema: TemplateForm,
    toFormValues: templateDraft,
    toBody: templateInput,
    refreshes: terminalQueryIds,
    success: text('toast.changed'),
    successHref: hrefInList,
    // A duplicate name is shown at its field.
    isQuiet: isConflict,
    onSaved: ({ id }) =>
      void navigate(rememberedListHref(paths.terminalTemplates()), { state: withMade(id) }),
  });
  return (
    <TemplateFormPage
      form={form}
      title={title}
      description={text('edit.usedBy', { count: latest.terminals_count })}
      conflict={fresh}
    />
  );
}
