import { FileSliders } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { type CreateAction, CreateButton } from '#shared/table/create-button.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
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
import { useTemplates } from '../queries.ts';

/** `/terminals/templates`: settings that several terminals share. */
export function TemplatesScreen() {
  const text = useText(templatesMessages);
  const format = useFormat();
  const list = useListState(templateListSpec);
  const query = useTemplates(list.query);
  const filters = useTemplateFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('terminal-templates');
  const [toDelete, setToDelete] = useState<TerminalTemplate | null>(null);
  const actions = useTemplateActions(setToDelete);
  const columns = templateColumns(text, format);
  useLive(templateLive);
  // For others a row unfolds: the form would only refuse them.
  const canEdit = usePermissions().reasonAgainst('edit_terminal') === undefined;
  const create: CreateAction = {
    label: text('list.create'),
    href: paths.terminalTemplateCreate(),
    permission: 'edit_terminal',
  };
  return (
    <>
      <ListHeader
        title={text('list.title')}
        back={{ label: text('backToTerminals'), href: paths.terminals() }}
        page={query.data}
        total={(count) => text('list.total', { count })}
        totalCapped={(total) => text('list.totalCapped', { total })}
        create={create}
        status={<LiveStatus />}
      />
      <ListFilterBar
        list={list}
        search={{ name: 'q', label: text('list.search'), placeholder: text('list.searchPlaceholder') }}
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={TEMPLATE_SORT}
      />
      <ListTable<TerminalTemplate>
        label={text('list.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={TEMPLATE_SORT}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowLines={2}
        rowActions={actions}
        renderExpanded={(template) => <TemplateFacts template={template} />}
        rowHref={canEdit ? ({ id }) => paths.terminalTemplateEdit({ id }) : undefined}
        emptyIcon={FileSliders}
        emptyText={text('list.empty')}
        emptyActions={<CreateButton {...create} />}
      />
      {toDelete ? <DeleteTemplateDialog template={toDelete} onClose={() => setToDelete(null)} /> : null}
    </>
  );
}
