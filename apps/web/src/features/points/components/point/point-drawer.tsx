import { pointFields } from '@kasa/contracts/points/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { pointMessages } from '../../messages/points/catalogue.ts';

/** One to look at, for everybody who may see the list. */
export function PointDrawer(props: RowDrawerProps<DataOf<'getPoint'>>) {
  const text = useText(pointMessages);
  const { fact } = useFields(pointFields);
  return (
    <FactsDrawer
      {...props}
      read="getPoint"
      title={text('point.title')}
      name={({ name }) => name}
      lost={text('point.lostText')}
      permission="points_manage"
      facts={(point) => [fact(point, 'name'), fact(point, 'city'), fact(point, 'address')]}
    />
  );
}
