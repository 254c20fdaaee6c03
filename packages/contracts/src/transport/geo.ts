import { z } from 'zod';
import { text } from '../shared/text.ts';

/** A place on earth, WGS 84 degrees, as the spec's sample data writes it (`geometry.location`). */
export const LatLng = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** A stop of a route (spec §3 "places"). */
export const Stop = z
  .strictObject({ name: text(100), geometry: z.strictObject({ location: LatLng }) })
  .meta({ id: 'Place' });

/** Where a vehicle is: coordinates, and the name of the nearest stop when known. */
export const Geolocation = z
  .strictObject({ lat: LatLng.shape.lat, lng: LatLng.shape.lng, place: z.string().nullable() })
  .meta({ id: 'Geolocation' });

/** Kind of public transport. Trams and trolleybuses bear a fleet number only; the others a number plate too. */
export const Mode = z.enum(['bus', 'trolleybus', 'tram', 'minibus']);

/** Colour of a table row by meaning (spec §2 `status_color`). */
export const StatusColor = z.enum(['positive', 'warning', 'danger', 'info']);
/** Slant of a table row (spec §2 `fontStyle`; spelled as in the spec). */
export const FontStyle = z.enum(['normal', 'italic']);
