/** Templates of weeks of a point. */
import { usersOperations } from '@kasa/contracts/users/operations';
import type {
  TemplateShiftEntity,
  WeekTemplateEntity,
  WeekTemplateFields,
} from '@kasa/contracts/users/week-templates';
import type { Db } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';
import type { EntityWrites } from '../../http/entity/changes.ts';
import { entityReader, type RowOf } from '../../http/entity/entity.ts';
import { equals } from '../../http/entity/filters.ts';
import { createHandler, deleteHandler, listHandler, updateHandler } from '../../http/entity/handlers.ts';
import { withList } from '../../http/entity/list.ts';
import type { JournaledKind } from '../../http/journal/journal.ts';
import type { Context, Handlers } from '../../http/request/handler.ts';
import { bodyAsSent } from '../../http/request/hide-foreign-ids.ts';
import { referencesTo } from '../../http/request/references.ts';
import { requireNotTaken } from '../../http/request/requirements.ts';
import { requireKnown, withThoseKnown } from './shift-rows.ts';

const reader = entityReader({
  type: 'week_template',
  table: 'week_templates',
  columns: ['point_id', 'name', 'opens', 'closes', 'open_days', 'shifts'],
  related: (rows) => rows,
});

type TemplateRow = RowOf<typeof reader>;
/** A change names no point: a template stays where it is. */
type Fields = Omit<WeekTemplateFields, 'point_id'> & { readonly point_id?: string };

const shiftsOf = ({ shifts }: Pick<TemplateRow, 'shifts'>) => JSON.parse(shifts) as TemplateShiftEntity[];
const daysOf = ({ open_days }: Pick<TemplateRow, 'open_days'>) => JSON.parse(open_days) as number[];

function present({ opens, closes, open_days, shifts, ...row }: TemplateRow): WeekTemplateEntity {
  return {
    ...row,
    hours: { from: opens, to: closes, days: daysOf({ open_days }) },
    shifts: shiftsOf({ shifts }),
  };
}

const list = withList(reader, usersOperations.listWeekTemplates, {
  sorts: { name: 'name_key' },
  defaultSort: 'name',
  filters: { point_id: equals('point_id') },
});

async function namesOf(db: Db, shifts: readonly TemplateShiftEntity[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(shifts.map(({ user_id }) => user_id))];
  const people = db.selectFrom('users').select(['id', 'full_name']).where('id', 'in', ids);
  return new Map((await people.execute()).map(({ id, full_name }) => [id, full_name]));
}

const snapshot: JournaledKind['snapshot'] = async (tx, { session }, id) => {
  const row = await list.find(tx, session.merchantId, id);
  if (row === undefined) return null;
  const shifts = shiftsOf(row);
  const names = await namesOf(tx, shifts);
  const planned_shifts = shifts.map(({ user_id, weekday, from, to }) =>
    `${weekday}. ${from}–${to} ${names.get(user_id) ?? ''}`.trim(),
  );
  const opening = { opening_hours: `${row.opens}–${row.closes}`, opening_days: daysOf(row) };
  return { name: row.name, fields: { name: row.name, ...opening, planned_shifts } };
};

export const weekTemplates = { ...list, snapshot };

const requirePoint = referencesTo({ point_id: { table: 'branches', lockRow: true } });

/** @param known ids of whoever may be in it besides those who work at the point */
async function requirePeople(
  db: Db,
  { language }: Context,
  point: string,
  { shifts }: Fields,
  known: readonly string[],
): Promise<void> {
  const here = db
    .selectFrom('user_points')
    .innerJoin('users', 'users.id', 'user_points.user_id')
    .select('user_id')
    .where('point_id', '=', point)
    .where((eb) => eb.or([eb('is_active', '=', 1), eb('invited_at', 'is not', null)]));
  const people = (await here.execute()).map(({ user_id }) => user_id);
  requireKnown(language, shifts, new Set([...known, ...people]));
}

/** @param own of the template itself; null: a new one */
async function requireOwnName(
  db: Db,
  { language }: Context,
  point: string,
  name: string,
  own: string | null,
) {
  const others = db.selectFrom('week_templates').select('id').where('point_id', '=', point);
  const same = await others.where('name', '=', name).executeTakeFirst();
  requireNotTaken(same !== undefined && same.id !== own ? ['name'] : [], language);
}

const writes: EntityWrites<'week_templates', TemplateRow, Fields> = {
  entity: weekTemplates,
  columns: ({ point_id, name, hours: { from: opens, to: closes, days }, shifts }) => ({
    ...(point_id === undefined ? {} : { point_id }),
    ...{ name, name_key: sortKey(name), opens, closes },
    ...{ open_days: JSON.stringify(days.toSorted()), shifts: JSON.stringify(shifts) },
  }),
  async checkUpdate(tx, context, before, input) {
    const known = shiftsOf(before).map(({ user_id }) => user_id);
    await requirePeople(tx, context, before.point_id, input, known);
    await requireOwnName(tx, context, before.point_id, input.name, before.id);
  },
};

const creation: EntityWrites<'week_templates', TemplateRow, WeekTemplateFields> = {
  ...writes,
  async requireReferences(tx, context, input) {
    await requirePoint(tx, context, input);
    await requirePeople(tx, context, input.point_id, input, []);
    await requireOwnName(tx, context, input.point_id, input.name, null);
  },
};

const update = updateHandler(writes, present);

type Operations = Pick<
  typeof usersOperations,
  Extract<keyof typeof usersOperations, `${string}WeekTemplate${string}`>
>;

export const weekTemplateHandlers: Handlers<Operations> = {
  listWeekTemplates: listHandler(weekTemplates, present, { requireReferences: requirePoint }),
  createWeekTemplate: createHandler(creation, present),
  async updateWeekTemplate(context, { params, body }) {
    const { db, session } = context;
    const before = await list.get(db.db, session.merchantId, params.id);
    const known = new Set(shiftsOf(before).map(({ user_id }) => user_id));
    const shifts = withThoseKnown(body.shifts, bodyAsSent<typeof body>(context).shifts, known);
    return update(context, { params, body: { ...body, shifts } });
  },
  deleteWeekTemplate: deleteHandler(writes),
};
