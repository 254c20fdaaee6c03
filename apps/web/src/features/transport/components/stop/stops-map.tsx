import { MapView } from '@kasa/ui/map-view';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { mapCentre } from '../../model/map-centre.ts';
import { type Location, roundLocation } from '../../model/stops.ts';
import type { TransitRoute } from '../../model/types.ts';
import { useMapTexts } from '../route/use-map-texts.ts';
import type { StopList } from './use-stop-list.ts';

export function StopsMap({
  stops,
  city,
  routes,
  selectedId,
  pin,
  onSelect,
  onMove,
  onPick,
}: {
  stops: StopList;
  city: string;
  /** Routes of the city. */
  routes: readonly TransitRoute[];
  selectedId: string | null;
  /** Where the stop in the editor is. */
  pin: Location | null;
  onSelect: (id: string) => void;
  onMove: (id: string, to: Location) => void;
  onPick: (at: Location) => void;
}) {
  const text = useText(routesMessages);
  const texts = useMapTexts();
  const { places, ids } = stops;
  const isEmpty = places.length === 0;
  const centre = useCityCentre(city, routes, isEmpty);
  return (
    <div>
      <MapView
        // A new key re-creates the map at another centre; with stops it fits these.
        key={centre ? `${centre.lat} ${centre.lng}` : ''}
        label={text('map.edit')}
        texts={texts}
        height={340}
        center={centre ?? undefined}
        places={places.map((place, index) => ({
          id: ids[index] ?? '',
          name: place.name,
          ...place.geometry.location,
        }))}
        selectedId={selectedId}
        pin={pin && { ...pin, name: text('map.pin') }}
        onPlaceSelect={onSelect}
        onPlaceMove={(id, to) => onMove(id, roundLocation(to))}
        onPick={onPick}
      />
      {isEmpty ? (
        <p className="mt-2 text-[13px] text-text-muted">
          {centre ? text('map.around', { city: city.trim() }) : text('map.noCity')}
        </p>
      ) : null}
    </div>
  );
}

/** Centre of the city while there are no stops; then it is kept. */
function useCityCentre(city: string, routes: readonly TransitRoute[], isEmpty: boolean): Location | null {
  const [kept, keep] = useState<Location | null>(null);
  const now = mapCentre(city, routes);
  const isOther = now?.lat !== kept?.lat || now?.lng !== kept?.lng;
  if (isEmpty && isOther) keep(now);
  return isEmpty ? now : kept;
}
