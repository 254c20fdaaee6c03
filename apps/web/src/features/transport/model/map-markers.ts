import type { MapMarker, MapPlace } from '@kasa/ui/map-view';
import type { TransitRoute, Vehicle } from './types.ts';

/** The stops of a route for the map; a stop's id is its index. */
export function mapPlaces(places: TransitRoute['places']): MapPlace[] {
  return places.map(({ name, geometry: { location } }, index) => ({
    id: String(index),
    name,
    lat: location.lat,
    lng: location.lng,
  }));
}

/**
 * The vehicles that are known to be somewhere, for the map. Coloured as their rows are; the name tells the rest.
 * @param nameOf what a marker is called, from fleet number and nearest stop
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
