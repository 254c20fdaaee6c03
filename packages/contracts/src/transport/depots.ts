import { z } from 'zod';
import { TimeOfDay } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { personName, searchText, text } from '../shared/text.ts';
import { exampleReferences, exampleVersionAndTimestamps } from './examples.ts';

/** A depot: the kind of point (branch) that vehicles and drivers belong to (decisions §3). */
export const Depot = z
  .strictObject({
    id: Id,
    kind: z.literal('depot'),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    director: z.string(),
    director_phone: Phone,
    shift_closing_time: TimeOfDay.describe(
      'When the day’s shifts should be closed, HH:mm, Europe/Kyiv. For people: nothing closes by itself',
    ),
    transports_count: z.int().min(0),
    drivers_count: z.int().min(0),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Depot' });

export const DepotInput = z
  .strictObject({
    name: text(100),
    city: text(60),
    address: text(200),
    director: personName(120),
    director_phone: Phone,
    shift_closing_time: TimeOfDay,
  })
  .meta({ id: 'DepotInput' });

export const DepotUpdate = DepotInput.extend({ version: Version }).meta({ id: 'DepotUpdate' });

export const DepotPage = pageOf(Depot).meta({ id: 'DepotPage' });

export const DepotQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'city', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name, the city or the address'),
});

export type DepotEntity = z.infer<typeof Depot>;
export type DepotFields = z.infer<typeof DepotInput>;

export const exampleDepot: DepotEntity = {
  id: exampleIds.depot,
  kind: 'depot',
  name: exampleReferences.depot.name,
  city: 'Львів',
  address: 'вул. Авіаційна, 1',
  director: 'Гнатюк Роман Ігорович',
  director_phone: '+380671112233',
  shift_closing_time: '23:30',
  transports_count: 34,
  drivers_count: 46,
  ...exampleVersionAndTimestamps,
};
