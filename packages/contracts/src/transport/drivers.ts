import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { httpsUrl, identifier, multilineText, personName, searchText } from '../shared/text.ts';
import { exampleReferences, exampleVersionAndTimestamps } from './examples.ts';

/** A driver (spec §3 "Driver"). */
export const Driver = z
  .strictObject({
    id: Id,
    branch: NamedReference.describe('Depot'),
    name: z.string().describe('Full name: surname, given name, patronymic'),
    tabulation_number: z.string().describe('Personnel number, unique within the merchant'),
    route: NamedReference.nullable(),
    transport: NamedReference.nullable().describe('Vehicle: on shift the one driven, else the one assigned'),
    transport_number: z.string().nullable().describe('Fleet number of that vehicle'),
    session_open_time: Instant.nullable().describe('When the open shift began; null when there is none'),
    phone: Phone,
    call_message: z.string().nullable().describe('Link that opens a chat with the driver in a messenger'),
    money: Kopiykas.describe('Cash in the hands of the driver, kopiykas: what closing the shift expects'),
    add_data: z.string().nullable().describe('Additional data'),
    avatar: z
      .string()
      .nullable()
      .describe('Path of the photo, another one for another photo; null: initials are shown'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Driver' });

export const DriverInput = z
  .strictObject({
    branch_id: Id.describe('Depot'),
    name: personName(120),
    tabulation_number: identifier(20),
    phone: Phone,
    call_message: httpsUrl.nullable(),
    route_id: Id.nullable(),
    transport_id: Id.nullable(),
    add_data: multilineText(500).nullable(),
  })
  .meta({ id: 'DriverInput' });

/** Route and vehicle change by their own operations, which record it in the shift. */
export const DriverUpdate = DriverInput.omit({ route_id: true, transport_id: true })
  .extend({ version: Version })
  .meta({ id: 'DriverUpdate' });

export const DriverPage = pageOf(Driver).meta({ id: 'DriverPage' });

export const DriverQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'tabulation_number', 'session_open_time', 'money', 'created_at']).describe(
    'Default: name',
  ),
  name: searchText
    .optional()
    .describe(
      'Spec §5: an empty query finds all drivers; otherwise a part of the name, case does not matter',
    ),
  route_id: anyOf(Id).optional(),
  transport_id: anyOf(Id).optional(),
  branch_id: anyOf(Id).optional(),
  shift: z.enum(['open', 'closed']).optional().describe('Drivers with, or without, an open shift'),
});

export const ChangeRouteInput = z.strictObject({ route_id: Id }).meta({ id: 'ChangeRouteInput' });
export const ChangeVehicleInput = z.strictObject({ transport_id: Id }).meta({ id: 'ChangeTransportInput' });

export type DriverEntity = z.infer<typeof Driver>;
export type DriverFields = z.infer<typeof DriverInput>;

export const exampleDriver: DriverEntity = {
  id: exampleIds.driver,
  branch: exampleReferences.depot,
  name: exampleReferences.driver.name,
  tabulation_number: '00101',
  route: exampleReferences.route,
  transport: exampleReferences.transport,
  transport_number: '1201',
  session_open_time: '2026-11-20T04:30:00.000Z',
  phone: '+380500000006',
  call_message: 'https://t.me/+380500000006',
  money: 214200,
  add_data: null,
  avatar: null,
  ...exampleVersionAndTimestamps,
};
