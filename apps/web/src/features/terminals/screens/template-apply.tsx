import { PageHeader } from '@kasa/ui/page-header';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { withRememberedState } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { BulkDialog } from '../components/bulk/bulk-dialog.tsx';
import { TemplateScreen } from '../components/template/template-screen.tsx';
import { TemplateTargetPicker } from '../components/template/template-target-picker.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { templatesMessages } from '../messages/templates/catalogue.ts';
import type { BulkRequest } from '../model/bulk.ts';
import { templateLive } from '../model/live-templates.ts';
import { terminalLive } from '../model/live-terminals.ts';
import type { TerminalTemplate } from '../model/types.ts';

/** `/terminals/templates/:id/apply`: applies a template to selected terminals, with a preview. */
export function TemplateApplyScreen() {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  const { id = '' } = useParams();
  const object = useObject('getTerminalTemplate', id);
  const { data } = object.query;
  const title = data ? text('apply.title', { name: data.name }) : text('apply.short');
  usePageTitle(title);
  const back = { label: text('back'), href: paths.terminalTemplates() };
  return (
    <PermissionGate permission="edit_terminal" title={title} back={back} refusal={forms('edit.noRight')}>
      <TemplateScreen title={title} template={object}>
        {(template) => <Apply key={id} title={title} template={template} back={back} />}
      </TemplateScreen>
    </PermissionGate>
  );
}

function Apply({
  title,
  template,
  back,
}: {
  title: string;
  template: TerminalTemplate;
  back: { label: string; href: string };
}) {
  const text = useText(templatesMessages);
  const common = useText(commonMessages);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [request, setRequest] = useState<BulkRequest | null>(null);
  useLive(templateLive);
  useLive(terminalLive);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={text('apply.text')}
        back={withRememberedState(back)}
        status={<LiveStatus />}
        moreLabel={common('action.more')}
      />
      <TemplateTargetPicker
        templateId={template.id}
        chosen={chosen}
        onChange={setChosen}
        onPreview={() => setRequest({ kind: 'apply_template', target: { terminal_ids: [...chosen] } })}
      />
      {request ? (
        <BulkDialog
          request={request}
          template={template.id}
          onClose={() => setRequest(null)}
          onStarted={() => setRequest(null)}
        />
      ) : null}
    </>
  );
}
