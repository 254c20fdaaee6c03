import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { Plate } from '../shared/plate-schema.ts';
import { httpsUrl, identifier, searchText, text } from '../shared/text.ts';
import { exampleReferences, exampleVersionAndTimestamps } from './examples.ts';
import { FontStyle, Geolocation, StatusColor, TransportMode } from './geo.ts';
import { vehicleStates } from './vehicle-status.ts';

export const VehicleStatus = z.enum(vehicleStates);

/** A vehicle; the product's term is transport (ТС). */
export const Vehicle = z
  .strictObject({
    id: Id,
    branch: NamedReference.describe('Depot'),
    route: NamedReference.nullable(),
    driver: NamedReference.nullable().describe('The driver on shift on it now'),
    transport_num: z.string().describe('Fleet number (№ ТС), unique within the merchant'),
    name: z.string().describe('Make and model'),
    mode: TransportMode,
    state_number: Plate.nullable().describe('Number plate; null for trams and trolleybuses'),
    validator: z.string().nullable().describe('Serial number of the validator on board'),
    terminal_num: z.string().nullable().describe('Number of the payment terminal on board'),
    geolocation: Geolocation.nullable(),
    route_time: z.int().min(0).describe('Minutes since the beginning of the current trip'),
    drive_time: z.int().min(0).describe('Minutes on the road today'),
    avg_speed: z.number().min(0).describe('km/h, today'),
    passenger_amount: z.int().min(0).describe('Passengers today'),
    payment_cash: Kopiykas.describe('Paid in cash today, kopiykas'),
    payment_card: Kopiykas.describe('Paid by card today, kopiykas'),
    beneficiary_count: z.int().min(0).describe('Passengers with a benefit today'),
    camera_link: z.string().nullable(),
    status: VehicleStatus,
    status_color: StatusColor.nullable().describe(
      'Row colour: danger past the inspection date, warning within 30 days of it',
    ),
    fontStyle: FontStyle.describe('Italic while the vehicle is off the line'),
    next_to_date: Day.describe('Date of the next technical inspection: valid through that day'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Transport' });

const fields = {
  branch_id: Id.describe('Depot'),
  route_id: Id.nullable(),
  transport_num: identifier(10).describe('Fleet number, unique within the merchant'),
  name: text(100).describe('Make and model'),
  mode: TransportMode,
  state_number: Plate.nullable().describe(
    'Needed for `bus` and `minibus` (rule plate_needed), null for `tram` and `trolleybus` (rule plate_not_used)',
  ),
  validator: identifier(40).nullable(),
  terminal_num: identifier(20).nullable(),
  camera_link: httpsUrl.nullable(),
  next_to_date: Day,
};

const plateCheck = z.object({ mode: TransportMode, state_number: z.string().nullable() });
type PlateCheck = z.infer<typeof plateCheck>;
const isRoadVehicle = (mode: PlateCheck['mode']) => mode === 'bus' || mode === 'minibus';
const hasPlateIfNeeded = (value: PlateCheck) => !isRoadVehicle(value.mode) || value.state_number !== null;
const hasNoStrayPlate = (value: PlateCheck) => isRoadVehicle(value.mode) || value.state_number === null;
/** Runs even if other fields are invalid, so all errors are reported together. */
const whenKnown = { when: ({ value }: { value: unknown }) => plateCheck.safeParse(value).success };

/** Buses and minibuses need a plate; trams and trolleybuses have none. */
export const VehicleInput = z
  .strictObject(fields)
  .refine(hasPlateIfNeeded, { path: ['state_number'], error: 'plate_needed', ...whenKnown })
  .refine(hasNoStrayPlate, { path: ['state_number'], error: 'plate_not_used', ...whenKnown })
  .meta({ id: 'TransportInput' });

export const VehicleUpdate = VehicleInput.safeExtend({ version: Version }).meta({ id: 'TransportUpdate' });

export const VehiclePage = pageOf(Vehicle).meta({ id: 'TransportPage' });

export const VehicleQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['transport_num', 'name', 'drive_time', 'next_to_date', 'created_at']).describe(
    'Default: transport_num',
  ),
  q: searchText.optional().describe('Part of the fleet number, the plate or the model; either alphabet'),
  route_id: anyOf(Id).optional(),
  branch_id: anyOf(Id).optional(),
  status: anyOf(VehicleStatus).optional(),
  mode: anyOf(TransportMode).optional(),
  city: anyOf(searchText)
    .optional()
    .describe(
      'The whole name of the depot’s city, case does not matter; a name with a comma cannot be asked for',
    ),
  inspection: anyOf(z.enum(['due', 'overdue']))
    .optional()
    .describe('due: within 30 days; overdue: past'),
});

/** Days before an inspection from which it counts as due and the row is coloured. */
export const INSPECTION_DUE_DAYS = 30;

export type VehicleEntity = z.infer<typeof Vehicle>;
export type VehicleFields = z.infer<typeof VehicleInput>;

export const exampleVehicle: VehicleEntity = {
  id: exampleIds.transport,
  branch: exampleReferences.depot,
  route: exampleReferences.route,
  driver: exampleReferences.driver,
  transport_num: '1201',
  name: 'Електрон А18501',
  mode: 'bus',
  state_number: 'ВС1201АА',
  validator: 'VL-2041201',
  terminal_num: 'S1001201',
  geolocation: { lat: 49.8231, lng: 23.9967, place: 'вул. Наукова' },
  route_time: 21,
  drive_time: 312,
  avg_speed: 17.2,
  passenger_amount: 486,
  payment_cash: 214200,
  payment_card: 487900,
  beneficiary_count: 73,
  camera_link: 'https://cam.example.com/1201',
  status: 'on_route',
  status_color: null,
  fontStyle: 'normal',
  next_to_date: '2027-05-14',
  ...exampleVersionAndTimestamps,
};
