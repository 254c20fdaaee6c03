/** Which terminals have their present settings, and which still have those before the last change. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cachedNumber } from './query-cache.ts';
import type { Db } from './schema.ts';

/** Up to so many are fetched by their indexes; above, walking the list finds a page sooner. */
const FEW = 10_000;

/** Its own settings were changed since it took them, or it was told to take all anew. The migrations' index has it so. */
const ownChanged = sql`(terminals.settings_taken_at is null or terminals.settings_taken_at < terminals.settings_changed_at
  or terminals.settings_taken_at < coalesce(terminals.update_requested_at, ''))`;

/** Ids of the merchant's terminals that wait for their settings: their own changed, or their template's; none twice. */
export const waitingIds = (merchant: string, more: RawBuilder<unknown>, moreOfTemplate = more) => sql`
  select terminals.id from terminals where terminals.merchant_id = ${merchant} and ${ownChanged} and ${more}
  union all
  select terminals.id from terminal_templates as template
  join terminals on terminals.template_id = template.id and terminals.settings_taken_at < template.settings_changed_at
  where template.merchant_id = ${merchant} and not ${ownChanged} and ${moreOfTemplate}`;

const ANY = sql`1 = 1`;

/** Whether a terminal of a query waits for its settings. */
const waitsForSettings = sql<SqlBool>`(${ownChanged} or exists (
  select 1 from terminal_templates as template
  where template.id = terminals.template_id and template.settings_changed_at > terminals.settings_taken_at))`;

/** Terminals by whether they have their present settings. */
export interface SettingsFilter {
  readonly condition: RawBuilder<SqlBool>;
  /**
   * The same as conditions that indexes answer, true of no terminal together, where the list would have to be walked to
   * count: of many that wait, few may be left by another filter.
   */
  readonly parts?: readonly RawBuilder<SqlBool>[] | undefined;
}

/** Templates in one condition. */
const TOGETHER = 100;

/** Those of some templates that took their settings before the template's last change, and changed nothing of their own. */
function behind(templates: readonly { id: string; settings_changed_at: string }[]): RawBuilder<SqlBool> {
  // As values: PostgreSQL's planner takes a third of all terminals for older than whatever it does not know.
  const each = templates.map(
    ({ id, settings_changed_at }) =>
      sql`(terminals.template_id = ${id} and terminals.settings_taken_at < ${settings_changed_at})`,
  );
  return sql<SqlBool>`not ${ownChanged} and (${sql.join(each, sql` or `)})`;
}

/** Those that wait, as conditions that indexes answer, true of no terminal together. */
async function waitingParts(db: Db, merchant: string): Promise<RawBuilder<SqlBool>[]> {
  const templates = await db
    .selectFrom('terminal_templates')
    .select(['id', 'settings_changed_at'])
    .where('merchant_id', '=', merchant)
    .execute();
  const parts = [sql<SqlBool>`${ownChanged}`];
  for (let n = 0; n < templates.length; n += TOGETHER) parts.push(behind(templates.slice(n, n + TOGETHER)));
  return parts;
}

/**
 * Part by part: of all at once PostgreSQL reads the whole table for the parts that hold nothing.
 * @param parts of `waitingParts`
 */
async function countUpTo(
  db: Db,
  merchant: string,
  most: number,
  parts: readonly RawBuilder<SqlBool>[],
  more: RawBuilder<unknown>,
): Promise<number> {
  let found = 0;
  for (const part of parts) {
    const some = sql`select 1 from terminals where terminals.merchant_id = ${merchant} and ${part} and ${more}
      limit ${most - found}`;
    const probe = sql<{ n: number }>`select count(*) as n from (${some}) as waiting`;
    found += await cachedNumber(db, probe.compile(db));
    if (found >= most) break;
  }
  return found;
}

/** How many of the merchant's active terminals wait for their settings; looks at no more than `most`. */
export const settingsWaiting = async (db: Db, merchant: string, most: number): Promise<number> =>
  countUpTo(db, merchant, most, await waitingParts(db, merchant), sql`terminals.status = 'active'`);

/**
 * Those that have their present settings, or those that don't; undefined: nobody asks.
 * @param few up to so many are fetched by their indexes; tests choose it
 */
export async function settingsFilter(
  db: Db,
  merchant: string,
  taken: 'true' | 'false' | undefined,
  few = FEW,
): Promise<SettingsFilter | undefined> {
  if (taken === undefined) return undefined;
  if (taken === 'true') return { condition: sql<SqlBool>`not ${waitsForSettings}` };
  const parts = await waitingParts(db, merchant);
  const isFew = (await countUpTo(db, merchant, few + 1, parts, ANY)) <= few;
  if (isFew) return { condition: sql<SqlBool>`terminals.id in (${waitingIds(merchant, ANY)})` };
  return { condition: waitsForSettings, parts };
}
