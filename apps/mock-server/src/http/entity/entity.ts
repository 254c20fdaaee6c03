/** An entity as the server reads it: rows of one table that belong to a merchant, with what they show of others. */

import type { Expression, RawBuilder } from 'kysely';
import { type Compilable, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { BusinessColumns } from '../../db/columns.ts';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import type { JournaledKind, Snapshot } from '../journal/journal.ts';
import type { ChangeContext } from '../journal/record-change.ts';
import type { SessionInfo } from '../request/handler.ts';
import { requireFound } from '../request/requirements.ts';
import { type OwnRows, viewerOf } from './own-rows.ts';

/** Tables whose rows belong to a merchant and carry a version. */
export type EntityTable = {
  [Table in keyof Schema]: Row<Table> extends BusinessColumns ? Table : never;
}[keyof Schema];

/** Tables whose rows belong to a merchant. */
export type MerchantTable = {
  [Table in keyof Schema]: Row<Table> extends Pick<BusinessColumns, 'id' | 'merchant_id'> ? Table : never;
}[keyof Schema];

/** A column of the table. */
export type Column<Table extends MerchantTable> = keyof Row<Table> & string;

/** A whole row of the table. */
export type LockedRow<Table extends EntityTable> = Row<Table> & BusinessColumns;

/** Columns that every entity shows. */
const STAMPS = ['id', 'version', 'created_at', 'updated_at'] as const;

type Shown<Table extends MerchantTable, Name extends Column<Table>> = Pick<
  Row<Table>,
  Name | ((typeof STAMPS)[number] & Column<Table>)
>;

/** One row, or those of a page, under the alias `row`, with the entity's own columns selected. */
export type EntityRows<Table extends MerchantTable, Name extends Column<Table>> = SelectQueryBuilder<
  Schema & { row: Shown<Table, Name> },
  'row',
  Shown<Table, Name>
>;

/** Declares what is read of a table. */
export interface RowsSpec<Table extends MerchantTable, Name extends Column<Table>, EntityRow> {
  readonly table: Table;
  /** Which rows of the table are of this entity, besides being the merchant's; default: all. */
  readonly scope?: (eb: ExpressionBuilder<Schema, Table>) => Expression<SqlBool>;
  /** Who sees only the own rows, and which those are; default: everybody sees all. */
  readonly ownRows?: OwnRows;
  /** Whether lists show somebody what belongs to their points only, see `point-scope.ts`; default: yes. */
  readonly byPoints?: boolean;
  /** Columns that are read; of an entity besides `id`, `version`, `created_at` and `updated_at`. */
  readonly columns: readonly Name[];
  /** Adds what a row shows of other tables; runs for the few rows that are returned. */
  readonly related: (rows: EntityRows<Table, Name>) => Compilable<EntityRow>;
}

/** Declares what an entity reads. */
export interface EntitySpec<Table extends EntityTable, Name extends Column<Table>, EntityRow>
  extends RowsSpec<Table, Name, EntityRow> {
  /** What the journal and the cache of statements call it; unique. */
  readonly type: string;
}

/** Some rows of a table, before anything is selected. */
export type TableRows<Table extends keyof Schema> = SelectQueryBuilder<Schema, Table, object>;

/** Rows of one merchant, for lists. */
export interface RowsReader<Table extends MerchantTable, EntityRow> {
  readonly table: Table;
  readonly byPoints: boolean;
  /** The person to whose own rows reads are narrowed; undefined: all of the merchant's. */
  viewerOf(session: Pick<SessionInfo, 'tags' | 'userId'>): string | undefined;
  /** All rows of a merchant, or the own ones of a viewer. */
  own(db: Db, merchant: RawBuilder<string>, viewer?: RawBuilder<string>): TableRows<Table>;
  /** Some rows with all that they show, under the alias `row`. @param keys further columns, to sort by */
  shown(
    db: Db,
    some: TableRows<Table>,
    keys?: readonly Column<Table>[],
  ): SelectQueryBuilder<Schema & { row: Row<Table> }, 'row', EntityRow>;
}

/** Reads an entity of one merchant. */
export interface EntityReader<Table extends EntityTable, EntityRow> extends RowsReader<Table, EntityRow> {
  readonly type: string;
  /** @param viewer see `viewerOf` */
  find(db: Db, merchant: string, id: string, viewer?: string): Promise<EntityRow | undefined>;
  /** @param viewer see `viewerOf` @throws OperationFailure `not_found` */
  get(db: Db, merchant: string, id: string, viewer?: string): Promise<EntityRow>;
  /** The whole row, locked until the transaction ends. @throws OperationFailure `not_found` */
  lock(tx: Db, merchant: string, id: string): Promise<LockedRow<Table>>;
}

/** A row of the entity. */
export type RowOf<Reader> = Reader extends RowsReader<infer _Table, infer EntityRow> ? EntityRow : never;

/** Makes the reader of rows that are only listed. */
export function rowsReader<Table extends MerchantTable, const Name extends Column<Table>, EntityRow>(
  spec: RowsSpec<Table, Name, EntityRow>,
): RowsReader<Table, EntityRow> {
  return rowsOf(spec as unknown as AnySpec<EntityRow>) as unknown as RowsReader<Table, EntityRow>;
}

/** Makes the reader of an entity. */
export function entityReader<Table extends EntityTable, const Name extends Column<Table>, EntityRow>(
  spec: EntitySpec<Table, Name, EntityRow>,
): EntityReader<Table, EntityRow> {
  const reader = readerOf(spec as unknown as AnySpec<EntityRow> & { readonly type: string });
  return reader as unknown as EntityReader<Table, EntityRow>;
}

// Kysely can't compute its types for a table that is a type parameter: one table stands for all.
type AnySpec<EntityRow> = RowsSpec<'branches', 'name', EntityRow>;

function rowsOf<EntityRow>({
  table,
  scope,
  ownRows,
  byPoints = true,
  columns,
  related,
}: AnySpec<EntityRow>): RowsReader<'branches', EntityRow> {
  return {
    table,
    byPoints,
    viewerOf: (session) => viewerOf(ownRows, session),
    own(db, merchant, viewer) {
      const rows = db.selectFrom(table).where(sql.ref(`${table}.merchant_id`), '=', merchant);
      const narrowed = viewer && ownRows ? rows.where(ownRows.where(viewer)) : rows;
      return scope ? narrowed.where(scope) : narrowed;
    },
    shown(db, some, keys = []) {
      const names = [...new Set<string>([...columns, ...keys])];
      const selected = some.select(names.map((name) => sql.ref(`${table}.${name}`).as(name)));
      const rows = db.selectFrom((selected as unknown as EntityRows<'branches', 'name'>).as('row'));
      const own = rows.select(columns.map((name) => `row.${name}` as const));
      return related(own as EntityRows<'branches', 'name'>) as unknown as SelectQueryBuilder<
        Schema & { row: Row<'branches'> },
        'row',
        EntityRow
      >;
    },
  };
}

function readerOf<EntityRow>({
  type,
  columns,
  ...spec
}: AnySpec<EntityRow> & { readonly type: string }): EntityReader<'branches', EntityRow> {
  const rows = rowsOf({ ...spec, columns: [...STAMPS, ...columns] as unknown as ['name'] });
  const { table, own, shown } = rows;
  const idColumn = sql.ref<string>(`${table}.id`);
  const find = async (db: Db, merchant: string, id: string, viewer?: string) => {
    const rows = () => own(db, param('merchant'), viewer === undefined ? undefined : param('viewer'));
    const one = () => shown(db, rows().where(idColumn, '=', param<string>('id')));
    const shape = `${type} by id${viewer === undefined ? '' : ', own'}`;
    return (await runCompiled<EntityRow>(db, shape, one, { merchant, id, viewer }))[0];
  };
  return {
    ...rows,
    type,
    find,
    get: async (db, merchant, id, viewer) => requireFound(await find(db, merchant, id, viewer)),
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

/** Another object that a row shows; null: none. */
export function presentNamed(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

/** The point that a row shows; null: none. */
export function presentPoint(id: string | null, name: string | null, city: string | null) {
  return id === null || name === null || city === null ? null : { id, name, city };
}
