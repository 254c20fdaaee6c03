import { z } from 'zod';
import { text } from '../shared/text.ts';

/** WGS 84 coordinates in degrees, as in the spec's sample data (`geometry.location`). */
export const LatLng = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** A stop of a route (spec §3 "places"). */
export const Stop = z
  .strictObject({ name: text(100), geometry: z.strictObject({ location: LatLng }) })
  .meta({ id: 'Place' });

/** Position of a vehicle; `place` is the nearest stop, if known. */
export const Geolocation = z
  .strictObject({ lat: LatLng.shape.lat, lng: LatLng.shape.lng, place: z.string().nullable() })
  .meta({ id: 'Geolocation' });

/** Kind of public transport. Trams and trolleybuses have a fleet number only; the others also a number plate. */
export const TransportMode = z.enum(['bus', 'trolleybus', 'tram', 'minibus']);

/** Row colour by meaning (spec §2 `status_color`). */
export const StatusColor = z.enum(['positive', 'warning', 'danger', 'info']);
/** Row font style (spec §2 `fontStyle`; spelled as in the spec). */
export const FontStyle = z.enum(['normal', 'italic']);
