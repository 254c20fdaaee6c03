import { ingredientFields, ingredientFilterFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { ingredientUnits } from '@kasa/contracts/catalogue/ingredient-values';
import { LayoutTemplate, Wheat } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { useIngredientActions } from '../components/ingredient/use-ingredient-actions.tsx';
import { ingredientMessages } from '../messages/ingredients/catalogue.ts';

type Ingredient = DataOf<'getIngredient'>;

const loadDrawer = async () =>
  (await import('../components/ingredient/ingredient-drawer.tsx')).IngredientDrawer;
const listSpec = {
  filters: { q: asText, unit: asSomeOf(...ingredientUnits) },
  sorts: ['name', 'price', 'stock', 'created_at'] as const,
};

/** `/ingredients`: the ingredients of the merchant; `?open=`: the one that is shown beside them. */
export function IngredientsScreen() {
  const text = useText(ingredientMessages);
  return (
    <PermissionGate title={text('ingredients.title')} permission="catalog_manage" isReading>
      <Ingredients />
    </PermissionGate>
  );
}

function Ingredients() {
  const text = useText(ingredientMessages);
  const list = useListState(listSpec);
  const query = useList('listIngredients', list.query);
  const { column, display } = useFields(ingredientFields);
  const choice = useChoiceFilter(list, ingredientFilterFields);
  const { actions, dialog } = useIngredientActions();
  const drawer = useRowDrawer<Ingredient>(loadDrawer, { rows: query.data?.items, actions });
  return (
    <>
      <ListScreen<Ingredient, 'q'>
        id="ingredients"
        operation="listIngredients"
        words={listWords(text, 'ingredients')}
        list={list}
        query={query}
        search="q"
        filters={[choice('unit')]}
        columns={[
          column('name', {
            cell: ({ name }) => <NameCell name={name} />,
            isSortable: true,
            isHideable: false,
            width: 260,
          }),
          column('stock', {
            cell: ({ stock, unit }) => `${display('stock', stock)} ${display('unit', unit)}`,
            isSortable: true,
            cardSlot: 'secondary',
            width: 140,
          }),
          column('price', { isSortable: true, cardSlot: 'value', width: 160, dropPriority: 3 }),
          column('used_by_count', {
            cell: ({ used_by_count: count }) => (count > 0 ? text('ingredients.uses', { count }) : null),
            align: 'start',
            width: 140,
            dropPriority: 2,
          }),
          column('created_at', { isSortable: true, width: 150, dropPriority: 1 }),
        ]}
        defaultSort="name"
        create={{
          label: text('ingredients.create'),
          href: paths.ingredientCreate(),
          permission: 'catalog_manage',
        }}
        actions={[
          {
            ...{ id: 'templates', label: text('ingredients.templates'), icon: LayoutTemplate },
            href: paths.ingredientTemplates(),
          },
        ]}
        rowLabel={({ name }) => name}
        {...drawer}
        emptyIcon={Wheat}
      />
      {dialog}
    </>
  );
}
