import { type MapMarker, MapView } from '@kasa/ui/map-view';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';
import { StopList } from '../stop/stop-list.tsx';
import { useMapTexts } from './use-map-texts.ts';

/** The server's maximum page size. */
const MAX_VEHICLES = 20;
const HEIGHT = 440;

export function RouteMap({ route }: { route: TransitRoute }) {
  const text = useText(routesMessages);
  const texts = useMapTexts();
  const navigate = useNavigate();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const query = useList('listTransports', {
    route_id: [route.id],
    status: ['on_route'],
    page: 1,
    perPage: MAX_VEHICLES,
  });
  const { data } = query;
  // Vehicles with a known location, coloured as their rows.
  const markers = (data?.items ?? []).flatMap(({ id, transport_num: number, geolocation, status_color }) => {
    if (geolocation === null) return [];
    const { lat, lng, place } = geolocation;
    const name = text('map.vehicle', { number, place: place ?? '' });
    return [{ id, name, label: number, lat, lng, tone: status_color ?? ('positive' as const) }];
  });
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <MapView
          label={text('map.route', { name: route.name })}
          texts={texts}
          places={route.places.map(({ name, geometry }, index) => ({
            id: String(index),
            name,
            ...geometry.location,
          }))}
          markers={markers}
          height={HEIGHT}
          selectedId={selectedId}
          onPlaceSelect={setSelectedId}
          onMarkerSelect={(vehicle) => void navigate(paths.transportList({ vehicle }))}
        />
        <Legend markers={markers} />
        <RetryLine text={text('map.failed')} query={query} />
        {data ? <NotShown shown={markers.length} listed={data.items.length} total={data.total} /> : null}
      </div>
      <StopList
        places={route.places}
        height={HEIGHT}
        selectedId={selectedId}
        onSelect={(id) => setSelectedId(id === selectedId ? null : id)}
      />
    </div>
  );
}

const legend = [
  { tone: 'positive', id: 'map.legendVehicle', dot: 'bg-positive' },
  { tone: 'warning', id: 'map.legendDue', dot: 'bg-warning' },
  { tone: 'danger', id: 'map.legendOverdue', dot: 'bg-danger' },
] as const;

function Legend({ markers }: { markers: readonly MapMarker[] }) {
  const text = useText(routesMessages);
  const shown = legend.filter(({ tone }) => markers.some((marker) => marker.tone === tone));
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-text-muted">
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-4 rounded-full border-2 border-accent bg-surface" />
        {text('map.legendStop')}
      </li>
      {shown.map(({ id, dot }) => (
        <li key={id} className="flex items-center gap-2">
          <span aria-hidden className={`size-3.5 rounded-full outline-1 outline-border-strong ${dot}`} />
          {text(id)}
        </li>
      ))}
    </ul>
  );
}

/** Says why the map shows fewer vehicles than are on the route. */
function NotShown({ shown, listed, total }: { shown: number; listed: number; total: number }) {
  const text = useText(routesMessages);
  const format = useFormat();
  if (shown === total) return null;
  const silent = listed - shown;
  return (
    <p className="mt-1 text-[13px] text-text-muted">
      {[
        text('map.shown', { shown: format.number(shown), total: format.number(total) }),
        silent > 0 ? text('map.silent', { count: silent }) : null,
        total > listed ? text('map.rest') : null,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
