import { ingredientTemplateFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { ingredientTemplateEntity } from '../components/ingredient-template/ingredient-template-entity.ts';
import { ingredientQueryIds } from '../ingredient-queries.ts';
import { compositionMessages } from '../messages/compositions/catalogue.ts';

type Template = DataOf<'getIngredientTemplate'>;

const loadDrawer = async () =>
  (await import('../components/ingredient-template/ingredient-template-drawer.tsx')).IngredientTemplateDrawer;
const listSpec = { filters: { q: asText }, sorts: ['name', 'created_at'] as const };

/** `/ingredients/templates`: named compositions to start a product from; `?open=`: the one beside them. */
export function IngredientTemplatesScreen() {
  const text = useText(compositionMessages);
  return (
    <PermissionGate title={text('templates.title')} permission="catalog_manage" isReading>
      <Templates />
    </PermissionGate>
  );
}

function Templates() {
  const text = useText(compositionMessages);
  const list = useListState(listSpec);
  const query = useList('listIngredientTemplates', list.query);
  const { column } = useFields(ingredientTemplateFields);
  const { edit, guarded, history } = useEntityActions(ingredientTemplateEntity);
  const removal = useRemoval('deleteIngredientTemplate', text, {
    refreshes: ingredientQueryIds,
    success: text('template.deleted'),
  });
  const drawer = useRowDrawer<Template>(loadDrawer, {
    rows: query.data?.items,
    actions: (template) => [
      edit(template.id),
      guarded({
        ...{ id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger' },
        onAction: () => removal.ask(template),
      }),
      ...history(template.id),
    ],
  });
  return (
    <>
      <ListScreen<Template, 'q'>
        id="ingredient-templates"
        operation="listIngredientTemplates"
        words={listWords(text, 'templates')}
        list={list}
        query={query}
        search="q"
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            isSortable: true,
            isHideable: false,
            width: 220,
          }),
          column('lines', {
            cell: ({ lines }) => lines.map(({ name }) => name).join(', '),
            cardSlot: 'subtitle',
            width: 320,
            dropPriority: 2,
          }),
          column('cost', { cardSlot: 'secondary', width: 140 }),
          column('created_at', { isSortable: true, width: 150, dropPriority: 1 }),
        ]}
        defaultSort="name"
        back={{ label: text('templates.back'), href: paths.ingredients() }}
        create={{
          label: text('templates.create'),
          href: paths.ingredientTemplateCreate(),
          permission: 'catalog_manage',
        }}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={LayoutTemplate}
      />
      {removal.dialog}
    </>
  );
}
