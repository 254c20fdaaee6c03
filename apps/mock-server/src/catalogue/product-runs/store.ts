/** Runs over products: how they are read, listed and shown. */
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { type ProductRunReason, productRunActions } from '@kasa/contracts/catalogue/product-run-values';
import type {
  ProductRunEntity,
  ProductRunRowEntity,
  ProductRunValuesEntity,
} from '@kasa/contracts/catalogue/product-runs';
import { type SqlBool, sql } from 'kysely';
import { seesPoint, type Viewer } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import { entityReader, type RowOf, rowsReader, withJournal } from '../../http/entity/entity.ts';
import { equals } from '../../http/entity/filters.ts';
import { withList } from '../../http/entity/list.ts';
import { kyivDisplayTime } from '../../http/kyiv-time.ts';
import { presentAnyRun, runList, runRowList } from '../../runs/lists.ts';
import { ofKinds, RUN_COLUMNS, type RunRow, tallyOf } from '../../runs/run.ts';
import type { NamedChange } from './named-change.ts';
import type { Values } from './rules.ts';

export const KINDS = productRunActions;

const reader = entityReader({
  type: 'product_run',
  table: 'bulk_runs',
  scope: ofKinds(KINDS),
  columns: [...RUN_COLUMNS, 'change'],
  related: (rows) => rows,
});

const common = runList(sql<SqlBool>`failed > 0`);

const list = withList(reader, catalogueOperations.listProductRuns, {
  ...common,
  filters: { ...common.filters, action: equals('kind') },
});

/** What a run does to each product. */
export const changeOfRun = ({ change }: Pick<RunRow, 'change'>): NamedChange => JSON.parse(change ?? '{}');

/** The same without points that are hidden from whoever asks. */
export function seenOf(named: NamedChange, viewer: Pick<Viewer, 'points'>) {
  const sees = ({ id }: { readonly id: string }) => seesPoint(viewer, id);
  const { point, points } = named;
  return { ...named, point: point && sees(point) ? point : null, points: points.filter(sees) };
}

/** What the dictionary calls parts of a change, of those that it has. */
export function stepFields({ change, point, points, group }: NamedChange) {
  const given = Object.entries(change).filter(
    ([name, value]) => value !== null && !['action', 'point_id', 'point_ids', 'group_id'].includes(name),
  );
  return {
    ...Object.fromEntries(given),
    ...(point && { point }),
    ...(change.action === 'change_points' && { points: points.map(({ name }) => name) }),
    ...(change.action === 'change_group' && { group }),
  };
}

/** Runs with journal entries. */
export const runs = withJournal(list, (row) => {
  const { state, total, done, skipped, failed, created_at } = row;
  const named = changeOfRun(row);
  return {
    name: kyivDisplayTime(created_at),
    fields: {
      action: named.change.action,
      change: stepFields(named),
      ...{ state, total, done, skipped, failed },
    },
  };
});

const rowReader = rowsReader({
  table: 'bulk_run_rows',
  columns: ['id', 'position', 'object_id', 'number', 'name', 'agreed', 'state', 'reason', 'finished_at'],
  related: (rows) => rows,
});

export const runRows = withList(rowReader, catalogueOperations.listProductRunRows, runRowList);

export type ProductRunOfStore = RowOf<typeof runs>;

/** A run with its counts as they are now. */
export async function presentRun(
  db: Db,
  row: ProductRunOfStore,
  viewer: Pick<Viewer, 'points'>,
): Promise<ProductRunEntity> {
  const named = seenOf(changeOfRun(row), viewer);
  const { done, skipped, failed } = row.finished_at === null ? await tallyOf(db, row.id) : row;
  return { ...presentAnyRun(row), ...named, done, skipped, failed };
}

/** What the action is about, with the names of points. @param names of those that may be shown, in their order */
export function presentValues(
  { points, lost: _, ...values }: Values,
  names: ReadonlyMap<string, string>,
): ProductRunValuesEntity {
  const none = { price: null, tax: null, tax_included: null, group: null, is_sold_everywhere: null };
  const sold = new Set(points);
  const named = [...names].filter(([id]) => sold.has(id)).map(([id, name]) => ({ id, name }));
  return { ...none, state: null, ...values, points: points === undefined ? null : named };
}

/** What was agreed to of a row. */
const agreedOf = ({ agreed }: Pick<RowOf<typeof runRows>, 'agreed'>) =>
  JSON.parse(agreed ?? '{}') as { readonly before?: Values; readonly after?: Values | null };

export function presentRunRow(
  row: RowOf<typeof runRows>,
  names: ReadonlyMap<string, string>,
): ProductRunRowEntity {
  const { id, object_id, number: article, name, state, reason, finished_at } = row;
  const { before, after } = agreedOf(row);
  return {
    ...{ id, product: { id: object_id, name, article } },
    before: before === undefined ? null : presentValues(before, names),
    after: after == null ? null : presentValues(after, names),
    // Nothing here waits for somebody else.
    state: state === 'waiting' ? 'pending' : state,
    reason: reason as ProductRunReason | null,
    finished_at,
  };
}
