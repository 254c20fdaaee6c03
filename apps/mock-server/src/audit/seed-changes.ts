/** Seeded changes; the last change of each field ends at the value that is seeded. */
import { sortByRandomRank } from '../db/seed/sort-by-random-rank.ts';
import type { Fields } from '../http/journal/diff.ts';
import type { SeedRandomInt } from './seed-random.ts';
import type { SeededFleet, SeededShift } from './seeded-fleet.ts';

export interface SeedChange {
  readonly operation: string;
  readonly object: { readonly type: string; readonly id: string; readonly name: string };
  readonly before: Fields | null;
  readonly after: Fields | null;
}

type Vehicle = SeededFleet['transports'][number];

const vehicle = ({ id, transport_num, name }: Vehicle) => ({
  type: 'transport',
  id,
  name: `${transport_num} ${name}`,
});

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('02-29', '02-28')}`;

function changed<Of extends { id: string; name: string }>(
  operation: string,
  type: string,
  { id, name }: Of,
  field: string,
  was: unknown,
  is: unknown,
): SeedChange {
  return { operation, object: { type, id, name }, before: { [field]: was }, after: { [field]: is } };
}

export function plausibleEdits(
  { routes, transports, drivers, depots }: SeededFleet,
  draw: SeedRandomInt,
): SeedChange[][] {
  const edit = (of: Vehicle, field: string, was: unknown, is: unknown): SeedChange => ({
    operation: field === 'status' ? 'changeTransportStatus' : 'updateTransport',
    object: vehicle(of),
    before: { [field]: was },
    after: { [field]: is },
  });
  const otherRoute = (id: string) =>
    routes[(routes.findIndex((route) => route.id === id) + 1) % routes.length];
  return [
    transports
      .filter(({ status }) => status === 'maintenance' || status === 'parked')
      .map((of) => edit(of, 'status', of.status === 'parked' ? 'maintenance' : 'parked', of.status)),
    drivers
      .filter((of) => of.shift_id === null && of.route_id !== null)
      .map((of) => {
        const other = otherRoute(of.route_id ?? '');
        const was = other ? { id: other.id, name: other.name } : null;
        return changed('changeDriverRoute', 'driver', of, 'route', was, {
          id: of.route_id,
          name: of.route_name,
        });
      }),
    routes.map((of) => changed('updateRoute', 'route', of, 'cost', of.cost - 200, of.cost)),
    transports.map((of) => edit(of, 'next_to_date', yearBefore(of.next_to_date), of.next_to_date)),
    drivers.map((of) => {
      const was = `+38093${String(draw(10_000_000, 'phone', of.id)).padStart(7, '0')}`;
      return changed('updateDriver', 'driver', of, 'phone', was, of.phone);
    }),
    transports
      .filter((of) => of.terminal_num !== null)
      .map((of) => edit(of, 'terminal_num', null, of.terminal_num)),
    drivers
      .filter((of) => of.add_data !== null)
      .map((of) => changed('updateDriver', 'driver', of, 'add_data', null, of.add_data)),
    routes.map((of) =>
      changed('updateRoute', 'route', of, 'transport_num', of.transport_num + 1, of.transport_num),
    ),
    transports.filter((of) => of.validator !== null).map((of) => edit(of, 'validator', null, of.validator)),
    drivers
      .filter((of) => of.avatar !== null)
      .map((of) =>
        changed('uploadDriverAvatar', 'driver', of, 'photo', null, of.avatar?.split('?v=')[1]?.slice(0, 8)),
      ),
    depots.map((of) =>
      changed('updateDepot', 'depot', of, 'shift_closing_time', '22:00', of.shift_closing_time),
    ),
  ].map((kind, n) => shuffled(kind, draw, n));
}

function shuffled(changes: readonly SeedChange[], draw: SeedRandomInt, kind: number): SeedChange[] {
  const real = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  return sortByRandomRank(real, ({ object }) => draw(2 ** 31, 'rank', kind, object.name));
}

/** Entries of an opened or closed shift: driver, vehicle and shift. */
export function shiftChanges(shift: SeededShift): SeedChange[] {
  const driver = { id: shift.driver_id, name: shift.driver_name };
  const route = { id: shift.route_id, name: shift.route_name };
  const transport = { id: shift.transport_id, name: shift.transport_num };
  const car = { ...transport, name: `${shift.transport_num} ${shift.transport_name}` };
  const own = { id: shift.id, name: `${shift.driver_name}, ${shift.transport_num}` };
  const { opened_at, closed_at, comment, handed_over_cash, cash_difference, expected_cash } = shift;
  const at = (operation: string, type: string, object: { id: string; name: string }) => ({
    operation,
    object: { type, ...object },
  });
  if (closed_at === null) {
    return [
      {
        ...at('openShift', 'transport', car),
        before: { driver: null, status: 'parked' },
        after: { driver, status: 'on_route' },
      },
      {
        ...at('openShift', 'driver', driver),
        before: { session_open_time: null },
        after: { session_open_time: opened_at },
      },
      {
        ...at('openShift', 'shift', own),
        before: null,
        after: { driver, transport, route, status: 'open', opened_at, expected_cash: 0 },
      },
    ];
  }
  const noted = comment === null ? [{}, {}] : [{ comment: null }, { comment }];
  return [
    {
      ...at('closeShift', 'transport', car),
      before: { driver, status: 'on_route' },
      after: { driver: null, status: 'parked' },
    },
    {
      ...at('closeShift', 'driver', driver),
      before: { session_open_time: opened_at, money: expected_cash },
      after: { session_open_time: null, money: 0 },
    },
    {
      ...at('closeShift', 'shift', own),
      before: { status: 'open', closed_at: null, handed_over_cash: null, cash_difference: null, ...noted[0] },
      after: { status: 'closed', closed_at, handed_over_cash, cash_difference, ...noted[1] },
    },
  ];
}

export function addedTerminals({ terminals }: SeededFleet): (SeedChange & { readonly at: string })[] {
  return terminals.map(({ id, created_at, ...given }) => ({
    at: created_at,
    operation: 'addTerminal',
    object: { type: 'terminal', id, name: `${given.number} ${given.name}` },
    before: null,
    after: { ...given, status: 'added' },
  }));
}
