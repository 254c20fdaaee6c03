/** What belongs to points where somebody does not work has no id for them: what they send is one that nobody has. */
import { sql } from 'kysely';
import { compileOnce, param } from '../../db/compiled-queries.ts';
import { boundFor, idsIn, scopedTables, seenBy, seenInList, type Viewer } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import type { Context } from './handler.ts';

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const ID_OF_NOBODY = '00000000-0000-7000-8000-000000000000';

function idsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (ID.test(value)) found.add(value);
  } else if (Array.isArray(value)) for (const each of value) idsOf(each, found);
  else if (isPlain(value)) for (const each of Object.values(value)) idsOf(each, found);
  return found;
}

/** Not a file. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whoever took a payment at a point is named by it, wherever they work by now: payments are found by them. */
const CASHIER = 'cashier_id';

/** What of an input is hidden, and what in fields that name cashiers. */
interface Hidden {
  readonly ids: ReadonlySet<string>;
  readonly cashiers: ReadonlySet<string>;
}

function without({ ids, cashiers }: Hidden, value: unknown): unknown {
  if (typeof value === 'string') return ids.has(value) ? ID_OF_NOBODY : value;
  if (Array.isArray(value)) return value.map((each) => without({ ids, cashiers }, each));
  if (!isPlain(value)) return value;
  const of = (name: string) => ({ ids: name === CASHIER ? cashiers : ids, cashiers });
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(of(name), each)]));
}

/** Those of the people who have taken no payment that the viewer sees. */
async function hiddenCashiers(db: Db, viewer: Viewer, ids: ReadonlySet<string>) {
  const { rows } = await sql<{ id: string }>`
    select distinct cashier_id as id from transactions where merchant_id = ${viewer.merchantId}
      and cashier_id in ${idsIn(db, sql.val(JSON.stringify([...ids])))} and ${seenBy(db, 'transactions', viewer)}
  `.execute(db);
  const named = new Set(rows.map(({ id }) => id));
  return new Set([...ids].filter((id) => !named.has(id)));
}

/** Those of the ids that are of something the viewer does not see. */
export async function hiddenIds(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewer.points === null || ids.length === 0) return new Set();
  const build = () => {
    const of = scopedTables.map(
      (table) => sql`select id from ${sql.table(table)}
        where id in ${idsIn(db, param('ids'))} and merchant_id = ${param('merchant')}
        and (${seenInList(db, table, viewer)}) is not true`,
    );
    return sql<{ id: string }>`${sql.join(of, sql` union all `)}`;
  };
  const bound = { ...boundFor(viewer), ids: JSON.stringify(ids), merchant: viewer.merchantId };
  const query = compileOnce(db, 'hidden ids', () => ({ compile: () => build().compile(db) }), bound);
  const { rows } = await db.executeQuery<{ id: string }>(query);
  return new Set(rows.map(({ id }) => id));
}

/** The input of an operation as somebody may mean it. */
export async function hideForeignIds<Input>(db: Db, viewer: Viewer | null, input: Input): Promise<Input> {
  if (viewer === null || viewer.points === null) return input;
  const ids = await hiddenIds(db, viewer, [...idsOf(input)]);
  if (ids.size === 0) return input;
  return without({ ids, cashiers: await hiddenCashiers(db, viewer, ids) }, input) as Input;
}

/** The body as it was sent: for fields that may stay what they are, though whoever asks does not see it. */
export const bodyAsSent = <Body>({ sent }: Pick<Context, 'sent'>): Body =>
  (sent as { readonly body: Body }).body;
