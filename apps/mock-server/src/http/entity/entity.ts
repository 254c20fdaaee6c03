/** An entity as the server reads it: rows of one table that belong to a merchant, with what they show of others. */

import type { Expression, RawBuilder } from 'kysely';
import { type Compilable, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { BusinessColumns } from '../../db/columns.ts';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import type { JournaledKind, Snapshot } from '../journal/journal.ts';
import type { ChangeContext } from '../journal/record-change.ts';
import { requireFound } from '../request/requirements.ts';

/** Tables whose rows belong to a merchant and carry a version. */
export type EntityTable = {
  [Table in keyof Schema]: Row<Table> extends BusinessColumns ? Table : never;
}[keyof Schema];

/** A column of the table. */
export type Column<Table extends EntityTable> = keyof Row<Table> & string;

/** A whole row of the table. */
export type LockedRow<Table extends EntityTable> = Row<Table> & BusinessColumns;

/** Columns that every entity shows. */
const STAMPS = ['id', 'version', 'created_at', 'updated_at'] as const;

type Shown<Table extends EntityTable, Name extends Column<Table>> = Pick<
  Row<Table>,
  Name | ((typeof STAMPS)[number] & Column<Table>)
>;

/** One row, or those of a page, under the alias `row`, with the entity's own columns selected. */
export type EntityRows<Table extends EntityTable, Name extends Column<Table>> = SelectQueryBuilder<
  Schema & { row: Shown<Table, Name> },
  'row',
  Shown<Table, Name>
>;

/** Declares what an entity reads. */
export interface EntitySpec<Table extends EntityTable, Name extends Column<Table>, EntityRow> {
  /** What the journal and the cache of statements call it; unique. */
  readonly type: string;
  readonly table: Table;
  /** Which rows of the table are of this entity, besides being the merchant's; default: all. */
  readonly scope?: (eb: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>;
  /** Columns that are read besides `id`, `version`, `created_at` and `updated_at`. */
  readonly columns: readonly Name[];
  /** Adds what a row shows of other tables; runs for the few rows that are returned. */
  readonly related: (rows: EntityRows<Table, Name>) => Compilable<EntityRow>;
}

/** Some rows of a table, before anything is selected. */
export type TableRows<Table extends keyof Schema> = SelectQueryBuilder<Schema, Table, object>;

/** Reads an entity of one merchant. */
export interface EntityReader<Table extends EntityTable, EntityRow> {
  readonly type: string;
  readonly table: Table;
  find(db: Db, merchant: string, id: string): Promise<EntityRow | undefined>;
  /** @throws OperationFailure `not_found` */
  get(db: Db, merchant: string, id: string): Promise<EntityRow>;
  /** The whole row, locked until the transaction ends. @throws OperationFailure `not_found` */
  lock(tx: Db, merchant: string, id: string): Promise<LockedRow<Table>>;
  /** All rows of a merchant, for lists. */
  own(db: Db, merchant: RawBuilder<string>): TableRows<Table>;
  /** Some rows with all that they show, under the alias `row`. @param keys further columns, to sort by */
  shown(
    db: Db,
    some: TableRows<Table>,
    keys?: readonly Column<Table>[],
  ): SelectQueryBuilder<Schema & { row: Row<Table> }, 'row', EntityRow>;
}

/** A row of the entity. */
export type RowOf<Reader> = Reader extends EntityReader<infer _Table, infer EntityRow> ? EntityRow : never;

/** Makes the reader of an entity. */
export function entityReader<Table extends EntityTable, const Name extends Column<Table>, EntityRow>(
  spec: EntitySpec<Table, Name, EntityRow>,
): EntityReader<Table, EntityRow> {
  // Kysely can't compute its types for a table that is a type parameter: one table stands for all.
  const reader = readerOf(spec as unknown as EntitySpec<'branches', 'name', EntityRow>);
  return reader as unknown as EntityReader<Table, EntityRow>;
}

function readerOf<EntityRow>({
  type,
  table,
  scope,
  columns: named,
  related,
}: EntitySpec<'branches', 'name', EntityRow>): EntityReader<'branches', EntityRow> {
  const columns = [...STAMPS, ...named];
  const idColumn = sql.ref<string>(`${table}.id`);

  const own = (db: Db, merchant: RawBuilder<string>): TableRows<'branches'> => {
    const rows = db.selectFrom(table).where(sql.ref(`${table}.merchant_id`), '=', merchant);
    return scope ? rows.where(scope) : rows;
  };
  const shown = (db: Db, some: TableRows<'branches'>, keys: readonly string[] = []) => {
    const names = [...new Set<string>([...columns, ...keys])];
    const selected = some.select(names.map((name) => sql.ref(`${table}.${name}`).as(name)));
    const rows = db.selectFrom((selected as unknown as EntityRows<'branches', 'name'>).as('row'));
    const own = rows.select(columns.map((name) => `row.${name}` as const));
    return related(own as EntityRows<'branches', 'name'>) as unknown as SelectQueryBuilder<
      Schema & { row: Row<'branches'> },
      'row',
      EntityRow
    >;
  };
  const find = async (db: Db, merchant: string, id: string) => {
    const one = () => shown(db, own(db, param('merchant')).where(idColumn, '=', param<string>('id')));
    return (await runCompiled<EntityRow>(db, `${type} by id`, one, { merchant, id }))[0];
  };
  return {
    type,
    table,
    own,
    shown,
    find,
    get: async (db, merchant, id) => requireFound(await find(db, merchant, id)),
    async lock(tx, merchant, id) {
      const one = own(tx, sql.val(merchant)).where(idColumn, '=', id).selectAll().forUpdate();
      return requireFound((await one.executeTakeFirst()) as LockedRow<'branches'> | undefined);
    },
  };
}

/** Says how the journal shows an entity: its name, and its fields without those that follow from other objects. */
export function withJournal<
  Table extends EntityTable,
  EntityRow,
  Reader extends EntityReader<Table, EntityRow>,
>(
  reader: Reader & EntityReader<Table, EntityRow>,
  snapshot: (row: EntityRow, actor: ChangeContext) => Snapshot,
): Reader & JournaledKind {
  return {
    ...reader,
    async snapshot(tx, actor, id) {
      const row = await reader.find(tx, actor.session.merchantId, id);
      return row === undefined ? null : snapshot(row, actor);
    },
  };
}

/** The columns that a contract's input schema fills. */
export function inputColumns<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}
