import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cachedNumber } from './query-cache.ts';
import type { Db } from './schema.ts';

/** Up to this many waiting terminals are fetched by index; above, walking the list finds a page sooner. */
const FEW = 10_000;

/** Own settings newer than the last fetched ones. Must match the migration's partial index. */
const hasOutdatedOwnSettings = sql`(terminals.settings_taken_at is null or terminals.settings_taken_at < terminals.settings_changed_at
  or terminals.settings_taken_at < coalesce(terminals.update_requested_at, ''))`;

/** Ids of terminals with outdated settings, their own or their template's, without duplicates. */
export const outdatedTerminalIds = (
  merchant: string,
  more: RawBuilder<unknown>,
  moreOfTemplate = more,
) => sql`
  select terminals.id from terminals where terminals.merchant_id = ${merchant} and ${hasOutdatedOwnSettings} and ${more}
  union all
  select terminals.id from terminal_templates as template
  join terminals on terminals.template_id = template.id and terminals.settings_taken_at < template.settings_changed_at
  where template.merchant_id = ${merchant} and not ${hasOutdatedOwnSettings} and ${moreOfTemplate}`;

const ANY = sql`1 = 1`;

const hasOutdatedSettings = sql<SqlBool>`(${hasOutdatedOwnSettings} or exists (
  select 1 from terminal_templates as template
  where template.id = terminals.template_id and template.settings_changed_at > terminals.settings_taken_at))`;

export interface SettingsFilter {
  readonly condition: RawBuilder<SqlBool>;
  /** The same as disjoint, indexed conditions, for counting where the list would have to be walked. */
  readonly parts?: readonly RawBuilder<SqlBool>[] | undefined;
}

/** Templates per condition. */
const TEMPLATES_PER_CONDITION = 100;

function hasOutdatedTemplateSettings(
  templates: readonly { id: string; settings_changed_at: string }[],
): RawBuilder<SqlBool> {
  // As literal values: for unknown ones PostgreSQL's planner estimates a third of all terminals.
  const each = templates.map(
    ({ id, settings_changed_at }) =>
      sql`(terminals.template_id = ${id} and terminals.settings_taken_at < ${settings_changed_at})`,
  );
  return sql<SqlBool>`not ${hasOutdatedOwnSettings} and (${sql.join(each, sql` or `)})`;
}

async function outdatedConditions(db: Db, merchant: string): Promise<RawBuilder<SqlBool>[]> {
  const templates = await db
    .selectFrom('terminal_templates')
    .select(['id', 'settings_changed_at'])
    .where('merchant_id', '=', merchant)
    .execute();
  const parts = [sql<SqlBool>`${hasOutdatedOwnSettings}`];
  for (let n = 0; n < templates.length; n += TEMPLATES_PER_CONDITION)
    parts.push(hasOutdatedTemplateSettings(templates.slice(n, n + TEMPLATES_PER_CONDITION)));
  return parts;
}

/** Counts each part separately: for all at once PostgreSQL reads the whole table for empty parts. */
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

/** Number of the merchant's active terminals with outdated settings, counted up to `most`. @param seen of which */
export const countOutdatedSettings = async (
  db: Db,
  merchant: string,
  seen: RawBuilder<SqlBool>,
  most: number,
): Promise<number> =>
  countUpTo(
    db,
    merchant,
    most,
    await outdatedConditions(db, merchant),
    sql`terminals.status = 'active' and ${seen}`,
  );

/** @param few above this many matches the list is walked; tests set it */
export async function settingsFilter(
  db: Db,
  merchant: string,
  taken: 'true' | 'false' | undefined,
  few = FEW,
): Promise<SettingsFilter | undefined> {
  if (taken === undefined) return undefined;
  if (taken === 'true') return { condition: sql<SqlBool>`not ${hasOutdatedSettings}` };
  const parts = await outdatedConditions(db, merchant);
  const isFew = (await countUpTo(db, merchant, few + 1, parts, ANY)) <= few;
  if (isFew) return { condition: sql<SqlBool>`terminals.id in (${outdatedTerminalIds(merchant, ANY)})` };
  return { condition: hasOutdatedSettings, parts };
}
