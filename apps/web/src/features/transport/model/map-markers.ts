import type { MapMarker, MapPlace } from '@kasa/ui/map-view';
import type { TransitRoute, Vehicle } from './types.ts';

/** Map places of a route's stops; the id is the index. */
export function mapPlaces(places: TransitRoute['places']): MapPlace[] {
  return places.map(({ name, geometry: { location } }, index) => ({
    id: String(index),
    name,
    lat: location.lat,
    lng: location.lng,
  }));
}

/**
 * Map markers of vehicles with a known location, coloured as their rows.
 * @param nameOf accessible name from fleet number and nearest stop
 */
export function vehicleMarkers(
  vehicles: readonly Vehicle[],
  nameOf: (number: string, place: string | null) => string,
): MapMarker[] {
  return vehicles.flatMap(({ id, transport_num, geolocation, status_color }) =>
    geolocation === null
      ? []
      : [
          {
            id,
            name: nameOf(transport_num, geolocation.place),
            lat: geolocation.lat,
            lng: geolocation.lng,
            tone: status_color ?? 'positive',
          },
        ],
  );
}
