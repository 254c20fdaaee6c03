import { type SelectQueryBuilder, sql } from 'kysely';
import { param, runCompiled } from '../db/compiled-queries.ts';
import { BATCH_SIZE, inBatches } from '../db/in-batches.ts';
import { type PageLimits, type PageOfRows, type PageWindow, readPage } from '../db/pagination.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import {
  filteredTerminals,
  type TerminalFilter,
  type TerminalListQuery,
  terminalOrder,
} from './terminal-filter.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from './terminal-store.ts';

const SORTABLE = [...SUMMARY_COLUMNS, 'name_key'] as const;

/** Joins names to the rows of the page only, not to skipped rows. */
const withNames = (
  db: Db,
  some: SelectQueryBuilder<Schema, 'terminals', Pick<Row<'terminals'>, (typeof SORTABLE)[number]>>,
) =>
  db
    .selectFrom(some.as('t'))
    .leftJoin('branches', 'branches.id', 't.point_id')
    .leftJoin('terminal_templates', 'terminal_templates.id', 't.template_id')
    .select(SUMMARY_COLUMNS.map((column) => `t.${column}` as const))
    .select(['branches.name as point_name', 'branches.city as point_city'])
    .select('terminal_templates.name as template_name');

export async function pageOfTerminals(
  db: Db,
  merchant: string,
  query: TerminalListQuery,
  window: PageWindow,
  now: Date,
): Promise<PageOfRows<SummaryRow>> {
  const filtered = await filteredTerminals(db, merchant, query, now);
  const { column, direction } = terminalOrder(query.sort);
  const rows = ({ beforeJoins, afterJoins }: PageLimits) => {
    const columns = SORTABLE.map((name) => `terminals.${name}` as const);
    const ordered = filtered.query().select(columns).orderBy(`terminals.${column}`, direction);
    const named = withNames(db, beforeJoins(ordered.orderBy('terminals.id', direction)));
    return afterJoins(named.orderBy(`t.${column}`, direction).orderBy('t.id', direction));
  };
  return readPage<SummaryRow, 'terminals'>(db, {
    queryKey: filtered.queryKey && `${filtered.queryKey} ${column} ${direction}`,
    window,
    values: filtered.values,
    filtered: filtered.counted,
    rows,
  });
}

interface ExportedRow extends SummaryRow {
  sort_value: string;
}

/**
 * All filtered terminals in their order, read in batches. A terminal whose sort value changes meanwhile may come twice
 * or not at all.
 * @param now for connectivity
 * @param beforeNextBatch called before each further batch; what it throws ends the reading
 */
export async function* allTerminals(
  db: Db,
  merchant: string,
  filter: TerminalFilter,
  now: Date,
  beforeNextBatch?: () => Promise<void>,
): AsyncGenerator<SummaryRow> {
  const { query, values, queryKey } = await filteredTerminals(db, merchant, filter, now);
  const { column, direction } = terminalOrder(filter.sort);
  const at = sql.ref(`terminals.${column}`);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const after = sql<boolean>`(${at}, terminals.id) ${beyond} (${param('last_value')}, ${param('last_id')})`;
  const batch = (isFirst: boolean) => () => {
    const some = query()
      .$if(!isFirst, (qb) => qb.where(after))
      .select(SORTABLE.map((name) => `terminals.${name}` as const))
      .orderBy(`terminals.${column}`, direction)
      .orderBy('terminals.id', direction)
      .limit((eb) => eb.lit(BATCH_SIZE));
    return withNames(db, some)
      .select(`t.${column} as sort_value`)
      .orderBy(`t.${column}`, direction)
      .orderBy('t.id', direction);
  };
  const read = (on: Db, last: ExportedRow | undefined) => {
    const name = queryKey && `${queryKey} ${column} ${direction} export ${last === undefined ? 'first' : ''}`;
    const place = { last_value: last?.sort_value, last_id: last?.id };
    return runCompiled<ExportedRow>(on, name, batch(last === undefined), { ...values, ...place });
  };
  yield* inBatches(db, read, beforeNextBatch);
}
