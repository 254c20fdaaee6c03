/**
 * Substring search in a table's `search` column, fast at a million rows.
 * PostgreSQL: `like` with a pg_trgm GIN index; scans without the extension, or if LC_CTYPE lacks Cyrillic
 * (C).
 * SQLite: an FTS5 trigram table maintained by triggers. Of frequent needles the list is walked, see `searchFilter`.
 */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { cachedNumber } from './query-cache.ts';
import type { Db, Schema } from './schema.ts';
import { foldAlphabets, searchText } from './text.ts';

export type SearchableTable = {
  [Table in keyof Schema]: 'search' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

/** Searched by plate, which users type in either alphabet. */
const EITHER_ALPHABET: ReadonlySet<SearchableTable> = new Set(['transports']);

/** Searched by names such as `Тролейбус № 77` or `12-А`: spaces and signs are ignored. */
const LOOSE: ReadonlySet<SearchableTable> = new Set(['routes', 'transports', 'customers']);
const LOOSE_SIGNS = /[ №.\p{Pd}−]/gu;

const TRIGRAM = 3;

/** Up to this many hits are fetched from the trigram table and sorted. */
const RARE = 10_000;
/** What one of so many rows has, or more of them, is met at once by whoever walks a list and reads its texts. */
const ONE_OF = 10;
/** Hits are counted up to here. */
const MAX_COUNTED = 100_000;

/** Appended to texts, so that every letter begins a trigram and short needles can be looked up. */
const PADDING = '\n\n';

function folded(table: SearchableTable, ...parts: readonly (string | null | undefined)[]): string {
  const all = searchText(...parts);
  const text = LOOSE.has(table) ? all.replace(LOOSE_SIGNS, '') : all;
  return EITHER_ALPHABET.has(table) ? foldAlphabets(text) : text;
}

/** Value of a row's `search` column, from all texts the row is searched by. */
export function searchColumn(
  table: SearchableTable,
  ...parts: readonly (string | null | undefined)[]
): string {
  return folded(table, ...parts) + PADDING;
}

/** Creates what `searchFilter` needs; for migrations, once per table. */
export async function createSearchIndex(db: Kysely<unknown>, table: SearchableTable): Promise<void> {
  if (dialectOf(db) === 'postgres') {
    // Without the privilege or the extension, search still works, but slower.
    await sql
      .raw(`do $$ begin
        create extension if not exists pg_trgm;
        create index ${table}__search__ix on ${table} using gin (search gin_trgm_ops);
      exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
        raise notice 'pg_trgm is not available: searching % will scan', '${table}';
      end $$`)
      .execute(db);
    return;
  }
  const fts = `${table}_search`;
  // An external-content table relies on stable rowids: never VACUUM the file (a reset copies it whole).
  const statements = [
    `create virtual table ${fts} using fts5(search, content='${table}', tokenize='trigram case_sensitive 1')`,
    `create virtual table ${table}_trigrams using fts5vocab(${fts}, instance)`,
    `create trigger ${fts}_insert after insert on ${table} begin
      insert into ${fts}(rowid, search) values (new.rowid, new.search);
    end`,
    `create trigger ${fts}_delete after delete on ${table} begin
      insert into ${fts}(${fts}, rowid, search) values ('delete', old.rowid, old.search);
    end`,
    `create trigger ${fts}_update after update of search on ${table} when old.search <> new.search begin
      insert into ${fts}(${fts}, rowid, search) values ('delete', old.rowid, old.search);
      insert into ${fts}(rowid, search) values (new.rowid, new.search);
    end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const plain = (needle: string) => needle.replace(/[\\%_]/gu, '\\$&');

/** The condition "the column contains one of these texts", for tables small enough to scan. */
export function containsAny(column: string, needles: readonly string[]): RawBuilder<SqlBool> {
  const found = needles.map((one) => sql`${sql.ref(column)} like ${`%${plain(one)}%`} escape '\\'`);
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** Condition for the typed text on the table; undefined when empty: all rows match (spec §5). */
export async function searchFilter(
  db: Db,
  table: SearchableTable,
  typed: string | undefined,
  alias: string = table,
): Promise<RawBuilder<SqlBool> | undefined> {
  const needle = folded(table, typed);
  if (needle === '') return undefined;
  const column = sql.ref(`${alias}.search`);
  if (dialectOf(db) === 'postgres') {
    const pattern = `%${plain(needle)}%`;
    return sql<SqlBool>`${column} like ${pattern}`;
  }
  const count = await countHits(db, table, needle);
  if (count > RARE && (await isEverywhere(db, table, count)))
    return sql<SqlBool>`instr(${column}, ${needle}) > 0`;
  const isHit = sql<SqlBool>`${sql.ref(`${alias}.rowid`)} in (${hitsOf(table, needle)})`;
  // Names that begin alike stand together, perhaps at the list's end: it is walked there by its index, without the rows.
  return count > RARE ? sql<SqlBool>`+${isHit}` : isHit;
}

/** SQLite: the first hits of a frequent needle, without walking the list; undefined for rare needles. */
export async function firstMatches(
  db: Db,
  table: SearchableTable,
  typed: string | undefined,
): Promise<RawBuilder<SqlBool> | undefined> {
  const needle = folded(table, typed);
  if (needle === '' || dialectOf(db) === 'postgres') return undefined;
  if ((await countHits(db, table, needle)) <= RARE) return undefined;
  const first = sql`${hitsOf(table, needle)} limit ${sql.lit(2 * RARE)}`;
  return sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (${first})`;
}

interface Estimate {
  readonly 'QUERY PLAN': readonly [
    { Plan: { Plans: readonly [{ 'Plan Rows': number }, { 'Plan Rows': number }] } },
  ];
}

/**
 * PostgreSQL: whether hits had better be fetched and sorted. By itself it walks the list for all that are not rare, as if they
 * stood anywhere in it; but names that begin alike stand together.
 */
export async function areSorted(db: Db, table: SearchableTable, typed: string | undefined): Promise<boolean> {
  const found = dialectOf(db) === 'postgres' ? await searchFilter(db, table, typed) : undefined;
  if (found === undefined) return false;
  const all = sql`select from ${sql.table(table)}`;
  const estimated = sql<Estimate>`explain (format json) ${all} union all ${all} where ${found}`;
  const [row] = (await estimated.execute(db)).rows;
  const [rows, hits] = row?.['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']) ?? [];
  return rows !== undefined && hits !== undefined && hits * ONE_OF <= rows;
}

async function isEverywhere(db: Db, table: SearchableTable, hits: number): Promise<boolean> {
  if (hits > MAX_COUNTED) return true;
  const rows = sql<{ n: number }>`select max(rowid) as n from ${sql.table(table)}`;
  return hits * ONE_OF > (await cachedNumber(db, rows.compile(db)));
}

async function countHits(db: Db, table: SearchableTable, needle: string): Promise<number> {
  const hits = hitsOf(table, needle);
  const probe = sql<{ n: number }>`select count(*) as n from (${hits} limit ${sql.lit(MAX_COUNTED + 1)})`;
  return await cachedNumber(db, probe.compile(db));
}

/** Rowids of matching rows; may contain duplicates. */
function hitsOf(table: SearchableTable, needle: string): RawBuilder<unknown> {
  if ([...needle].length >= TRIGRAM) {
    const phrase = `"${needle.replaceAll('"', '""')}"`;
    return sql`select rowid from ${sql.table(`${table}_search`)} where search match ${phrase}`;
  }
  const after = needle + String.fromCodePoint(0x10ffff);
  return sql`select doc from ${sql.table(`${table}_trigrams`)} where term >= ${needle} and term < ${after}`;
}
