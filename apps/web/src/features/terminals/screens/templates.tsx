import { templateFields } from '@kasa/contracts/terminals/fields';
import { Copy, FileSliders, ListChecks, Smartphone, Trash2 } from 'lucide-react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { useDateRangeFilter } from '#shared/period/date-range-filter.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asDay, asOneOf, asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { templatesMessages } from '../messages.ts';
import { templateLive } from '../model/live-templates.ts';
import type { TerminalTemplate } from '../model/types.ts';
import { terminalQueryIds } from '../queries.ts';

const loadDrawer = async () => (await import('../components/template/template-drawer.tsx')).TemplateDrawer;
const listSpec = {
  filters: {
    q: asText,
    is_used: asOneOf('true', 'false'),
    changed_from: asDay,
    changed_to: asDay,
    created_from: asDay,
    created_to: asDay,
  },
  sorts: ['name', 'created_at'] as const,
};

/** `/terminals/templates`: the list of templates; `?open=`: one of them beside it. */
export function TemplatesScreen() {
  const text = useText(templatesMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const query = useList('listTerminalTemplates', list.query);
  const choice = useChoiceFilter(list, templateFields);
  const days = useDateRangeFilter(list);
  const { column, label } = useFields(templateFields);
  const { edit, guarded, history } = useRowActions('edit_terminal');
  const removal = useRemoval('deleteTerminalTemplate', text, {
    refreshes: terminalQueryIds,
    success: text('toast.deleted'),
  });
  useLive(templateLive);
  const drawer = useRowDrawer<TerminalTemplate>(loadDrawer, {
    rows: query.data?.items,
    actions: (template) => {
      const { id, terminals_count: count } = template;
      const [apply, copy] = [paths.terminalTemplateApply({ id }), paths.terminalTemplateCreate({ copy: id })];
      const terminals = paths.terminals({ template_id: id });
      const inUse = count > 0 ? text('action.inUse', { count }) : undefined;
      return [
        edit({ href: paths.terminalTemplateEdit({ id }) }),
        guarded({ id: 'apply', label: text('action.apply'), icon: ListChecks, href: apply }),
        { id: 'terminals', label: text('action.terminals'), icon: Smartphone, href: terminals },
        guarded({ id: 'copy', label: text('action.copy'), icon: Copy, href: copy }),
        guarded(
          {
            id: 'delete',
            label: text('action.delete'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => removal.ask(template),
          },
          inUse,
        ),
        ...history(id),
      ];
    },
  });
  return (
    <>
      <ListScreen<TerminalTemplate, 'q'>
        id="terminal-templates"
        operation="listTerminalTemplates"
        words={listWords(text, 'list')}
        list={list}
        query={query}
        search="q"
        filters={[
          choice('is_used', {
            label: text('filter.used'),
            nameOf: (isUsed) => text(`filter.used.${isUsed}`),
          }),
          days('changed', label('updated_at')),
          days('created', label('created_at')),
        ]}
        columns={[
          column('name', {
            cell: ({ name, description }) => <NameCell name={name} note={description} />,
            isSortable: true,
            isHideable: false,
            width: 380,
          }),
          column('terminals_count', {
            id: 'terminals',
            isHideable: false,
            cardSlot: 'secondary',
            width: 130,
          }),
          {
            id: 'settings',
            header: text('column.settings'),
            cell: ({ settings }) => format.number(Object.keys(settings).length),
            align: 'end',
            width: 130,
          },
          column('updated_at', { id: 'changed', cardSlot: 'status', width: 170, dropPriority: 2 }),
          column('created_at', { isSortable: true, width: 170, dropPriority: 1 }),
        ]}
        defaultSort="name"
        create={{
          label: text('list.create'),
          href: paths.terminalTemplateCreate(),
          permission: 'edit_terminal',
        }}
        back={{ label: text('terminals'), href: paths.terminals() }}
        status={<LiveConnectionStatus />}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={FileSliders}
      />
      {removal.dialog}
    </>
  );
}
