/** Named objects packed into one column of a row, and read apart. */
import { type RawBuilder, sql } from 'kysely';

// They stand in no name.
const [PART, NEXT] = ['\u0001', '\u0002'];
const part = sql.lit(PART);

interface Packing {
  /** What it is called by. */
  readonly name?: string;
  readonly order?: string;
  /** A third part. */
  readonly at?: RawBuilder<unknown>;
}

/** All rows of a group with id and name, in order; null: none. Read by `unpackedNames`. */
export function packedNames(table: string, { name = 'name', order = 'name_key', at }: Packing = {}) {
  const column = (of: string) => sql.ref(`${table}.${of}`);
  const third = at === undefined ? sql`` : sql` || ${part} || ${at}`;
  return sql<string | null>`string_agg(${column('id')} || ${part} || ${column(name)}${third}, ${sql.lit(NEXT)}
    order by ${column(order)}, ${column('id')})`;
}

/** What was packed by `packedNames`; `at` is empty where nothing was packed. */
export const unpackedNames = (packed: string | null) =>
  (packed?.split(NEXT) ?? []).map((one) => {
    const [id = '', name = '', at = ''] = one.split(PART);
    return { id, name, at };
  });
