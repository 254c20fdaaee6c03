/** SQL of the journal. Entries are only added, by `recordChange`. */

import type { AuditEntryEntity } from '@kasa/contracts/audit/entries';
import { auditOperations } from '@kasa/contracts/audit/operations';
import { type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../db/compiled-queries.ts';
import { findUsers } from '../db/find-users.ts';
import { findNamesakes, type Namesakes, type PersonThen } from '../db/namesakes.ts';
import type { Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { type RowOf, rowsReader } from '../http/entity/entity.ts';
import { equals, fromDay, toDay } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const reader = rowsReader({
  table: 'audit_entries',
  columns: [
    'id',
    'at',
    'user_id',
    'user_name',
    'user_phone',
    'address',
    'operation',
    'action',
    'object_type',
    'object_id',
    'object_name',
    'before',
    'after',
  ],
  related: (rows) => rows,
});

export const entries = withList(reader, auditOperations.listAuditEntries, {
  sorts: { at: 'at' },
  defaultSort: '-at',
  search: 'q',
  folds: { when: 'folded', by: 'action' },
  filters: {
    user_id: equals('user_id'),
    object_type: equals('object_type'),
    object_id: equals('object_id'),
    operation: equals('operation'),
    action: equals('action'),
    from: fromDay('at'),
    to: toDay('at'),
  },
});

/** An entry of the merchant's journal by its id. */
export async function findEntry(
  db: Db,
  merchant: string,
  id: string,
): Promise<RowOf<typeof entries> | undefined> {
  const own = () => entries.own(db, param('merchant')).where('id', '=', param<string>('id'));
  const one = () => entries.shown(db, own());
  const [found] = await runCompiled<RowOf<typeof entries>>(db, 'audit entry by id', one, { merchant, id });
  return found;
}

/** Users with entries in the merchant's journal, by name. */
export function peopleInJournal(db: Db, viewer: Viewer) {
  const changed = sql<SqlBool>`exists (
    select 1 from audit_entries where audit_entries.merchant_id = ${viewer.merchantId} and audit_entries.user_id = users.id)`;
  return findUsers(db, viewer, changed);
}

type State = AuditEntryEntity['before'];

const stateOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as State));

/** How many entries each operation wrote. */
export async function countByAction(
  db: Db,
  merchant: string,
  actions: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, number>> {
  if (actions.length === 0) return new Map();
  const counted = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => ['action', fn.countAll<number>().as('n')])
    .where('merchant_id', '=', merchant)
    .where('action', 'in', actions)
    .groupBy('action')
    .execute();
  return new Map(counted.map(({ action, n }) => [action, Number(n)]));
}

type EntryRow = RowOf<typeof entries>;

const authorOf = ({ user_id, user_name }: EntryRow) =>
  user_id === null || user_name === null ? null : { id: user_id, name: user_name };

/** Whom by the name alone each of the authors could be as well. */
export const namesakesOfAuthors = (db: Db, merchant: string, rows: readonly EntryRow[]) =>
  findNamesakes(
    db,
    merchant,
    rows.flatMap((row) => authorOf(row) ?? []),
  );

/** @param rowsCount how many entries it stands for */
export function presentEntry(
  row: EntryRow,
  namesakesOf: (author: PersonThen) => Namesakes | null,
  rowsCount = 1,
): AuditEntryEntity {
  const { id, at, user_phone: phone, address, operation } = row;
  const author = authorOf(row);
  return {
    ...{ id, at, address, operation },
    user: author && {
      id: author.id,
      full_name: author.name,
      phone,
      has_namesake: namesakesOf(author) !== null,
    },
    // Entries without an action id form an action of their own.
    action: row.action ?? id,
    rows_count: rowsCount,
    object: { type: row.object_type, id: row.object_id, name: row.object_name },
    before: stateOf(row.before),
    after: stateOf(row.after),
  };
}
