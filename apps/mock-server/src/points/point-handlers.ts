/** Points. */
import { pointFields, pointFilterFields } from '@kasa/contracts/points/fields';
import type { pointsOperations } from '@kasa/contracts/points/operations';
import { exportPoints } from '@kasa/contracts/points/operations/points';
import type { PointFields } from '@kasa/contracts/points/points';
import { closeShop } from '../db/close-shop.ts';
import { differs, invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { UNSTOPPED } from '../db/point-tables.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import { type ExportSpec, exportFile } from '../http/entity/export.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../http/entity/handlers.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { bodyAsSent } from '../http/request/hide-foreign-ids.ts';
import { referencesTo } from '../http/request/references.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import type { Workplaces } from '../http/workplaces.ts';
import { keepClock } from './offline/keep-clock.ts';
import { pointCompanies, pointDirectors, presentCandidate, presentChoice } from './point-choices.ts';
import { requireActiveDirector, requireClosedShift, requireOwnKey, usageOf } from './point-rules.ts';
import { points, presentPoint } from './point-store.ts';

const references = {
  company_id: { table: 'companies', lockRow: true },
  director_id: { table: 'users' },
  point_key_id: { table: 'point_keys', lockRow: true },
} as const;
const requireReferences = referencesTo(references);

/** How points are written. @param id of the one that is changed; null: it is new */
export const pointWrites = (
  workplaces: Workplaces,
  id: string | null,
): EntityWrites<'branches', RowOf<typeof points>, PointFields> => ({
  entity: points,
  unique: ['fiscal_register_number'],
  initial: { director: '', director_phone: '', ...UNSTOPPED },
  columns: ({ location, ...input }) => ({
    ...input,
    shift_closing_days: JSON.stringify(input.shift_closing_days),
    is_test: input.is_test ? 1 : 0,
    ...{ lat: location?.lat ?? null, lng: location?.lng ?? null },
    name_key: sortKey(input.name),
    city_key: sortKey(input.city),
    search: searchColumn('branches', input.name, input.city, input.address, input.fiscal_register_number),
  }),
  async requireReferences(tx, context, input) {
    await requireReferences(tx, context, input);
    await requireOwnKey(tx, context, input);
    if (id === null) await requireActiveDirector(tx, context, input, null);
  },
  async checkUpdate(tx, context, before, input) {
    if (input.kind !== before.kind)
      throw fieldFailure('validation_failed', context.language, [{ path: 'kind', rule: 'point_kind_fixed' }]);
    await requireActiveDirector(tx, context, input, before.director_id);
    await requireClosedShift(tx, context, before, input);
  },
  async checkDelete(tx, _, before) {
    const used_by = await usageOf(tx, before);
    if (used_by) throw new OperationFailure('point_in_use', { used_by });
  },
  deleteParts: (tx, { clock }, { id }) => closeShop(tx, id, clock.nowIso()),
  written: keepClock,
  // The name and address are part of the terminal configuration.
  events: async (tx, context, { id: point_id, before, input }) => {
    const { clock } = context;
    const isNamedElse = before && input && differs(before, input, 'name', 'city', 'address');
    const of = isNamedElse ? await invalidateTerminalConfig(tx, { point_id }, () => clock.nowIso()) : [];
    const placed =
      before === null
        ? await workplaces.join(tx, context, point_id)
        : input === null
          ? await workplaces.close(tx, context, point_id)
          : [];
    return [...of, { type: 'point.changed', data: { point_id } }, ...placed];
  },
});

export const pointsExport: ExportSpec<typeof exportPoints, object> = {
  operation: exportPoints,
  fileName: 'points',
  title: { uk: 'Точки', en: 'Points' },
  all: { uk: 'Усі точки', en: 'All points' },
  filters: pointFilterFields,
  columns: pointFields,
  async *items({ db, session }, query, beforeNextBatch) {
    for await (const row of points.all(db.db, session, query, beforeNextBatch)) yield presentPoint(row);
  },
};

export const pointHandlers = (workplaces: Workplaces) =>
  ({
    listPoints: listHandler(points, presentPoint, { requireReferences }),
    async exportPoints(context, { query }) {
      await requireReferences(context.db.db, context, query);
      return exportFile(context, pointsExport, query);
    },
    listPointCompanies: listHandler(pointCompanies, presentChoice),
    getPointCompany: getHandler(pointCompanies, presentChoice),
    listPointDirectors: listHandler(pointDirectors, presentCandidate),
    getPointDirector: getHandler(pointDirectors, presentCandidate),
    getPoint: getHandler(points, presentPoint),
    createPoint: createHandler(pointWrites(workplaces, null), presentPoint),
    async updatePoint(context, { params, body }) {
      const { director_id } = await points.get(context.db.db, context.session.merchantId, params.id);
      // A director out of sight may stay.
      const isSame = bodyAsSent<typeof body>(context).director_id === director_id;
      const update = updateHandler(pointWrites(workplaces, params.id), presentPoint);
      return update(context, { params, body: isSame ? { ...body, director_id } : body });
    },
    deletePoint: deleteHandler(pointWrites(workplaces, null)),
  }) satisfies Partial<Handlers<typeof pointsOperations>>;
