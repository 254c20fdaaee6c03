import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { exampleVersionAndTimestamps } from './examples.ts';
import { Stop, TransportMode } from './geo.ts';

const speed = z.number().gt(0, 'positive').max(200).nullable().describe('km/h');
const minutes = z
  .int()
  .gt(0, 'positive')
  .max(1440)
  .nullable()
  .describe('Minutes from the first stop to the last');

/** A bus, trolleybus or tram route; named TransitRoute because "route" means a URL in code. */
export const TransitRoute = z
  .strictObject({
    id: Id,
    name: z.string(),
    mode: TransportMode,
    country: z.string(),
    city: z.string(),
    cost: Kopiykas.describe('Fare in kopiykas: 1500 = 15,00 ₴'),
    from_point: z.string(),
    to_point: z.string(),
    transport_num: z.int().min(0).describe('Vehicles planned on the route'),
    transports_on_route: z.int().min(0).describe('Vehicles on the route now'),
    avg_speed: speed,
    avg_time: minutes,
    places: z.array(Stop).describe('Stops in order'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'TransitRoute' });

export const TransitRouteInput = z
  .strictObject({
    name: text(100),
    mode: TransportMode,
    country: text(60),
    city: text(60),
    cost: PositiveKopiykas.describe('Fare in kopiykas, more than zero'),
    from_point: text(100),
    to_point: text(100),
    transport_num: z.int().gt(0, 'positive').max(500).describe('Vehicles planned on the route'),
    avg_speed: speed,
    avg_time: minutes,
    places: z.array(Stop).min(2, 'places_few').max(100).describe('Stops in order, at least two'),
  })
  .meta({ id: 'TransitRouteInput' });

export const TransitRouteUpdate = TransitRouteInput.extend({ version: Version }).meta({
  id: 'TransitRouteUpdate',
});

export const TransitRoutePage = pageOf(TransitRoute).meta({ id: 'TransitRoutePage' });

export const TransitRouteQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'transport_num', 'avg_speed', 'avg_time', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name, of either end or of the city; case does not matter'),
  city: anyOf(searchText)
    .optional()
    .describe('The whole name of the city, case does not matter; a name with a comma cannot be asked for'),
  mode: anyOf(TransportMode).optional(),
});

export type TransitRouteEntity = z.infer<typeof TransitRoute>;
export type TransitRouteFields = z.infer<typeof TransitRouteInput>;

export const exampleRoute: TransitRouteEntity = {
  id: exampleIds.route,
  name: 'Автобус №33',
  mode: 'bus',
  country: 'Україна',
  city: 'Львів',
  cost: 1700,
  from_point: 'вул. І. Пулюя',
  to_point: 'вул. Січових Стрільців',
  transport_num: 6,
  transports_on_route: 4,
  avg_speed: 17.5,
  avg_time: 48,
  places: [
    { name: 'вул. І. Пулюя', geometry: { location: { lat: 49.8067, lng: 23.9815 } } },
    { name: 'вул. Січових Стрільців', geometry: { location: { lat: 49.841, lng: 24.0252 } } },
  ],
  ...exampleVersionAndTimestamps,
};
