import { productFields, productGroupFields } from '@kasa/contracts/catalogue/fields';
import type { RowAction } from '@kasa/ui/data-table';
import { FolderPlus, Package, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { type ProductGroup, ProductGroupDialog } from '../components/product-group/product-group-dialog.tsx';
import { productGroupMessages } from '../messages/product-groups/catalogue.ts';
import { productQueryIds } from '../queries.ts';

const fields = { ...productGroupFields, created_at: productFields.created_at };
const listSpec = { filters: { q: asText }, sorts: ['name', 'created_at'] as const };

/** `/products/groups`: the groups of products; a dialog makes and renames them. */
export function ProductGroupsScreen() {
  const text = useText(productGroupMessages);
  return (
    <PermissionGate title={text('groups.title')} permission="catalog_manage" isReading>
      <ProductGroups />
    </PermissionGate>
  );
}

function ProductGroups() {
  const text = useText(productGroupMessages);
  const list = useListState(listSpec);
  const query = useList('listProductGroups', list.query);
  const { column } = useFields(fields);
  const { guarded, history } = useRowActions('catalog_manage');
  const missing = usePermissions().writeDenialReason('catalog_manage');
  const [edited, edit] = useState<ProductGroup | 'new' | null>(null);
  const removal = useRemoval('deleteProductGroup', text, {
    refreshes: productQueryIds,
    success: text('group.deleted'),
    refusal: (error) =>
      error?.kind === 'server' && error.codeName === 'product_group_in_use'
        ? text('delete.inUse')
        : undefined,
  });
  const actions = (group: ProductGroup): RowAction[] => {
    const { id } = group;
    const rename = () => edit(group);
    const remove = () => removal.ask(group);
    const products = paths.products({ group_id: id });
    return [
      guarded({ id: 'rename', label: text('group.rename'), icon: Pencil, onAction: rename }),
      { id: 'products', label: text('group.products'), icon: Package, href: products },
      guarded({ id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove }),
      ...history(id),
    ];
  };
  const add = { id: 'add', label: text('group.add'), icon: FolderPlus, disabledReason: missing };
  return (
    <>
      <ListScreen<ProductGroup, 'q'>
        id="product-groups"
        operation="listProductGroups"
        words={listWords(text, 'groups')}
        list={list}
        query={query}
        search="q"
        columns={[
          column('name', {
            cell: ({ id, name }) => (
              <NameCell name={<Link to={paths.products({ group_id: id })}>{name}</Link>} />
            ),
            ...{ isSortable: true, isHideable: false, width: 320 },
          }),
          column('created_at', { isSortable: true, cardSlot: 'subtitle', width: 150, dropPriority: 1 }),
        ]}
        defaultSort="name"
        back={{ label: text('groups.back'), href: paths.products() }}
        actions={[{ ...add, onAction: () => edit('new') }]}
        rowLabel={({ name }) => name}
        rowActions={actions}
        emptyIcon={Package}
      />
      {edited === null ? null : (
        <ProductGroupDialog
          group={edited === 'new' ? null : edited}
          onSaved={() => edit(null)}
          onClose={() => edit(null)}
        />
      )}
      {removal.dialog}
    </>
  );
}
