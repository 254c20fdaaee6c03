import { rightsTemplateFields } from '@kasa/contracts/users/fields';
import { ListChecks } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { ChangedCount } from '../components/templates/changed-count.tsx';
import { useTemplateActions } from '../components/templates/use-template-actions.tsx';
import { rightsTemplateMessages } from '../messages/templates/catalogue.ts';
import { templatesLive } from '../model/live-users.ts';
import type { RightsTemplate } from '../model/types.ts';

const loadDrawer = async () =>
  (await import('../components/templates/template-drawer.tsx')).RightsTemplateDrawer;

const listSpec = { filters: { q: asText }, sorts: ['name'] as const };

/** `/users/templates`: templates of rights; `?open=`: the one beside the list. */
export function RightsTemplatesScreen() {
  const text = useText(rightsTemplateMessages);
  return (
    <PermissionGate
      title={text('templates.title')}
      permission="users_manage"
      back={{ label: text('templates.back'), href: paths.users() }}
      isReading
    >
      <Templates />
    </PermissionGate>
  );
}

function Templates() {
  const text = useText(rightsTemplateMessages);
  const list = useListState(listSpec);
  const query = useList('listRightsTemplates', list.query);
  const { column } = useFields(rightsTemplateFields);
  const { actions, dialog } = useTemplateActions();
  useLive(templatesLive);
  const drawer = useRowDrawer<RightsTemplate>(loadDrawer, { rows: query.data?.items, actions });
  return (
    <>
      <ListScreen<RightsTemplate, 'q'>
        id="rights-templates"
        operation="listRightsTemplates"
        words={listWords(text, 'templates')}
        list={list}
        query={query}
        search="q"
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            isSortable: true,
            isHideable: false,
            width: 260,
          }),
          column('roles', { cardSlot: 'subtitle', width: 200 }),
          {
            id: 'rights',
            header: text('column.rights'),
            cell: ({ tags }) => text('rights.count', { count: tags.length }),
            isHideable: true,
            width: 130,
            dropPriority: 1,
          },
          column('users_count', { cardSlot: 'secondary', width: 140 }),
          column('changed_count', {
            cell: (template) => <ChangedCount template={template} />,
            cardSlot: 'status',
            width: 170,
          }),
        ]}
        defaultSort="name"
        create={{
          label: text('templates.create'),
          href: paths.rightsTemplateCreate(),
          permission: 'users_manage',
        }}
        back={{ label: text('templates.back'), href: paths.users() }}
        status={<LiveConnectionStatus />}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={ListChecks}
      />
      {dialog}
    </>
  );
}
