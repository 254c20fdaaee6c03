import { pointKeyFields } from '@kasa/contracts/points/fields';
import type { RowAction } from '@kasa/ui/data-table';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { KeyLeft } from '../components/point/key-left.tsx';
import { KeyUploadDialog } from '../components/point/key-upload-dialog.tsx';
import { keysMessages } from '../messages/keys/catalogue.ts';

type PointKey = DataOf<'getPointKey'>;

const listSpec = { filters: {}, sorts: ['valid_to', 'created_at'] as const };

/** `/points/keys`: the signing keys of the merchant's points, those that end first. */
export function PointKeysScreen() {
  const text = useText(keysMessages);
  return (
    <PermissionGate title={text('list.title')} permission="points_manage" isReading>
      <PointKeys />
    </PermissionGate>
  );
}

function PointKeys() {
  const text = useText(keysMessages);
  const format = useFormat();
  const list = useListState(listSpec);
  const query = useList('listPointKeys', list.query);
  const { column } = useFields(pointKeyFields);
  const { guarded, history } = useRowActions('points_manage');
  const missing = usePermissions().writeDenialReason('points_manage');
  const [isAdding, setAdding] = useState(false);
  const removal = useRemoval('deletePointKey', text, {
    refreshes: ['listPointKeys', 'getPointKey'],
    success: text('delete.done'),
  });
  const actions = ({ id, owner, points_count: count }: PointKey): RowAction[] => {
    const remove = () => removal.ask({ id, name: owner });
    return [
      guarded(
        { id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger', onAction: remove },
        count > 0 ? text('delete.inUse', { count }) : undefined,
      ),
      ...history(id),
    ];
  };
  const add = { id: 'add', label: text('list.add'), icon: KeyRound, disabledReason: missing };
  return (
    <>
      <ListScreen<PointKey, never>
        id="point-keys"
        operation="listPointKeys"
        words={{
          title: text('list.title'),
          total: (count) => text('list.total', { count }),
          totalCapped: (total) => text('list.totalCapped', { total }),
          empty: text('list.empty'),
        }}
        list={list}
        query={query}
        columns={[
          column('owner', { cell: ({ owner }) => <NameCell name={owner} />, isHideable: false, width: 220 }),
          column('tax_number', { width: 140 }),
          column('valid_to', {
            cell: ({ valid_to }) => (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="figures">{format.dateTime(valid_to)}</span>
                <KeyLeft validTo={valid_to} />
              </span>
            ),
            ...{ isSortable: true, cardSlot: 'subtitle', width: 300 },
          }),
          column('points_count', { width: 90 }),
          column('serial', { width: 150, dropPriority: 5 }),
          column('issuer', { width: 170, dropPriority: 4 }),
          column('algorithm', { width: 120, dropPriority: 3 }),
          column('valid_from', { width: 150, dropPriority: 1 }),
          column('created_at', { isSortable: true, width: 150, dropPriority: 2 }),
        ]}
        defaultSort="valid_to"
        back={{ label: text('list.toPoints'), href: paths.points() }}
        actions={[{ ...add, onAction: () => setAdding(true) }]}
        rowLabel={({ owner, serial }) => `${owner}, ${serial}`}
        rowActions={actions}
        emptyIcon={KeyRound}
      />
      {isAdding ? (
        <KeyUploadDialog onAdded={() => setAdding(false)} onClose={() => setAdding(false)} />
      ) : null}
      {removal.dialog}
    </>
  );
}
