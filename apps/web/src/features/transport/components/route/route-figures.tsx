import { routeFields } from '@kasa/contracts/transport/fields';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { Bus, Clock, Gauge, Ticket } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';

export function RouteFigures({ route }: { route: TransitRoute }) {
  const text = useText(routesMessages);
  const format = useFormat();
  const { label } = useFields(routeFields);
  const onRoute = text('route.onRouteAndPlanned', {
    count: format.number(route.transports_on_route),
    planned: format.number(route.transport_num),
  });
  return (
    <StatGroup label={text('route.figures')}>
      <StatCard label={label('cost')} value={format.money(route.cost)} icon={Ticket} />
      <StatCard label={text('route.onRouteLabel')} value={onRoute} icon={Bus} />
      <StatCard label={text('column.avgSpeed')} value={format.speed(route.avg_speed)} icon={Gauge} />
      <StatCard label={text('column.avgTime')} value={format.minutes(route.avg_time)} icon={Clock} />
    </StatGroup>
  );
}
