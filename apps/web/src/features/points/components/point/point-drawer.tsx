import { pointFields } from '@kasa/contracts/points/fields';
import { Link } from 'react-router-dom';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { FiscalClock } from '../clock/fiscal-clock.tsx';
import { PointShift } from '../shift/point-shift.tsx';
import { KeySection } from './key-section.tsx';

type Point = DataOf<'getPoint'>;

/** A point to look at, with what hangs on it. */
export function PointDrawer(props: RowDrawerProps<Point>) {
  const text = useText(pointMessages);
  const { fact } = useFields(pointFields);
  return (
    <FactsDrawer
      {...props}
      read="getPoint"
      title={text('point.title')}
      name={({ name }) => name}
      subtitle={({ city, address }) => `${city}, ${address}`}
      lost={text('point.lostText')}
      permission="points_manage"
      facts={(point) => [
        fact(point, 'kind'),
        ...(point.fiscal_register_number
          ? [
              fact(
                point,
                'fiscal_register_number',
                <span className="figures">{point.fiscal_register_number}</span>,
              ),
              fact(point, 'is_test'),
            ]
          : []),
        fact(point, 'company'),
        fact(point, 'director', <Director director={point.director} />),
        fact(point, 'shift_closing_time'),
        fact(point, 'shift_closing_days'),
        fact(point, 'location', <Place location={point.location} />),
        fact(point, 'created_at'),
      ]}
    >
      {(point) => (
        <>
          {point.kind === 'fiscal' ? (
            <>
              <FiscalClock pointId={point.id} />
              <PointShift pointId={point.id} />
            </>
          ) : null}
          {point.point_key ? <KeySection pointId={point.id} signingKey={point.point_key} /> : null}
          <Hanging point={point} />
        </>
      )}
    </FactsDrawer>
  );
}

function Director({ director }: Pick<Point, 'director'>) {
  const text = useText(pointMessages);
  if (director === null) return '—';
  return (
    <>
      <span className="block">
        {director.name}
        {director.is_active ? null : <span className="text-text-muted"> · {text('director.closed')}</span>}
      </span>
      <span className="block">
        <PhoneLink phone={director.phone} />
      </span>
    </>
  );
}

const Place = ({ location }: Pick<Point, 'location'>) =>
  location === null ? '—' : <span className="figures">{`${location.lat}, ${location.lng}`}</span>;

/** Links to the lists of what a point has. */
function Hanging({ point: { id, director, terminals_count: count } }: { point: Point }) {
  const text = useText(pointMessages);
  const { can } = usePermissions();
  return (
    <DrawerSection title={text('hangs.title')}>
      <ul className="flex flex-col gap-1">
        <li>
          <Link to={paths.terminals({ point_id: id })}>{text('hangs.terminals', { count })}</Link>
        </li>
        {can('transactions_view') ? (
          <li>
            <Link to={paths.transactions({ point_id: id })}>{text('hangs.payments')}</Link>
          </li>
        ) : null}
        {can('users_manage') ? (
          <li>
            <Link to={paths.users({ point_id: id })}>{text('hangs.people')}</Link>
          </li>
        ) : null}
        {can('catalog_manage') ? (
          <li>
            <Link to={paths.products({ point_id: id })}>{text('hangs.products')}</Link>
          </li>
        ) : null}
        {director ? (
          <li>
            <Link to={paths.points({ director_id: director.id })}>{text('hangs.director')}</Link>
          </li>
        ) : null}
      </ul>
    </DrawerSection>
  );
}
