import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { formatPlate } from '@kasa/contracts/shared/plate';
import type { Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { addDays, type SeedContext, seedRowColumns } from '../../db/seed/seed-rows.ts';
import type { SeededFaker } from '../../db/seed/seeded-faker.ts';
import { sortKey } from '../../db/text.ts';
import { type Measured, NOTHING_MEASURED } from '../vehicle-store.ts';
import type { DepotSeed } from './data/depots.ts';
import type { FleetSeed } from './data/fleets.ts';
import type { RouteSeed } from './data/routes.ts';
import { drawPassengerCounts, type PassengerCounts } from './passenger-counts.ts';

type Vehicle = Row<'transports'>;
type Status = Vehicle['status'];

const examples: Readonly<Record<number, { id: string; status: Status; takings?: PassengerCounts }>> = {
  1201: { id: exampleIds.transport, status: 'on_route', takings: { cash: 126, card: 287, free: 73 } },
  1202: { id: exampleIds.transportOfChanging, status: 'on_route' },
  1204: { id: exampleIds.transportSpare, status: 'parked' },
  1206: { id: exampleIds.transportForOpening, status: 'parked' },
  1223: { id: exampleIds.transportToEdit, status: 'parked' },
  1224: { id: exampleIds.transportToPark, status: 'maintenance' },
  4001: {
    id: exampleIds.transportOfClosing,
    status: 'on_route',
    takings: { cash: 123, card: 241, free: 58 },
  },
};

const EXAMPLE_INSPECTION = 175;

/** Plates use only letters that look alike in both alphabets. */
const SERIES = [...'АВЕІКМНОРСТХ'];

/** Hours since the first departure: the day's figures are those of midday. */
const HOURS = 5.5;

export interface FleetSeedContext {
  readonly origin: SeedContext;
  readonly depot: DepotSeed;
  readonly depotId: string;
  readonly route: RouteSeed | undefined;
  readonly routeId: string | null;
}

export function vehicleRows(fleet: FleetSeed, place: FleetSeedContext): Vehicle[] {
  let waiting = fleet.onRoute;
  return Array.from({ length: fleet.count }, (_, index) => {
    const number = fleet.from + index;
    const fixed = examples[number]?.status;
    const goes = waiting > 0 && (fixed === undefined || fixed === 'on_route');
    if (goes) waiting -= 1;
    const status = fixed ?? (goes ? 'on_route' : idleStatus(place.origin.draw, number));
    return vehicleRow(fleet, number, status, place);
  });
}

function idleStatus(draw: SeededFaker, number: number): Status {
  const chance = draw('vehicle', number, 'status').number.float();
  if (chance < 0.1) return 'maintenance';
  return chance < 0.2 ? 'off_line' : 'parked';
}

function vehicleRow(fleet: FleetSeed, number: number, status: Status, place: FleetSeedContext): Vehicle {
  const { origin, depot } = place;
  const of = (field: string) => origin.draw('vehicle', number, field);
  const example = examples[number];
  const lacks = (field: string, chance: number) =>
    example === undefined && of(field).datatype.boolean(chance);
  const name = of('name').helpers.arrayElement(fleet.models);
  const state_number =
    fleet.mode === 'bus' || fleet.mode === 'minibus' ? plate(origin.draw, depot, number) : null;
  const inDays = example === undefined ? inspectionIn(origin.draw, number, status) : EXAMPLE_INSPECTION;
  return {
    ...seedRowColumns(origin, 'vehicle', number, example?.id),
    branch_id: place.depotId,
    route_id: place.routeId,
    transport_num: String(number),
    transport_num_key: sortKey(String(number)),
    name,
    name_key: sortKey(name),
    mode: fleet.mode,
    state_number,
    validator: lacks('validator', 0.05) ? null : `VL-204${String(number).padStart(4, '0')}`,
    terminal_num: lacks('terminal', 0.1) ? null : `S1${String(number).padStart(6, '0')}`,
    camera_link:
      number !== 1201 && of('camera').datatype.boolean(0.6) ? null : `https://cam.example.com/${number}`,
    status,
    next_to_date: addDays(kyivDay(origin.now), inDays),
    search: searchColumn(
      'transports',
      `${number}`,
      name,
      state_number,
      state_number && formatPlate(state_number),
    ),
    ...(status === 'on_route' ? movement(number, place, example?.takings) : standing(depot, status)),
  };
}

function plate(draw: SeededFaker, depot: DepotSeed, number: number): string {
  if (number === 1201) return 'ВС1201АА';
  const region = draw('vehicle', number, 'region').helpers.arrayElement(depot.plateRegions);
  const letter = (which: string) => draw('vehicle', number, 'series', which).helpers.arrayElement(SERIES);
  const drawn = letter('first') + letter('second');
  // The examples create plates of the series КА.
  const series = drawn === 'КА' ? 'КВ' : drawn;
  // Scattered but unique: 7919 and 10 000 are coprime.
  return `${region}${String((number * 7_919) % 10_000).padStart(4, '0')}${series}`;
}

function inspectionIn(draw: SeededFaker, number: number, status: Status): number {
  const chance = draw('vehicle', number, 'inspection').number.float();
  const days = (field: string, min: number, max: number) =>
    draw('vehicle', number, field).number.int({ min, max });
  if (chance < 0.07 && status !== 'on_route') return -days('overdue', 1, 40);
  return chance < 0.16 ? days('due', 1, 30) : days('inspected', 31, 360);
}

function standing({ lat, lng, name }: DepotSeed, status: Status): Measured {
  // A vehicle off the line sends no position.
  return { ...NOTHING_MEASURED, ...(status === 'off_line' ? {} : { lat, lng, geo_place: name }) };
}

function movement(
  number: number,
  { origin, route }: FleetSeedContext,
  fixed: PassengerCounts | undefined,
): Measured {
  if (route === undefined) throw new Error(`Vehicle ${number} is on no route`);
  const { draw } = origin;
  const of = (field: string) => draw('vehicle', number, field).number;
  const takings = fixed ?? drawPassengerCounts(draw, HOURS, 'vehicle', number);
  const leg = of('leg').int(route.places.length - 2);
  const [from, to] = [route.places[leg], route.places[leg + 1]];
  if (from === undefined || to === undefined) throw new Error(`Route ${route.key} has no stops`);
  const way = of('way').float();
  const between = (start: number, end: number) => Math.round((start + (end - start) * way) * 1e5) / 1e5;
  const run = route.avg_time ?? 40;
  return {
    lat: between(from.lat, to.lat),
    lng: between(from.lng, to.lng),
    geo_place: way < 0.5 ? from.name : to.name,
    route_time: Math.round(((leg + way) / (route.places.length - 1)) * run),
    drive_time: Math.round(HOURS * of('drive').int({ min: 48, max: 55 })),
    avg_speed: Math.round(((route.avg_speed ?? 16) + of('speed').float({ min: -1.5, max: 1.5 })) * 10) / 10,
    passenger_amount: takings.cash + takings.card + takings.free,
    payment_cash: takings.cash * route.cost,
    payment_card: takings.card * route.cost,
    beneficiary_count: takings.free,
  };
}
