/** SQL of depots. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { DepotFields } from '@kasa/contracts/transport/depots';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { NotNull, SelectQueryBuilder } from 'kysely';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { param, runPrepared } from '../db/prepared.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn, searchFilter } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { sortOf } from '../http/list.ts';

export type DepotListQuery = InputOf<typeof transportOperations.listDepots>['query'];

const COLUMNS = [
  'id',
  'name',
  'city',
  'address',
  'director',
  'director_phone',
  'shift_closing_time',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof Row<'branches'>)[];

/** A depot with the numbers of its vehicles and drivers. */
export interface DepotRow extends Pick<Row<'branches'>, (typeof COLUMNS)[number]> {
  transports_count: number;
  drivers_count: number;
}

/** The column behind each way to sort; texts have a key in the order of the alphabet. */
const SORT = { name: 'name_key', city: 'city_key', created_at: 'created_at' } as const;

const ownDepots = (db: Db) =>
  db
    .selectFrom('branches')
    .where('branches.merchant_id', '=', param<string>('merchant'))
    .where('branches.kind', '=', 'depot');

function withCounts(db: Db, some: SelectQueryBuilder<Schema, 'branches', Row<'branches'>>) {
  return db
    .selectFrom(some.as('b'))
    .select(COLUMNS.map((column) => `b.${column}` as const))
    .select((eb) => [
      eb
        .selectFrom('transports')
        .select((its) => its.fn.countAll<number>().as('n'))
        .whereRef('transports.branch_id', '=', 'b.id')
        .as('transports_count'),
      eb
        .selectFrom('drivers')
        .select((its) => its.fn.countAll<number>().as('n'))
        .whereRef('drivers.branch_id', '=', 'b.id')
        .as('drivers_count'),
    ])
    .$narrowType<{ transports_count: NotNull; drivers_count: NotNull }>();
}

/** One depot of the merchant. */
export async function findDepot(db: Db, merchant: string, id: string): Promise<DepotRow | undefined> {
  const one = () => withCounts(db, ownDepots(db).where('branches.id', '=', param<string>('id')).selectAll());
  const rows = await runPrepared<DepotRow>(db, 'depot', one, { merchant, id });
  return rows[0];
}

/** A page of the merchant's depots. */
export async function pageOfDepots(
  db: Db,
  merchant: string,
  query: DepotListQuery,
  window: PageWindow,
): Promise<PageOfRows<DepotRow>> {
  const search = await searchFilter(db, 'branches', query.q);
  const { field, direction } = sortOf(query.sort, 'name');
  const column = SORT[field];
  const filtered = () =>
    ownDepots(db).$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const ordered = filtered().selectAll().orderBy(column, direction).orderBy('id', direction);
    const counted = withCounts(db, beforeJoins(ordered));
    return afterJoins(counted.orderBy(`b.${column}`, direction).orderBy('b.id', direction));
  };
  return readPage<DepotRow, 'branches'>(db, {
    shape: search === undefined ? `depots ${column} ${direction}` : undefined,
    window,
    values: { merchant },
    filtered,
    rows,
  });
}

/** The columns that a person fills in. */
export function depotColumns(input: DepotFields) {
  return {
    ...input,
    name_key: sortKey(input.name),
    city_key: sortKey(input.city),
    search: searchColumn('branches', input.name, input.city, input.address),
  };
}

/** What an edit starts from; nobody else edits it until the transaction ends. */
export function lockDepot(tx: Db, merchantId: string, id: string) {
  return tx
    .selectFrom('branches')
    .select(['version', 'name', 'city', 'address'])
    .where('id', '=', id)
    .where('kind', '=', 'depot')
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
}
