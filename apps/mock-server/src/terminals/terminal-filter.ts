/** Which terminals a request is about, and in which order. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { ONLINE_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayFilters } from '../db/day-filters.ts';
import type { PagedQuery } from '../db/paged.ts';
import { slot } from '../db/prepared.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchFilter } from '../db/search.ts';
import { settingsFilter } from '../db/settings-waiting.ts';
import { sortOf } from '../http/list.ts';
import { latinSpellings } from './latin-spellings.ts';

export type TerminalListQuery = InputOf<typeof terminalsOperations.listTerminals>['query'];

/** What list and export may be narrowed by, and how they are sorted. */
export type TerminalFilter = Omit<TerminalListQuery, 'page' | 'perPage'>;

/** The column behind each way to sort; texts have a key in the order of the alphabet. */
const SORT = {
  number: 'number',
  name: 'name_key',
  last_online_at: 'online_until',
  activated_at: 'activated_at',
  status: 'status',
} as const satisfies Record<string, keyof Row<'terminals'>>;

/** The terminals of one merchant. */
export const ownTerminals = (db: Db) =>
  db.selectFrom('terminals').where('terminals.merchant_id', '=', slot<string>('merchant'));

/** Points whose names are searched, too; a part of a name that more of them have says nothing. */
const MOST_POINTS = 200;

/** The condition "the terminal itself contains what was typed", in whichever alphabet the letters of a number are. */
async function ownFilter(db: Db, typed: string | undefined): Promise<RawBuilder<SqlBool> | undefined> {
  const found: RawBuilder<SqlBool>[] = [];
  for (const spelled of [typed, ...latinSpellings(typed ?? '')]) {
    const condition = await searchFilter(db, 'terminals', spelled);
    if (condition !== undefined) found.push(condition);
  }
  if (found.length < 2) return found[0];
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** The condition "the terminal, or the point where it stands, contains what was typed". */
async function typedFilter(
  db: Db,
  merchant: string,
  typed: string | undefined,
): Promise<RawBuilder<SqlBool> | undefined> {
  const own = await ownFilter(db, typed);
  const atPoint = await searchFilter(db, 'branches', typed);
  if (own === undefined || atPoint === undefined) return undefined;
  const points = await db
    .selectFrom('branches')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where(atPoint)
    .limit(MOST_POINTS)
    .execute();
  if (points.length === 0) return own;
  const ids = sql.join(points.map(({ id }) => id));
  return sql<SqlBool>`(${own} or ${sql.ref('terminals.point_id')} in (${ids}))`;
}

/** Rows that a filter lets through, its values, and a name that its text can be remembered by, unless people typed. */
export interface FilteredTerminals {
  readonly query: () => ReturnType<typeof ownTerminals>;
  /** The same for counting; see `PagedQuery.filtered`. */
  readonly counted: PagedQuery<unknown, 'terminals'>['filtered'];
  readonly values: Readonly<Record<string, unknown>>;
  readonly shape: string | undefined;
}

const EQUAL = ['kind', 'status', 'point_id', 'template_id', 'vehicle_id', 'model'] as const;

/** The instants that a list may be narrowed to days of. */
const DAYS = {
  online: 'terminals.online_until',
  activated: 'terminals.activated_at',
  started: 'terminals.last_started_at',
  added: 'terminals.created_at',
} as const;

/** The merchant's terminals that a filter lets through. @param now for who is online */
export async function filteredTerminals(
  db: Db,
  merchant: string,
  filter: TerminalFilter,
  now: Date,
): Promise<FilteredTerminals> {
  const search = await typedFilter(db, merchant, filter.q);
  const settings = await settingsFilter(db, merchant, filter.settings_taken);
  const { connectivity, is_unstable, ever_online, test_mode } = filter;
  // A terminal that stays online is so up to now, whatever its column says.
  const days = dayFilters(filter, DAYS, now);
  const since = slot<string>('online_since');
  const narrowed = () => {
    let own = ownTerminals(db)
      .$if(connectivity === 'online', (qb) => qb.where('terminals.online_until', '>=', since))
      .$if(connectivity === 'offline', (qb) => qb.where('terminals.online_until', '<', since))
      // Written out, for few are: an index holds those alone.
      .$if(is_unstable === 'true', (qb) => qb.where(sql<SqlBool>`terminals.is_unstable = 1`))
      .$if(is_unstable === 'false', (qb) => qb.where(sql<SqlBool>`terminals.is_unstable = 0`))
      .$if(ever_online === 'true', (qb) => qb.where(sql<SqlBool>`terminals.online_until > ''`))
      .$if(ever_online === 'false', (qb) => qb.where(sql<SqlBool>`terminals.online_until = ''`))
      .$if(test_mode !== undefined, (qb) => qb.where('terminals.test_mode', '=', slot<0 | 1>('is_test')))
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
    for (const condition of days.conditions) own = own.where(condition);
    for (const name of EQUAL) {
      if (filter[name] !== undefined)
        own = own.where(sql<SqlBool>`${sql.ref(`terminals.${name}`)} = ${slot(name)}`);
    }
    return own;
  };
  const query = () => (settings === undefined ? narrowed() : narrowed().where(settings.condition));
  const counted = settings?.parts?.map((part) => () => narrowed().where(part)) ?? query;
  const values = {
    ...filter,
    merchant,
    online_since: new Date(now.getTime() - ONLINE_SECONDS * 1000).toISOString(),
    is_test: test_mode === 'true' ? 1 : 0,
    ...days.values,
  };
  const given: string[] = EQUAL.filter((name) => filter[name] !== undefined);
  if (test_mode !== undefined) given.push('test');
  if (is_unstable !== undefined) given.push(`unstable ${is_unstable}`);
  if (ever_online !== undefined) given.push(`ever online ${ever_online}`);
  given.push(days.shape);
  const shape = `terminals ${given.join()} ${connectivity ?? ''}`;
  const isPlain = search === undefined && settings === undefined;
  return { query, counted, values, shape: isPlain ? shape : undefined };
}

/** The column to sort by, and in which direction. */
export function terminalOrder(sort: TerminalFilter['sort']) {
  const { field, direction } = sortOf(sort, 'number');
  return { column: SORT[field], direction };
}
