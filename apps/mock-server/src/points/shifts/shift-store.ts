/** Shifts of registers: how they are locked, listed and shown. */
import type { EventBody } from '@kasa/contracts/events/events';
import { pointsOperations } from '@kasa/contracts/points/operations';
import type { RegisterDocumentKind, ShiftRefusal } from '@kasa/contracts/points/register-shift-states';
import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import type { RegisterShiftEntity } from '@kasa/contracts/points/shifts';
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { entityReader, type RowOf } from '../../http/entity/entity.ts';
import { equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { cashOf, totalsOf } from '../../http/fiscal/turnover.ts';
import { presentPerson, presentPersonOrNobody } from '../../http/people.ts';
import { requireFound } from '../../http/request/requirements.ts';

const reader = entityReader({
  type: 'register_shift',
  table: 'register_shifts',
  columns: [
    ...(['point_id', 'register_number', 'state', 'refusal', 'begun_at', 'opened_at', 'closes_at'] as const),
    ...(['closed_at', 'opened_by', 'opened_by_itself', 'closed_by'] as const),
    ...(['service_in', 'service_out', 'sales', 'returns'] as const),
    ...(['opening_number', 'z_number'] as const),
  ],
  related: (rows) =>
    rows
      .innerJoin('branches as point', 'point.id', 'row.point_id')
      .innerJoin('users as opener', 'opener.id', 'row.opened_by')
      .leftJoin('users as closer', 'closer.id', 'row.closed_by')
      .select(['point.name as point_name', 'opener.full_name as opened_by_name'])
      .select('closer.full_name as closed_by_name')
      .select(({ selectFrom }) =>
        selectFrom('register_documents as document')
          .select('document.kind')
          .whereRef('document.shift_id', '=', 'row.id')
          .where('document.state', '=', 'pending')
          .$asScalar()
          .as('pending'),
      ),
});

/** A shift on the wire. */
export function presentShift(row: RowOf<typeof reader>): RegisterShiftEntity {
  const { id, register_number, state, pending, begun_at, opened_at, closes_at, closed_at, version } = row;
  const { opening_number, z_number, created_at, updated_at } = row;
  const totals = totalsOf(row);
  return {
    ...{
      id,
      register_number,
      state,
      pending: pending as RegisterDocumentKind | null,
      begun_at,
      opened_at,
      closes_at,
      closed_at,
      opening_number,
    },
    point: { id: row.point_id, name: row.point_name },
    refusal: row.refusal as ShiftRefusal | null,
    opened_by: row.opened_by_itself === 1 ? null : presentPerson(row.opened_by, row.opened_by_name),
    closed_by: presentPersonOrNobody(row.closed_by, row.closed_by_name),
    report: {
      kind: state === 'closed' && opened_at !== null ? 'z' : 'x',
      ...{ fiscal_number: z_number, ...totals, cash: cashOf(totals) },
    },
    ...{ version, created_at, updated_at },
  };
}

export const registerShifts = withList(reader, pointsOperations.listRegisterShifts, {
  sorts: { begun_at: 'begun_at' },
  defaultSort: '-begun_at',
  days: { begun: 'register_shifts.begun_at' },
  filters: { point_id: equals('point_id'), state: equals('state') },
});

/** A point, locked: what its register does waits for one another. @throws OperationFailure `not_found` */
export async function lockPoint(tx: Transaction<Schema>, merchant: string, id: string) {
  const own = tx.selectFrom('branches').selectAll().where('id', '=', id).where('merchant_id', '=', merchant);
  return requireFound(await own.where('kind', '<>', 'depot').forUpdate().executeTakeFirst());
}

/** A shift, whose point is locked. @throws OperationFailure `not_found` */
export async function lockShift(tx: Transaction<Schema>, merchant: string, id: string) {
  const { point_id } = await reader.get(tx, merchant, id);
  const point = await lockPoint(tx, merchant, point_id);
  return { point, shift: await reader.lock(tx, merchant, id) };
}

/** Tells that a shift is another now. */
export const shiftChanged = ({ id, point_id, state }: Row<'register_shifts'>): EventBody => ({
  type: 'register_shift.changed',
  data: { shift_id: id, point_id, state },
});

/** Tells that a point's shift, or its link to the tax service, is another now. */
export const pointChanged = ({ id }: Pick<Row<'branches'>, 'id'>): EventBody => ({
  type: 'point.changed',
  data: { point_id: id },
});

/** Whether a shift has lasted as long as any may. */
export const isOver = ({ opened_at, begun_at }: Row<'register_shifts'>, now: Date): boolean =>
  now.getTime() - Date.parse(opened_at ?? begun_at) >= MAX_SHIFT_HOURS * 3_600_000;
