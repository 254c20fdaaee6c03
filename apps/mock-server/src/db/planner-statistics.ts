/**
 * Fixed statistics for SQLite's planner: all tables are big. Otherwise it walks whole lists for rare words,
 * and ANALYZE makes plans depend on the data. PostgreSQL keeps its own.
 */
import { type Kysely, sql } from 'kysely';
import { dialectOf } from './dialect.ts';

const ROWS: Readonly<Record<string, number>> = { merchants: 1_000, branches: 2_000, routes: 20_000 };
const MANY_ROWS = 1_000_000;
/** Assumed rows in partial indexes, and in those of what is not rare. */
const OPEN_ROWS = 5_000;
const COMMON_ROWS: Readonly<Record<string, number>> = {
  transactions__merchant_id__payment_form__started_at__id__status__ix: 250_000,
  transactions__merchant_id__point_id__started_at__id__status__ix: 250_000,
  products__active__ix: 900_000,
  products__merchant_id__article__uq: 900_000,
  products__merchant_id__barcode__uq: 900_000,
};

/** Assumed distinct values by column, or by table and column; an expression is named by its index. */
const DISTINCT: Readonly<Record<string, number>> = {
  merchant_id: 4,
  kind: 3,
  mode: 4,
  status: 4,
  branch_id: 1_000,
  route_id: 5_000,
  // Journal: few users, operations and object types, many entries each.
  'audit_entries.user_id': 50,
  'audit_entries.operation': 40,
  object_type: 10,
  model: 30,
  point_id: 1_000,
  template_id: 1_000,
  payment_form: 4,
  bank: 10,
  'transactions.response_code': 20,
  'transactions.company': 2,
  'transactions.cashier_id': 50,
  'transactions.transactions__merchant_id__first_six__ix': 20,
};
const DISTINCT_OTHERWISE = 50_000;

interface IndexColumn {
  table_name: string;
  index_name: string;
  is_partial: number;
  is_unique: number;
  column_name: string;
}

/** Writes the statistics for every existing index; once, after the last migration. */
export async function assumeLargeTables(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'postgres') return;
  const { rows } = await sql<IndexColumn>`
    select t.name as table_name, i.name as index_name, i.partial as is_partial, i."unique" as is_unique,
      coalesce(c.name, i.name) as column_name
    from pragma_table_list as t, pragma_index_list(t.name) as i, pragma_index_info(i.name) as c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite%' and t.name not like 'kysely%'
    order by t.name, i.name, c.seqno`.execute(db);
  const indexes = Map.groupBy(rows, (column) => column.index_name);
  await sql`analyze`.execute(db);
  const assumed = [...indexes].map(([idx, columns]) => ({
    tbl: columns[0]?.table_name,
    idx,
    stat: statOf(columns),
  }));
  const json = JSON.stringify(assumed);
  await sql`delete from sqlite_stat1 where idx in (select value ->> 'idx' from json_each(${json}))`.execute(
    db,
  );
  await sql`insert into sqlite_stat1 (tbl, idx, stat)
    select value ->> 'tbl', value ->> 'idx', value ->> 'stat' from json_each(${json})`.execute(db);
  await sql`analyze sqlite_schema`.execute(db);
}

/** Rows in the index, then rows left per further column: the format of sqlite_stat1. */
function statOf(columns: readonly IndexColumn[]): string {
  const [first] = columns;
  const { table_name = '', index_name = '', is_partial = 0 } = first ?? {};
  let left = is_partial ? (COMMON_ROWS[index_name] ?? OPEN_ROWS) : (ROWS[table_name] ?? MANY_ROWS);
  const stat = [left];
  for (const [index, { table_name, column_name, is_unique }] of columns.entries()) {
    const isLast = index === columns.length - 1;
    const isOne = column_name === 'id' || (is_unique === 1 && isLast);
    const distinct = DISTINCT[`${table_name}.${column_name}`] ?? DISTINCT[column_name] ?? DISTINCT_OTHERWISE;
    left = isOne ? 1 : Math.max(1, Math.round(left / distinct));
    stat.push(left);
  }
  return stat.join(' ');
}
