import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { paths } from '#shared/paths.ts';
import type { Dashboard } from '../queries.ts';

/** A group of terminals that need attention, with their number and list. */
export interface AttentionGroup {
  readonly id: 'unstable' | 'today' | 'week' | 'earlier' | 'never' | 'settings';
  readonly count: number;
  readonly isCapped?: boolean;
  readonly href: string;
}

const DAY_MS = 86_400_000;
const active = { status: 'active' };
const offline = { ...active, connectivity: 'offline', sort: '-last_online_at' };

export const offlineTerminalsUrl = (): string => paths.terminals(offline);

/** Groups of terminals that need attention, most urgent first; empty groups are left out. */
export function attentionGroups({
  terminals,
  at,
}: Pick<Dashboard, 'terminals' | 'at'>): readonly AttentionGroup[] {
  const dayBack = (days: number) => kyivDay(new Date(Date.parse(at) - days * DAY_MS));
  const { offline: silent } = terminals;
  const all: AttentionGroup[] = [
    {
      id: 'unstable',
      count: terminals.unstable,
      href: paths.terminals({ ...active, is_unstable: 'true' }),
    },
    { id: 'today', count: silent.today, href: paths.terminals({ ...offline, online_from: dayBack(0) }) },
    {
      id: 'week',
      count: silent.week,
      href: paths.terminals({ ...offline, online_from: dayBack(6), online_to: dayBack(1) }),
    },
    { id: 'earlier', count: silent.earlier, href: paths.terminals({ ...offline, online_to: dayBack(7) }) },
    { id: 'never', count: silent.never, href: paths.terminals({ ...active, ever_online: 'false' }) },
    {
      id: 'settings',
      count: terminals.settings_waiting,
      isCapped: terminals.settings_waiting_capped,
      href: paths.terminals({ ...active, settings_taken: 'false' }),
    },
  ];
  return all.filter(({ count }) => count > 0);
}
