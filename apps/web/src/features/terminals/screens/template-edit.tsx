import { useNavigate } from 'react-router-dom';
import { isConflict } from '#shared/errors/current-version.ts';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { Refetch } from '#shared/query/use-object.ts';
import { TemplateFormPage } from '../components/template/template-form-page.tsx';
import { TemplateScreen } from '../components/template/template-screen.tsx';
import { templatesMessages } from '../messages/templates/catalogue.ts';
import { TemplateForm, templateDraft, templateInput } from '../model/template-draft.ts';
import type { TerminalTemplate } from '../model/types.ts';
import { terminalQueryIds } from '../queries.ts';

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
    // A duplicate name is shown at its field.
    isQuiet: isConflict,
    onSaved: () => void navigate(rememberedListHref(paths.terminalTemplates())),
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
