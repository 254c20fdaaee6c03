/** Queries that are compiled once: building a list query costs more than SQLite needs to run it. */
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type DialectName, dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

class Param {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A named parameter; its value is given when the query runs. */
export function param<Value>(name: string): RawBuilder<Value> {
  return sql.val(new Param(name) as Value);
}

export type ParamValues = Readonly<Record<string, unknown>>;

const compiled: Record<DialectName, Map<string, CompiledQuery>> = { sqlite: new Map(), postgres: new Map() };

/**
 * @param queryKey key of the compiled query, never with user input: all are kept; undefined: not cached
 * @param build every value that differs between calls must be a `param`
 */
export function compileOnce<Row>(
  db: Db,
  queryKey: string | undefined,
  build: () => Compilable<Row>,
  values: ParamValues,
): CompiledQuery<Row> {
  const query = queryKey === undefined ? build().compile() : cached(db, queryKey, build);
  const parameters = query.parameters.map((value) => (value instanceof Param ? values[value.name] : value));
  return { ...(query as CompiledQuery<Row>), parameters };
}

export async function runCompiled<Row>(
  db: Db,
  queryKey: string | undefined,
  build: () => Compilable<Row>,
  values: ParamValues,
): Promise<Row[]> {
  return (await db.executeQuery(compileOnce(db, queryKey, build, values))).rows;
}

function cached(db: Db, queryKey: string, build: () => Compilable): CompiledQuery {
  const known = compiled[dialectOf(db)];
  let query = known.get(queryKey);
  if (query === undefined) {
    query = build().compile();
    known.set(queryKey, query);
  }
  return query;
}
