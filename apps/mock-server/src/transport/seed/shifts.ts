import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import type { RandomKey, SeededFaker } from '../../db/seed/seeded-faker.ts';
import { sortByRandomRank } from '../../db/seed/sort-by-random-rank.ts';
import type { CrewMember } from './drivers.ts';
import { drawPassengerCounts } from './passenger-counts.ts';

type Shift = Row<'shifts'>;
type Change = Row<'shift_changes'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds after midnight UTC: the first departure, and the start of the examples' shifts. */
const FIRST_DEPARTURE = 4 * HOUR;
const EXAMPLE_DEPARTURE = 4.5 * HOUR;

const shiftDay = (now: Date) => Math.floor(now.getTime() / DAY) * DAY;

export interface ShiftSeedContext {
  readonly origin: SeedContext;
  readonly dispatcher: string;
  readonly crew: readonly CrewMember[];
  readonly vehicles: readonly Row<'transports'>[];
  /** Fare by route id, kopiykas. */
  readonly fares: ReadonlyMap<string, number>;
}

const exampleShifts: Readonly<Record<string, string>> = {
  [exampleIds.driver]: exampleIds.shift,
  [exampleIds.driverForClosing]: exampleIds.shiftForClosing,
};

/** A shift that is open; what a closed one has besides is added to it. */
function shiftRow(
  { origin, dispatcher }: ShiftSeedContext,
  id: string,
  opened_at: string,
  place: Pick<Shift, 'driver_id' | 'transport_id' | 'route_id'>,
): Shift {
  return {
    id,
    merchant_id: origin.merchant,
    version: 1,
    created_at: opened_at,
    updated_at: opened_at,
    ...place,
    opened_at,
    opened_by: dispatcher,
    closed_at: null,
    closed_by: null,
    expected_cash: null,
    handed_over_cash: null,
    cash_difference: null,
    comment: null,
  };
}

export function openShiftRows(context: ShiftSeedContext): Shift[] {
  const { origin, crew } = context;
  return crew.flatMap(({ driver, drives }) => {
    if (drives?.route_id == null) return [];
    const example = exampleShifts[driver.id];
    const minutes = origin.draw('shift', driver.tabulation_number, 'open').number.int(110);
    const departure = example === undefined ? FIRST_DEPARTURE + minutes * MINUTE : EXAMPLE_DEPARTURE;
    const opened_at = new Date(shiftDay(origin.now) + departure).toISOString();
    const id = example ?? seededRowId(origin, opened_at, 'shift', driver.tabulation_number);
    const place = { driver_id: driver.id, transport_id: drives.id, route_id: drives.route_id };
    return [shiftRow(context, id, opened_at, place)];
  });
}

/** Closed shifts of the past days, `perDay` each; a driver and a vehicle work once a day. */
export function closedShiftRows(context: ShiftSeedContext, days: number, perDay: number): Shift[] {
  return Array.from({ length: days }, (_, index) => index + 1).flatMap((ago) =>
    dayOfShifts(context, ago, perDay),
  );
}

function dayOfShifts(context: ShiftSeedContext, ago: number, perDay: number): Shift[] {
  const { draw } = context.origin;
  const crew = sortByRandomRank(context.crew, ({ driver }) =>
    draw('shift', ago, driver.tabulation_number, 'rank').number.float(),
  ).slice(0, perDay);
  const taken = new Set<string>();
  return crew.flatMap(({ driver, mode }) => {
    const free = context.vehicles.filter(
      (v) => v.route_id !== null && v.branch_id === driver.branch_id && v.mode === mode && !taken.has(v.id),
    );
    if (free.length === 0) return [];
    const vehicle = draw('shift', ago, driver.tabulation_number, 'vehicle').helpers.arrayElement(free);
    taken.add(vehicle.id);
    return [closedShift(context, driver, vehicle, ago)];
  });
}

