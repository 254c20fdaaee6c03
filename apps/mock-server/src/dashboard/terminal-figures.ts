/** SQL of terminal figures; each is counted in an index. */
import { type DashboardEntity, MAX_LATEST_OFFLINE } from '@kasa/contracts/dashboard/dashboard';
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { MAX_EXACT_TOTAL } from '@kasa/contracts/shared/paging';
import { ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import { type RawBuilder, sql } from 'kysely';
import { everTerminals } from '../db/fleet.ts';
import { countOutdatedSettings } from '../db/outdated-settings.ts';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import { cachedNumber } from '../db/query-cache.ts';
import type { Db } from '../db/schema.ts';
import { presentPoint } from '../http/entity/entity.ts';

type Figures = DashboardEntity['terminals'];

const DAY_MS = 86_400_000;
const DAYS_BEFORE = 6;

/** Limits for grouping offline terminals by `online_until`; an empty text (`never`) is below all. */
interface Bounds {
  readonly online: string;
  readonly today: string;
  readonly week: string;
}

function boundsAt(now: Date): Bounds {
  const online = new Date(now.getTime() - ONLINE_TIMEOUT_SECONDS * 1000).toISOString();
  const day = kyivDay(now);
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - DAYS_BEFORE * DAY_MS).toISOString().slice(0, 10);
  const [today, week] = [kyivDayBounds(day).from, kyivDayBounds(before).from];
  // Shortly after midnight, terminals last online yesterday still count as online.
  const earlier = (bound: string) => (bound < online ? bound : online);
  return { online, today: earlier(today), week: earlier(week) };
}

async function counted(db: Db, viewer: Viewer, condition: RawBuilder<unknown>): Promise<number> {
  const query = sql<{ n: number }>`
    select count(*) as n from terminals where merchant_id = ${viewer.merchantId} and ${seenBy(db, 'terminals', viewer)} and ${condition}`;
  return cachedNumber(db, query.compile(db));
}

export async function terminalFigures(db: Db, viewer: Viewer, now: Date): Promise<Figures> {
  const bounds = boundsAt(now);
  const count = (condition: RawBuilder<unknown>) => counted(db, viewer, condition);
  const between = (from: string, before: string) =>
    count(sql`status = 'active' and online_until >= ${from} and online_until < ${before}`);
  const added = await count(sql`status = 'added'`);
  const active = await count(sql`status = 'active'`);
  const blocked = await count(sql`status = 'blocked'`);
  const today = await between(bounds.today, bounds.online);
  const week = await between(bounds.week, bounds.today);
  const earlier = await between('0', bounds.week);
  const never = await between('', '0');
  const waiting = await countOutdatedSettings(
    db,
    viewer.merchantId,
    seenBy(db, 'terminals', viewer),
    MAX_EXACT_TOTAL + 1,
  );
  return {
    total: added + active + blocked,
    added,
    active,
    blocked,
    // Never negative: the counts are separate queries, and a terminal activated in between is only in the later ones.
    online: Math.max(0, active - today - week - earlier - never),
    unstable: await count(sql`status = 'active' and is_unstable = 1`),
    settings_waiting: Math.min(waiting, MAX_EXACT_TOTAL),
    settings_waiting_capped: waiting > MAX_EXACT_TOTAL,
    offline: { today, week, earlier, never, latest: await latestOffline(db, viewer, bounds.online) },
  };
}

async function latestOffline(
  db: Db,
  viewer: Viewer,
  onlineSince: string,
): Promise<Figures['offline']['latest']> {
  const rows = await everTerminals(db)
    .leftJoin('branches', 'branches.id', 'terminals.point_id')
    .select(['terminals.id', 'terminals.number', 'terminals.name', 'terminals.online_until'])
    .select(['terminals.is_unstable', 'terminals.point_id'])
    .select(['branches.name as point_name', 'branches.city as point_city'])
    .where('terminals.merchant_id', '=', viewer.merchantId)
    .where(seenBy(db, 'terminals', viewer))
    .where('terminals.status', '=', 'active')
    .where('terminals.online_until', '>', '')
    .where('terminals.online_until', '<', onlineSince)
    .orderBy('terminals.online_until', 'desc')
    .orderBy('terminals.id', 'desc')
    .limit(MAX_LATEST_OFFLINE)
    .execute();
  return rows.map(({ id, number, name, online_until, is_unstable, point_id, point_name, point_city }) => ({
    id,
    number,
    name,
    point: presentPoint(point_id, point_name, point_city),
    last_online_at: online_until,
    is_unstable: is_unstable === 1,
  }));
}
