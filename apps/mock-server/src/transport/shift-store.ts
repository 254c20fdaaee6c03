import type { ShiftEntity } from '@kasa/contracts/transport/shifts';
import type { NotNull } from 'kysely';
import { param } from '../db/compiled-queries.ts';
import { type PageOfRows, type PageWindow, readPage } from '../db/pagination.ts';
import type { Db, Row } from '../db/schema.ts';
import { presentNamed } from '../http/entity/entity.ts';
import { omit } from '../http/journal/diff.ts';
import type { JournaledKind } from '../http/journal/journal.ts';
import { presentPerson, presentPersonOrNobody } from '../http/people.ts';

export interface ShiftChangeRow
  extends Pick<Row<'shift_changes'>, 'shift_id' | 'at' | 'kind' | 'from_id' | 'to_id'> {
  from_name: string | null;
  to_name: string;
  by_user_id: string;
  by_name: string;
}

export interface ShiftRow extends Row<'shifts'> {
  driver_name: string;
  driver_money: number;
  transport_number: string;
  route_name: string;
  opened_by_name: string;
  closed_by_name: string | null;
  changes: ShiftChangeRow[];
}

const named = (db: Db) =>
  db
    .selectFrom('shifts')
    .innerJoin('drivers', 'drivers.id', 'shifts.driver_id')
    .innerJoin('transports', 'transports.id', 'shifts.transport_id')
    .innerJoin('routes', 'routes.id', 'shifts.route_id')
    .innerJoin('users as opener', 'opener.id', 'shifts.opened_by')
    .leftJoin('users as closer', 'closer.id', 'shifts.closed_by')
    .selectAll('shifts')
    .select(['drivers.name as driver_name', 'drivers.money as driver_money'])
    .select(['transports.transport_num as transport_number', 'routes.name as route_name'])
    .select(['opener.full_name as opened_by_name', 'closer.full_name as closed_by_name']);

/** @param id of a shift known to be the merchant's */
export async function findShift(db: Db, id: string): Promise<ShiftRow | undefined> {
  const rows = await named(db).where('shifts.id', '=', id).execute();
  return (await withChanges(db, rows))[0];
}

/** Journal snapshot of a shift, without the users: the journal's own entries name them. */
export const shiftJournal: JournaledKind = {
  type: 'shift',
  async snapshot(tx, _actor, id) {
    const row = await findShift(tx, id);
    if (row === undefined) return null;
    const fields = omit(presentShift(row), 'changes', 'opened_by', 'closed_by');
    return { name: `${row.driver_name}, ${row.transport_number}`, fields };
  },
};

export async function pageOfShifts(
  db: Db,
  merchant: string,
  driver: string,
  window: PageWindow,
): Promise<PageOfRows<ShiftRow>> {
  const filtered = () =>
    db
      .selectFrom('shifts')
      .where('shifts.merchant_id', '=', param<string>('merchant'))
      .where('shifts.driver_id', '=', param<string>('driver'));
  const found = await readPage<Omit<ShiftRow, 'changes'>, 'shifts'>(db, {
    queryKey: 'shifts of driver',
    window,
    values: { merchant, driver },
    filtered,
    rows: ({ beforeJoins, afterJoins }) => {
      const ids = filtered().select('shifts.id').orderBy('opened_at', 'desc').orderBy('id', 'desc');
      const shown = named(db).where('shifts.id', 'in', beforeJoins(ids));
      return afterJoins(shown.orderBy('shifts.opened_at', 'desc').orderBy('shifts.id', 'desc'));
    },
  });
  return { ...found, rows: await withChanges(db, found.rows) };
}

async function withChanges(db: Db, shifts: readonly Omit<ShiftRow, 'changes'>[]): Promise<ShiftRow[]> {
  if (shifts.length === 0) return [];
  const changes = await db
    .selectFrom('shift_changes as c')
    .innerJoin('users', 'users.id', 'c.by_user_id')
    .leftJoin('routes as from_route', 'from_route.id', 'c.from_id')
    .leftJoin('routes as to_route', 'to_route.id', 'c.to_id')
    .leftJoin('transports as from_transport', 'from_transport.id', 'c.from_id')
    .leftJoin('transports as to_transport', 'to_transport.id', 'c.to_id')
    .select(['c.shift_id', 'c.at', 'c.kind', 'c.from_id', 'c.to_id', 'c.by_user_id'])
    .select((eb) => [
      eb.fn.coalesce('from_route.name', 'from_transport.transport_num').as('from_name'),
      eb.fn.coalesce('to_route.name', 'to_transport.transport_num').as('to_name'),
    ])
    .select('users.full_name as by_name')
    .where(
      'c.shift_id',
      'in',
      shifts.map((shift) => shift.id),
    )
    .orderBy('c.at')
    .orderBy('c.id')
    .$narrowType<{ to_name: NotNull }>()
    .execute();
  const byShift = Map.groupBy(changes, (change) => change.shift_id);
  return shifts.map((shift) => ({ ...shift, changes: byShift.get(shift.id) ?? [] }));
}

/** `expected_cash` of an open shift is what the driver holds now. */
export function presentShift(row: ShiftRow): ShiftEntity {
  return {
    id: row.id,
    driver: { id: row.driver_id, name: row.driver_name },
    transport: { id: row.transport_id, name: row.transport_number },
    route: { id: row.route_id, name: row.route_name },
    status: row.closed_at === null ? 'open' : 'closed',
    opened_at: row.opened_at,
    opened_by: presentPerson(row.opened_by, row.opened_by_name),
    closed_at: row.closed_at,
    closed_by: presentPersonOrNobody(row.closed_by, row.closed_by_name),
    expected_cash: row.expected_cash ?? row.driver_money,
    handed_over_cash: row.handed_over_cash,
    cash_difference: row.cash_difference,
    comment: row.comment,
    changes: row.changes.map(presentChange),
  };
}

function presentChange(row: ShiftChangeRow): ShiftEntity['changes'][number] {
  return {
    at: row.at,
    kind: row.kind,
    from: presentNamed(row.from_id, row.from_name),
    to: { id: row.to_id, name: row.to_name },
    by: presentPerson(row.by_user_id, row.by_name),
  };
}
