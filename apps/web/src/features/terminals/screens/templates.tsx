import { FileSliders } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { DeleteTemplateDialog } from '../components/template/delete-template-dialog.tsx';
import { templateColumns } from '../components/template/template-columns.tsx';
import { TemplateFacts } from '../components/template/template-facts.tsx';
import { useTemplateFilters } from '../components/template/template-filters.ts';
import { useTemplateActions } from '../components/template/use-template-actions.ts';
import { templatesMessages } from '../messages/templates/catalogue.ts';
import { templateLive } from '../model/live-templates.ts';
import { TEMPLATE_SORT, templateListSpec } from '../model/template-list-spec.ts';
import type { TerminalTemplate } from '../model/types.ts';

/** `/terminals/templates`: the list of templates. */
export function TemplatesScreen() {
  const text = useText(templatesMessages);
  const format = useFormat();
  const list = useListState(templateListSpec);
  const [toDelete, setToDelete] = useState<TerminalTemplate | null>(null);
  useLive(templateLive);
  // Without the permission the row expands instead of opening the form.
  const canEdit = usePermissions().writeDenialReason('edit_terminal') === undefined;
  return (
    <>
      <ListScreen
        id="terminal-templates"
        words={listWords(text, 'list')}
        list={list}
        query={useList('listTerminalTemplates', list.query)}
        search="q"
        filters={useTemplateFilters(list)}
        columns={templateColumns(text, format)}
        defaultSort={TEMPLATE_SORT}
        create={{
          label: text('list.create'),
          href: paths.terminalTemplateCreate(),
          permission: 'edit_terminal',
        }}
        back={{ label: text('backToTerminals'), href: paths.terminals() }}
        status={<LiveStatus />}
        rowLabel={({ name }) => name}
        rowLines={2}
        rowActions={useTemplateActions(setToDelete)}
        renderExpanded={(template) => <TemplateFacts template={template} />}
        rowHref={canEdit ? ({ id }) => paths.terminalTemplateEdit({ id }) : undefined}
        emptyIcon={FileSliders}
      />
      {toDelete ? <DeleteTemplateDialog template={toDelete} onClose={() => setToDelete(null)} /> : null}
    </>
  );
}
