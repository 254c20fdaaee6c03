/** SQL that reads templates of settings. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { TerminalTemplateEntity } from '@kasa/contracts/terminals/templates';
import { type NotNull, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { dayFilters } from '../db/day-filters.ts';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { param, runPrepared } from '../db/prepared.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchFilter } from '../db/search.ts';
import { sortOf } from '../http/list.ts';
import { redactSecrets } from './secret-merge.ts';
import { settingsOf } from './stored-settings.ts';

type ListQuery = InputOf<typeof terminalsOperations.listTerminalTemplates>['query'];

/** A template with the number of its terminals. */
export interface TemplateRow extends Omit<Row<'terminal_templates'>, 'merchant_id' | 'name_key' | 'search'> {
  terminals_count: number;
}

const COLUMNS = [
  'id',
  'name',
  'description',
  'settings',
  'settings_changed_at',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TemplateRow)[];

const SORT = { name: 'name_key', created_at: 'created_at' } as const;

/** The instants that a list may be narrowed to days of. */
const DAYS = {
  changed: 'terminal_templates.updated_at',
  created: 'terminal_templates.created_at',
} as const;

const isUsed = sql<SqlBool>`exists (select 1 from terminals where terminals.template_id = terminal_templates.id)`;

const ownTemplates = (db: Db) =>
  db.selectFrom('terminal_templates').where('terminal_templates.merchant_id', '=', param<string>('merchant'));

const withCounts = (
  db: Db,
  some: SelectQueryBuilder<Schema, 'terminal_templates', Row<'terminal_templates'>>,
) =>
  db
    .selectFrom(some.as('t'))
    .select(COLUMNS.map((column) => `t.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom('terminals')
        .select((its) => its.fn.countAll<number>().as('n'))
        .whereRef('terminals.template_id', '=', 't.id')
        .as('terminals_count'),
    )
    .$narrowType<{ terminals_count: NotNull }>();

/** One template of the merchant. */
export async function findTemplate(db: Db, merchant: string, id: string): Promise<TemplateRow | undefined> {
  const one = () => withCounts(db, ownTemplates(db).where('id', '=', param<string>('id')).selectAll());
  const rows = await runPrepared<TemplateRow>(db, 'terminal template', one, { merchant, id });
  return rows[0];
}

/** A page of the merchant's templates. */
export async function pageOfTemplates(
  db: Db,
  merchant: string,
  query: ListQuery,
  window: PageWindow,
): Promise<PageOfRows<TemplateRow>> {
  const { field, direction } = sortOf(query.sort, 'name');
  const column = SORT[field];
  const search = await searchFilter(db, 'terminal_templates', query.q);
  const days = dayFilters(query, DAYS);
  const { is_used } = query;
  const filtered = () => {
    let own = ownTemplates(db)
      .$if(is_used === 'true', (qb) => qb.where(isUsed))
      .$if(is_used === 'false', (qb) => qb.where(sql<SqlBool>`not ${isUsed}`))
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
    for (const condition of days.conditions) own = own.where(condition);
    return own;
  };
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const ordered = filtered().selectAll().orderBy(column, direction).orderBy('id', direction);
    const counted = withCounts(db, beforeJoins(ordered));
    return afterJoins(counted.orderBy(`t.${column}`, direction).orderBy('t.id', direction));
  };
  return readPage<TemplateRow, 'terminal_templates'>(db, {
    shape:
      search === undefined ? `terminal templates ${is_used} ${days.shape} ${column} ${direction}` : undefined,
    window,
    values: { ...days.values, merchant },
    filtered,
    rows,
  });
}

/** A template on the wire. @param showsSecrets whether secrets of callbacks are shown: to those who may change them */
export function presentTemplate(row: TemplateRow, showsSecrets: boolean): TerminalTemplateEntity {
  const settings = settingsOf(row.settings);
  const { id, name, description, terminals_count, settings_changed_at, version, created_at, updated_at } =
    row;
  return {
    ...{ id, name, description, terminals_count, settings_changed_at, version, created_at, updated_at },
    settings: showsSecrets ? settings : redactSecrets(settings),
  };
}
