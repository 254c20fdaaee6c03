/** Seeded changes; the last change of each field ends at the value that is seeded. */
import type { JournaledSetting } from '@kasa/contracts/audit/setting-value';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName, SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { sortByRandomRank } from '../db/seed/sort-by-random-rank.ts';
import { type Fields, omit } from '../http/journal/diff.ts';
import type { SeedRandomInt } from './seed-random.ts';
import type { SeededFleet, SeededShift } from './seeded-fleet.ts';

export interface SeedChange {
  readonly operation: string;
  readonly object: { readonly type: string; readonly id: string; readonly name: string };
  readonly before: Fields | null;
  readonly after: Fields | null;
}

type Vehicle = SeededFleet['transports'][number];

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('02-29', '02-28')}`;

type Named = Readonly<Record<'id' | 'name', string>>;

const changeOf = (
  operation: string,
  type: string,
  { id, name }: Named,
  before: Fields | null,
  after: Fields | null,
): SeedChange => ({ operation, object: { type, id, name }, before, after });

const changed = (operation: string, type: string, of: Named, field: string, was: unknown, is: unknown) =>
  changeOf(operation, type, of, { [field]: was }, { [field]: is });

export function plausibleEdits(
  { routes, transports, drivers, depots }: SeededFleet,
  draw: SeedRandomInt,
): SeedChange[][] {
  const edit = ({ id, transport_num, name }: Vehicle, field: string, was: unknown, is: unknown) => {
    const operation = field === 'status' ? 'changeTransportStatus' : 'updateTransport';
    return changed(operation, 'transport', { id, name: `${transport_num} ${name}` }, field, was, is);
  };
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
        const is = { id: of.route_id, name: of.route_name };
        return changed('changeDriverRoute', 'driver', of, 'route', was, is);
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
  const [parked, onRoute] = [
    { driver: null, status: 'parked' },
    { driver, status: 'on_route' },
  ];
  if (closed_at === null) {
    const opened = { driver, transport, route, status: 'open', opened_at, expected_cash: 0 };
    return [
      changeOf('openShift', 'transport', car, parked, onRoute),
      changed('openShift', 'driver', driver, 'session_open_time', null, opened_at),
      changeOf('openShift', 'shift', own, null, opened),
    ];
  }
  const withCash = { session_open_time: opened_at, money: expected_cash };
  const open = { status: 'open', closed_at: null, handed_over_cash: null, cash_difference: null };
  const closed = { status: 'closed', closed_at, handed_over_cash, cash_difference };
  const isNoted = comment !== null;
  return [
    changeOf('closeShift', 'transport', car, onRoute, parked),
    changeOf('closeShift', 'driver', driver, withCash, { session_open_time: null, money: 0 }),
    changeOf(
      'closeShift',
      'shift',
      own,
      isNoted ? { ...open, comment: null } : open,
      isNoted ? { ...closed, comment } : closed,
    ),
  ];
}

export function addedTerminals({ terminals }: SeededFleet): (SeedChange & { readonly at: string })[] {
  return terminals.map(({ id, created_at, settings: _own, template_settings: _inherited, ...given }) => ({
    at: created_at,
    ...changeOf('addTerminal', 'terminal', { id, name: `${given.number} ${given.name}` }, null, {
      ...given,
      status: 'added',
    }),
  }));
}

/** Without what may hold secrets. */
const publicSettings = (json: string): SomeTerminalSettingsEntity =>
  omit(JSON.parse(json), 'callback_headers', 'callback_get_parameters');

export function createdTemplates({ templates }: SeededFleet): (SeedChange & { readonly at: string })[] {
  return templates.map(({ created_at, settings, ...of }) => ({
    at: created_at,
    ...changeOf('createTerminalTemplate', 'terminal_template', of, null, {
      name: of.name,
      ...(of.description !== null && { description: of.description }),
      ...publicSettings(settings),
    }),
  }));
}

/** Tills whose own settings differ from what they inherit. */
export function ownSettings({ terminals }: SeededFleet): SeedChange[] {
  const tills = terminals.filter(({ kind }) => kind === 'acquiring');
  return tills.flatMap(({ id, number, name, kind, settings, template_settings }) => {
    const template = template_settings === null ? null : publicSettings(template_settings);
    const inherited = resolveSettings(kind, {}, template);
    const own = Object.entries(publicSettings(settings)) as [SettingName, unknown][];
    if (own.length === 0) return [];
    const state = (of: (setting: SettingName, value: unknown) => JournaledSetting) =>
      Object.fromEntries(own.map(([setting, value]) => [setting, of(setting, value)]));
    const before = state((setting) => ({
      value: inherited.settings[setting],
      source: inherited.sources[setting],
    }));
    const after = state((_setting, value) => ({ value, source: 'own' }));
    return [changeOf('updateTerminal', 'terminal', { id, name: `${number} ${name}` }, before, after)];
  });
}
