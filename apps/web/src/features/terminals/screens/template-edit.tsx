import { useNavigate, useParams } from 'react-router-dom';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { TemplateFormPage } from '../components/template/template-form-page.tsx';
import { TemplateScreen } from '../components/template/template-screen.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { templatesMessages } from '../messages/templates/catalogue.ts';
import { templateLive } from '../model/live-templates.ts';
import { TemplateForm, templateDraft, templateInput } from '../model/template-draft.ts';
import type { TerminalTemplate } from '../model/types.ts';
import { terminalQueryIds } from '../queries.ts';

/** `/terminals/templates/:id/edit`: edits a template. */
export function TemplateEditScreen() {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const template = useObject('getTerminalTemplate', id);
  const { data } = template.query;
  const title = data ? text('edit.title', { name: data.name }) : text('edit.short');
  usePageTitle(title);
  useLive(templateLive);
  const back = { label: text('back'), href: paths.terminalTemplates() };
  return (
    <PermissionGate permission="edit_terminal" title={title} back={back} refusal={forms('edit.noRight')}>
      <TemplateScreen title={title} template={template}>
        {(latest, { refetch }) => <Edit key={id} title={title} latest={latest} refetch={refetch} />}
      </TemplateScreen>
    </PermissionGate>
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
    // A version conflict is shown above the fields, a duplicate name at its field.
    isQuiet: (error) => error.kind === 'server' && error.codeName === 'conflict',
    onSaved: () => void navigate(rememberedListHref(paths.terminalTemplates())),
  });
  return (
    <TemplateFormPage
      form={form}
      isNew={false}
      title={title}
      description={text('edit.usedBy', { count: latest.terminals_count })}
      cancelHref={paths.terminalTemplates()}
      status={<LiveStatus />}
      notice={
        fresh.state === null ? null : (
          <div className="px-4 py-4 md:px-6">
            <EditConflictNotice conflict={fresh} />
          </div>
        )
      }
    />
  );
}
