import { KEY_REMINDER_DAYS } from '@kasa/contracts/points/key-reminders';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import type { Dashboard } from '../queries.ts';

/** A group of what needs attention, with its number and list. */
export interface AttentionGroup {
  readonly id:
    | 'registers'
    | 'keys'
    | 'callbacks'
    | 'unstable'
    | 'today'
    | 'week'
    | 'earlier'
    | 'never'
    | 'settings';
  readonly count: number;
  readonly isCapped?: boolean;
  readonly href: string;
}

const DAY_MS = 86_400_000;
const active = { status: 'active' };
const offline = { ...active, connectivity: 'offline', sort: '-last_online_at' };

export const offlineTerminalsUrl = (): string => paths.terminals(offline);

/**
 * Groups of what needs attention, most urgent first; empty groups are left out.
 * @param failing terminals whose callbacks do not arrive
 * @param keys signing keys of points
 * @param notOnline points whose register is offline, comes back, or is refused
 */
export function attentionGroups(
  { terminals, at }: Pick<Dashboard, 'terminals' | 'at'>,
  failing: DataOf<'listFailingEndpoints'> = { total: 0, items: [] },
  keys: readonly Pick<DataOf<'getPointKey'>, 'valid_to' | 'points_count'>[] = [],
  notOnline = 0,
): readonly AttentionGroup[] {
  const dayBack = (days: number) => kyivDay(new Date(Date.parse(at) - days * DAY_MS));
  const { offline: silent, settings_waiting: waiting, settings_waiting_capped: isCapped } = terminals;
  const group = (
    id: AttentionGroup['id'],
    count: number,
    filters: Record<string, string>,
  ): AttentionGroup => ({
    id,
    count,
    href: paths.terminals({ ...active, ...filters }),
  });
  const callbacks = paths.ecommCallbacks({
    state: ['waiting', 'given_up'],
    // Not all are named where there are many.
    terminal_id:
      failing.total > failing.items.length ? undefined : failing.items.map(({ terminal }) => terminal.id),
  });
  const remindedUntil = new Date(Date.parse(at) + KEY_REMINDER_DAYS * DAY_MS).toISOString();
  const ending = keys.filter((key) => key.points_count > 0 && key.valid_to <= remindedUntil);
  const registers = {
    ...{ id: 'registers' as const, count: notOnline },
    href: paths.points({ register_link: ['offline', 'returning', 'refused'] }),
  };
  return [
    registers,
    { id: 'keys' as const, count: ending.length, href: paths.pointKeys() },
    { id: 'callbacks' as const, count: failing.total, href: callbacks },
    group('unstable', terminals.unstable, { is_unstable: 'true' }),
    group('today', silent.today, { ...offline, online_from: dayBack(0) }),
    group('week', silent.week, { ...offline, online_from: dayBack(6), online_to: dayBack(1) }),
    group('earlier', silent.earlier, { ...offline, online_to: dayBack(7) }),
    group('never', silent.never, { ever_online: 'false' }),
    { ...group('settings', waiting, { settings_taken: 'false' }), isCapped },
  ].filter(({ count }) => count > 0);
}