function closedShift(
  context: ShiftSeedContext,
  driver: Row<'drivers'>,
  vehicle: Row<'transports'>,
  ago: number,
): Shift {
  const { draw } = context.origin;
  const place = ['shift', ago, driver.tabulation_number] as const;
  const minutes = draw(...place, 'open').number.int(110);
  const opened = shiftDay(context.origin.now) - ago * DAY + FIRST_DEPARTURE + minutes * MINUTE;
  const worked = draw(...place, 'worked').number.int({ min: 7 * 60, max: 11 * 60 });
  const opened_at = new Date(opened).toISOString();
  const closed_at = new Date(opened + worked * MINUTE).toISOString();
  const route_id = vehicle.route_id ?? '';
  const expected_cash =
    drawPassengerCounts(draw, worked / 60, ...place).cash * (context.fares.get(route_id) ?? 0);
  const { cash_difference, comment } = counted(draw, expected_cash, ...place);
  const on = { driver_id: driver.id, transport_id: vehicle.id, route_id };
  return {
    ...shiftRow(context, seededRowId(context.origin, opened_at, ...place), opened_at, on),
    version: 2,
    updated_at: closed_at,
    closed_at,
    closed_by: context.dispatcher,
    expected_cash,
    handed_over_cash: expected_cash + cash_difference,
    cash_difference,
    comment,
  };
}

const SHORT = [
  'Бракує на здачу',
  'Пошкоджена купюра',
  'Помилка при видачі здачі',
  'Недостача, пояснення додано',
];
const OVER = ['Пасажир не взяв решту', 'Надлишок, причину не встановлено'];

/** Most hand over the exact sum; some are a few fares short, a few have a surplus. */
function counted(draw: SeededFaker, expected: number, ...place: RandomKey) {
  const chance = draw(...place, 'difference').number.float();
  if (chance < 0.8 || expected < 50_000) return { cash_difference: 0, comment: null };
  const amount = draw(...place, 'amount').number.int({ min: 1, max: 40 }) * 50;
  const [cash_difference, reasons] = chance < 0.95 ? [-amount * 10, SHORT] : [amount, OVER];
  return { cash_difference, comment: draw(...place, 'comment').helpers.arrayElement(reasons) };
}

/**
 * Changes during closed shifts: the vehicle in one of twelve, the route in one of twenty. The previous one is another
 * of the same depot and kind.
 */
export function shiftChangeRows(
  { origin, dispatcher, vehicles }: ShiftSeedContext,
  closed: readonly Shift[],
): Change[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const othersOf = ({ transport_id }: Shift) => {
    const own = byId.get(transport_id);
    return vehicles.filter((v) => v !== own && v.branch_id === own?.branch_id && v.mode === own.mode);
  };
  const changeRow = (
    shift: Shift,
    time: number,
    what: Pick<Change, 'kind' | 'from_id' | 'to_id'>,
    ...place: RandomKey
  ): Change => {
    const at = new Date(time).toISOString();
    const id = seededRowId(origin, at, ...place);
    return { id, merchant_id: origin.merchant, shift_id: shift.id, at, by_user_id: dispatcher, ...what };
  };

  const routes = closed.flatMap((shift) => {
    if (origin.draw('change', shift.id, 'route').number.float() > 1 / 20) return [];
    const other = othersOf(shift).find((v) => v.route_id !== null && v.route_id !== shift.route_id);
    if (other === undefined) return [];
    const what = { kind: 'route', from_id: other.route_id, to_id: shift.route_id } as const;
    return [changeRow(shift, Date.parse(shift.opened_at) + 2 * HOUR, what, 'change', shift.id, 'route')];
  });
  const changed = closed.flatMap((shift) => {
    if (shift.closed_at === null || origin.draw('change', shift.id).number.float() > 1 / 12) return [];
    const others = othersOf(shift);
    if (others.length === 0) return [];
    const from_id = origin.draw('change', shift.id, 'from').helpers.arrayElement(others).id;
    const middle = (Date.parse(shift.opened_at) + Date.parse(shift.closed_at)) / 2;
    const what = { kind: 'transport', from_id, to_id: shift.transport_id } as const;
    return [changeRow(shift, middle, what, 'change', shift.id)];
  });
  return [...routes, ...changed];
}
