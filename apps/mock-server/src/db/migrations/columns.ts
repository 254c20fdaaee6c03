import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { textType } from '../dialect.ts';

type Table = CreateTableBuilder<string, string>;
type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** Column types; a trailing `?` allows null. `whole` is up to 2^31, `money` is kopiykas up to 2^63. */
export type ColumnKind = 'text' | 'whole' | 'money' | 'real' | 'flag';
type Columns = Record<string, ColumnKind | `${ColumnKind}?`>;

const TYPES = { whole: 'integer', money: 'bigint', real: 'double precision', flag: 'integer' } as const;

const required: Build = (column) => column.notNull();
const optional: Build = (column) => column;

/** @param checks what each row has to fulfil, by a name of its own */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Columns,
  references: Record<string, string> = {},
  checks: Readonly<Record<string, RawBuilder<unknown>>> = {},
): Promise<void> {
  const text = textType(db);
  let table: Table = db.schema
    .createTable(name)
    .addColumn('id', text as 'text', (c) => c.primaryKey().notNull());
  for (const [column, kind] of Object.entries(columns)) {
    const type = kind.replace('?', '') as ColumnKind;
    const build = kind.endsWith('?') ? optional : required;
    table = table.addColumn(column, type === 'text' ? (text as 'text') : TYPES[type], build);
  }
  for (const [column, target] of Object.entries(references)) {
    // Deferrable: a reset removes and inserts rows in any order.
    table = table.addForeignKeyConstraint(`${name}__${column}__fk`, [column], target, ['id'], (key) =>
      key.deferrable().initiallyImmediate(),
    );
  }
  for (const [what, check] of Object.entries(checks))
    table = table.addCheckConstraint(`${name}__${what}__ck`, check);
  await table.execute();
}

/** Adds a required column; rows that are there already get `value`. */
export const addColumn = (
  table: string,
  column: string,
  kind: ColumnKind,
  value: string | number,
): Migration => ({
  async up(db: Kysely<unknown>) {
    const type = kind === 'text' ? (textType(db) as 'text') : TYPES[kind];
    const added = db.schema.alterTable(table).addColumn(column, type, (c) => c.notNull().defaultTo(value));
    await added.execute();
  },
});

/** The columns of `BusinessColumns` but the id. */
export const business = {
  merchant_id: 'text',
  created_at: 'text',
  updated_at: 'text',
  version: 'whole',
} as const satisfies Columns;

/**
 * A unique index, named so that `asUniqueViolation` can derive the columns on both databases.
 * @param where the rows it is for; a column: those where it is null
 */
export async function unique(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  where?: string | RawBuilder<SqlBool>,
): Promise<void> {
  const name = `${table}__${columns.join('__')}__uq`;
  const rule = db.schema
    .createIndex(name)
    .unique()
    .on(table)
    .columns([...columns]);
  const condition = typeof where === 'string' ? sql<SqlBool>`${sql.ref(where)} is null` : where;
  await (condition === undefined ? rule : rule.where(condition)).execute();
}

/** Ascending: a list sorts its tie-breaker like its first column, so one index serves both directions. */
export async function index(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  where?: RawBuilder<SqlBool>,
): Promise<void> {
  const name = `${table}__${columns.join('__')}__ix`;
  const all = db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns]);
  await (where === undefined ? all : all.where(where)).execute();
}
