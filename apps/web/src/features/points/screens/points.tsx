import { pointFields } from '@kasa/contracts/points/fields';
import { Package } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { pointEntity } from '../components/point/point-entity.ts';
import { pointMessages } from '../messages/points/catalogue.ts';

type Point = DataOf<'getPoint'>;

const loadDrawer = async () => (await import('../components/point/point-drawer.tsx')).PointDrawer;
const listSpec = { filters: { q: asText }, sorts: ['name', 'created_at'] as const };

/** `/points`: the points of the merchant; `?open=`: the one that is shown beside them. */
export function PointsScreen() {
  const text = useText(pointMessages);
  const list = useListState(listSpec);
  const query = useList('listPoints', list.query);
  const { column } = useFields(pointFields);
  const { edit, history } = useEntityActions(pointEntity);
  const drawer = useRowDrawer<Point>(loadDrawer, {
    rows: query.data?.items,
    actions: ({ id }) => [edit(id), ...history(id)],
  });
  return (
    <ListScreen<Point, 'q'>
      id="points"
      operation="listPoints"
      words={listWords(text, 'points')}
      list={list}
      query={query}
      search="q"
      columns={[
        column('name', { isSortable: true, isHideable: false, width: 240 }),
        column('city', { width: 140, dropPriority: 2 }),
        column('address', { width: 140, dropPriority: 1 }),
      ]}
      defaultSort="name"
      create={{ label: text('points.create'), href: paths.pointEdit(), permission: 'points_manage' }}
      rowLabel={({ name }) => name}
      {...drawer}
      emptyIcon={Package}
    />
  );
}
