import { routeFields } from '@kasa/contracts/transport/fields';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { Bus, Clock, Gauge, Plus, Ticket } from 'lucide-react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { ModeIcon } from '../components/route/mode-icon.tsx';
import { useRouteActions } from '../components/route/route-actions.ts';
import { RouteMap } from '../components/route/route-map.tsx';
import { RouteMissing } from '../components/route/route-missing.tsx';
import { type RouteState, useUrlOrSavedRoute } from '../components/route/use-url-or-saved-route.ts';
import { TransportGate } from '../components/transport-gate.tsx';
import { VehiclesOf } from '../components/vehicle/vehicle-table.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import type { TransitRoute } from '../model/types.ts';

/** `/Route`: the route of `?id=`, else the one in local storage. */
export function RouteShowScreen() {
  const text = useText(routesMessages);
  return (
    <TransportGate title={text('route.title')}>
      <UrlOrSavedRoute />
    </TransportGate>
  );
}

function UrlOrSavedRoute() {
  const text = useText(routesMessages);
  const { kind, route, query } = useUrlOrSavedRoute();
  if (!route) return <RouteMissing title={text('route.title')} kind={kind} query={query} />;
  return <RouteShow key={route.id} route={route} query={query} />;
}

function RouteShow({ route, query }: Pick<Extract<RouteState, { kind: 'shown' }>, 'route' | 'query'>) {
  const text = useText(routesMessages);
  return (
    <>
      <RouteHeader route={route} />
      <div className="mb-4 empty:hidden">
        <RetryLine text={text('route.kept')} query={query} />
      </div>
      <RouteFigures route={route} />
      <RouteMap route={route} />
      <RouteTransports route={route} />
    </>
  );
}

function RouteHeader({ route }: { route: TransitRoute }) {
  const text = useText(routesMessages);
  const vehicles = useText(vehicleMessages);
  const { guarded, edit, transports, copyName } = useRouteActions();
  const ends = text('route.ends', { from: route.from_point, to: route.to_point });
  return (
    <ScreenHeader
      title={route.name}
      back={{ label: text('routes.title'), href: paths.routesList() }}
      status={<ModeIcon mode={route.mode} />}
      subtitle={`${ends} · ${route.city}`}
      primaryAction={edit(route)}
      actions={[
        guarded({
          id: 'add',
          label: vehicles('vehicles.create'),
          icon: Plus,
          href: paths.transportCreate({ route_id: route.id }),
        }),
        transports(route),
        copyName(route),
      ]}
    />
  );
}

function RouteTransports({ route }: { route: TransitRoute }) {
  const text = useText(routesMessages);
  const vehicles = useText(vehicleMessages);
  return (
    <section aria-labelledby="route-vehicles" className="mt-6">
      <h2 id="route-vehicles" className="mb-3 font-[620] text-lg">
        {vehicles('vehicles.title')}
      </h2>
      <VehiclesOf
        of={{ route_id: [route.id] }}
        ownerName={route.name}
        emptyText={text('route.vehiclesEmpty')}
      />
    </section>
  );
}

function RouteFigures({ route }: { route: TransitRoute }) {
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
