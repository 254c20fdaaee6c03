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

export function openShiftRows({ origin, dispatcher, crew }: ShiftSeedContext): Shift[] {
  return crew.flatMap(({ driver, drives }) => {
    if (drives?.route_id == null) return [];
    const minutes = origin.draw('shift', driver.tabulation_number, 'open').number.int(110);
    const offset =
      exampleShifts[driver.id] !== undefined ? EXAMPLE_DEPARTURE : FIRST_DEPARTURE + minutes * MINUTE;
    const opened_at = new Date(shiftDay(origin.now) + offset).toISOString();
    return [
      {
        id: exampleShifts[driver.id] ?? seededRowId(origin, opened_at, 'shift', driver.tabulation_number),
        ...openingColumns(origin, driver.id, drives.id, drives.route_id, opened_at, dispatcher),
        updated_at: opened_at,
        closed_at: null,
        closed_by: null,
        expected_cash: null,
        handed_over_cash: null,
        cash_difference: null,
        comment: null,
      },
    ];
  });
}

function openingColumns(
  origin: SeedContext,
  driver_id: string,
  transport_id: string,
  route_id: string,
  at: string,
  by: string,
) {
  return {
    merchant_id: origin.merchant,
    version: 1,
    created_at: at,
    driver_id,
    transport_id,
    route_id,
    opened_at: at,
    opened_by: by,
  };
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
  const route = vehicle.route_id ?? '';
  const expected_cash =
    drawPassengerCounts(draw, worked / 60, ...place).cash * (context.fares.get(route) ?? 0);
  const { cash_difference, comment } = counted(draw, expected_cash, ...place);
  return {
    id: seededRowId(context.origin, opened_at, ...place),
    ...openingColumns(context.origin, driver.id, vehicle.id, route, opened_at, context.dispatcher),
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
export function shiftChangeRows(context: ShiftSeedContext, closed: readonly Shift[]): Change[] {
  return [...routeChanges(context, closed), ...vehicleChanges(context, closed)];
}

function routeChanges(
  { origin, dispatcher, vehicles }: ShiftSeedContext,
  closed: readonly Shift[],
): Change[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return closed.flatMap((shift) => {
    const vehicle = byId.get(shift.transport_id);
    if (vehicle === undefined || origin.draw('change', shift.id, 'route').number.float() > 1 / 20) return [];
    const other = vehicles.find(
      (v) =>
        v.branch_id === vehicle.branch_id &&
        v.mode === vehicle.mode &&
        v.route_id !== null &&
        v.route_id !== shift.route_id,
    );
    if (!other) return [];
    const at = new Date(Date.parse(shift.opened_at) + 2 * HOUR).toISOString();
    const about = { merchant_id: origin.merchant, shift_id: shift.id, at, by_user_id: dispatcher };
    const id = seededRowId(origin, at, 'change', shift.id, 'route');
    return [{ id, ...about, kind: 'route', from_id: other.route_id, to_id: shift.route_id }];
  });
}

function vehicleChanges(
  { origin, dispatcher, vehicles }: ShiftSeedContext,
  closed: readonly Shift[],
): Change[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return closed.flatMap((shift) => {
    const vehicle = byId.get(shift.transport_id);
    if (vehicle === undefined || shift.closed_at === null) return [];
    if (origin.draw('change', shift.id).number.float() > 1 / 12) return [];
    const others = vehicles.filter(
      (v) => v.branch_id === vehicle.branch_id && v.mode === vehicle.mode && v !== vehicle,
    );
    if (others.length === 0) return [];
    const at = new Date(
      (new Date(shift.opened_at).getTime() + new Date(shift.closed_at).getTime()) / 2,
    ).toISOString();
    return [
      {
        id: seededRowId(origin, at, 'change', shift.id),
        merchant_id: origin.merchant,
        shift_id: shift.id,
        at,
        kind: 'transport',
        from_id: origin.draw('change', shift.id, 'from').helpers.arrayElement(others).id,
        to_id: vehicle.id,
        by_user_id: dispatcher,
      },
    ];
  });
}
