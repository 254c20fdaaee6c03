/** SQL of the journal. Entries are only added, by `recordChange`. */

import type { AuditEntryEntity } from '@kasa/contracts/audit/entries';
import type { auditOperations } from '@kasa/contracts/audit/operations';
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { type SqlBool, sql } from 'kysely';
import { type ParamValues, param, runCompiled } from '../db/compiled-queries.ts';
import { findUsers, type UserIdAndName } from '../db/find-users.ts';
import { BATCH_SIZE, inBatches } from '../db/in-batches.ts';
import { type PageOfRows, type PageWindow, readPage } from '../db/pagination.ts';
import type { Db, Row } from '../db/schema.ts';
import { firstMatches, searchFilter } from '../db/search.ts';
import { sortOf } from '../http/list.ts';

type ListQuery = InputOf<typeof auditOperations.listAuditEntries>['query'];

export type AuditFilter = Omit<ListQuery, 'page' | 'perPage' | 'sort'>;

const COLUMNS = [
  'id',
  'at',
  'user_id',
  'user_name',
  'address',
  'operation',
  'action',
  'object_type',
  'object_id',
  'object_name',
  'before',
  'after',
] as const satisfies (keyof Row<'audit_entries'>)[];

export type EntryRow = Pick<Row<'audit_entries'>, (typeof COLUMNS)[number]>;

/** A filter as a query, with its values and the name of its prepared statement; undefined with a search text. */
interface Filtered {
  readonly query: () => ReturnType<typeof ownEntries>;
  readonly values: ParamValues;
  readonly shape: string | undefined;
}

const ownEntries = (db: Db) =>
  db.selectFrom('audit_entries').where('audit_entries.merchant_id', '=', param<string>('merchant'));

async function filteredBy(db: Db, merchant: string, filter: AuditFilter): Promise<Filtered> {
  const { user_id, object_type, object_id, operation, from, to } = filter;
  const search = await searchFilter(db, 'audit_entries', filter.q);
  const values = {
    merchant,
    user_id,
    object_type,
    object_id,
    operation,
    from: from && kyivDayBounds(from).from,
    before: to && kyivDayBounds(to).before,
  };
  const query = () =>
    ownEntries(db)
      .$if(user_id !== undefined, (qb) => qb.where('user_id', '=', param<string>('user_id')))
      .$if(object_type !== undefined, (qb) => qb.where('object_type', '=', param<string>('object_type')))
      .$if(object_id !== undefined, (qb) => qb.where('object_id', '=', param<string>('object_id')))
      .$if(operation !== undefined, (qb) => qb.where('operation', '=', param<string>('operation')))
      .$if(from !== undefined, (qb) => qb.where('at', '>=', param<string>('from')))
      .$if(to !== undefined, (qb) => qb.where('at', '<', param<string>('before')))
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    query,
    values,
    shape: search === undefined ? `audit ${given.map(([name]) => name).join()}` : undefined,
  };
}

export async function pageOfEntries(
  db: Db,
  merchant: string,
  query: ListQuery,
  window: PageWindow,
): Promise<PageOfRows<EntryRow>> {
  const { direction } = sortOf(query.sort ?? '-at', 'at');
  const { query: filtered, values, shape } = await filteredBy(db, merchant, query);
  return readPage<EntryRow, 'audit_entries'>(db, {
    queryKey: shape && `${shape} ${direction}`,
    window,
    values,
    filtered,
    countFirst: await firstMatches(db, 'audit_entries', query.q),
    // Nothing to join: the page is cut once, wherever that happens.
    rows: ({ beforeJoins, afterJoins }) =>
      afterJoins(beforeJoins(filtered().select(COLUMNS).orderBy('at', direction).orderBy('id', direction))),
  });
}

/** Later than any entry: both columns are text. */
const AFTER_ALL: Pick<EntryRow, 'at' | 'id'> = { at: '~', id: '~' };

/**
 * All filtered entries, newest first, read in batches (decisions §1).
 * @param beforeNextBatch called before each further batch; what it throws ends the reading
 */
export async function* allEntries(
  db: Db,
  merchant: string,
  filter: AuditFilter,
  beforeNextBatch?: () => Promise<void>,
): AsyncGenerator<EntryRow> {
  const { query, values, shape } = await filteredBy(db, merchant, filter);
  const batch = () =>
    query()
      .where(sql<boolean>`(at, id) < (${param('last_at')}, ${param('last_id')})`)
      .select(COLUMNS)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit((eb) => eb.lit(BATCH_SIZE));
  const read = (on: Db, last: Pick<EntryRow, 'at' | 'id'> = AFTER_ALL) => {
    const after = { last_at: last.at, last_id: last.id };
    return runCompiled<EntryRow>(on, shape && `${shape} export`, batch, { ...values, ...after });
  };
  yield* inBatches(db, read, beforeNextBatch);
}

/** Users with entries in the merchant's journal, by name. */
export function peopleInJournal(db: Db, merchant: string): Promise<UserIdAndName[]> {
  const changed = sql<SqlBool>`exists (
    select 1 from audit_entries where audit_entries.merchant_id = ${merchant} and audit_entries.user_id = users.id)`;
  return findUsers(db, merchant, changed);
}

type State = AuditEntryEntity['before'];

const stateOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as State));

export function presentEntry(row: EntryRow): AuditEntryEntity {
  const { user_id, user_name } = row;
  return {
    id: row.id,
    at: row.at,
    user: user_id === null || user_name === null ? null : { id: user_id, full_name: user_name },
    address: row.address,
    operation: row.operation,
    // Entries without an action id form an action of their own.
    action: row.action ?? row.id,
    object: { type: row.object_type, id: row.object_id, name: row.object_name },
    before: stateOf(row.before),
    after: stateOf(row.after),
  };
}
