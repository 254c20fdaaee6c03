/**
 * Queries that are built and compiled once and then run with other values. Building and compiling a list with its
 * joins costs more than SQLite needs to run it, so hot reads go through here; the rest is plain Kysely.
 */
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type DialectName, dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

class Param {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The place of a value that is given when the query runs, by this name. */
export function param<Value>(name: string): RawBuilder<Value> {
  return sql.val(new Param(name) as Value);
}

/** Values of a query's slots by name. */
export type ParamValues = Readonly<Record<string, unknown>>;

const compiled: Record<DialectName, Map<string, CompiledQuery>> = { sqlite: new Map(), postgres: new Map() };

/**
 * A query with values in its slots, ready for `executeQuery`.
 *
 * @param shape names the query's text, the same text for the same name; undefined: build it every time. Never part of
 * a name: anything people type, for every name is kept.
 * @param build writes the query; every value that may differ from call to call must be a slot
 */
export function prepared<Row>(
  db: Db,
  shape: string | undefined,
  build: () => Compilable<Row>,
  values: ParamValues,
): CompiledQuery<Row> {
  const query = shape === undefined ? build().compile() : cached(db, shape, build);
  const parameters = query.parameters.map((value) => (value instanceof Param ? values[value.name] : value));
  return { ...(query as CompiledQuery<Row>), parameters };
}

/** Runs a query with values in its slots; see `prepared`. */
export async function runPrepared<Row>(
  db: Db,
  shape: string | undefined,
  build: () => Compilable<Row>,
  values: ParamValues,
): Promise<Row[]> {
  return (await db.executeQuery(prepared(db, shape, build, values))).rows;
}

function cached(db: Db, shape: string, build: () => Compilable): CompiledQuery {
  const known = compiled[dialectOf(db)];
  let query = known.get(shape);
  if (query === undefined) {
    query = build().compile();
    known.set(shape, query);
  }
  return query;
}
