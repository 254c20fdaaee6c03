import { ChevronRight, CircleCheck, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatOfflineDuration } from '#entities/terminals/format-offline-duration.ts';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { Section } from '#shared/title/section.tsx';
import { dashboardMessages } from '../messages/catalogue.ts';
import { attentionGroups, offlineTerminalsUrl } from '../model/attention.ts';
import type { Dashboard } from '../queries.ts';

export function AttentionList({
  dashboard,
  pollIntervalMs,
}: {
  dashboard: Dashboard;
  pollIntervalMs: number;
}) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const { can } = usePermissions();
  const failing = useOperation(
    'listFailingEndpoints',
    {},
    { isEnabled: can('ecomm_manage'), isQuiet: true, pollIntervalMs },
  );
  const keys = useOperation(
    'listPointKeys',
    { query: { perPage: 100 } },
    { isEnabled: can('points_manage'), isQuiet: true, pollIntervalMs },
  );
  const points = useOperation(
    'listPoints',
    { query: { register_link: ['offline', 'returning', 'refused'] } },
    { isEnabled: can('points_manage'), isQuiet: true, pollIntervalMs },
  );
  const all = attentionGroups(dashboard, failing.data, keys.data?.items, points.data?.total);
  return (
    <Section title={text('attention.title')}>
      <RetryLine query={failing} />
      <RetryLine query={keys} />
      <RetryLine query={points} />
      {all.length === 0 ? (
        <p className="flex items-center gap-2 text-text-muted">
          <CircleCheck size={20} aria-hidden className="shrink-0 text-positive" />
          {text('attention.none')}
        </p>
      ) : (
        <ul className="rounded-lg border border-border bg-surface">
          {all.map(({ id, count, isCapped, href }) => (
            <li key={id} className="border-border border-b last:border-b-0">
              <Link
                to={href}
                className="flex min-h-12 items-center gap-3 rounded-lg px-4 py-2 text-text no-underline hover:bg-surface-raised"
              >
                <span className="min-w-0 flex-1">{text(`attention.${id}`)}</span>
                <span className="font-semibold figures">
                  {isCapped
                    ? text('attention.capped', { total: format.number(count) })
                    : format.number(count)}
                </span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type Terminal = Dashboard['terminals']['offline']['latest'][number];

export function LatestOffline({ terminals }: { terminals: readonly Terminal[] }) {
  const text = useText(dashboardMessages);
  return (
    <Section
      title={text('latest.title')}
      end={
        terminals.length > 0 ? (
          <Link to={offlineTerminalsUrl()} className="text-accent-text no-underline hover:underline">
            {text('latest.all')}
          </Link>
        ) : null
      }
    >
      {terminals.length === 0 ? (
        <p className="text-text-muted">{text('latest.none')}</p>
      ) : (
        <ul className="rounded-lg border border-border bg-surface">
          {terminals.map((terminal) => (
            <Silent key={terminal.id} terminal={terminal} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Silent({
  terminal: { number, name, point, last_online_at: at, is_unstable },
}: {
  terminal: Terminal;
}) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const now = useServerTime();
  const time = formatOfflineDuration(at, now, format, (count) => text('time.days', { count }));
  const state = is_unstable ? text('latest.unstable') : text('latest.since', { time });
  return (
    <li className="border-border border-b last:border-b-0">
      <Link
        to={paths.terminals({ q: number })}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-lg px-4 py-2 text-text no-underline hover:bg-surface-raised"
      >
        <span className="min-w-0 flex-[1_1_200px]">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-[13px] text-text-muted">
            {number} · {point ? `${point.name}, ${point.city}` : text('latest.nowhere')}
          </span>
        </span>
        <span className="flex items-center gap-1.5 text-[13px] text-warning">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          {state}
        </span>
      </Link>
    </li>
  );
}
