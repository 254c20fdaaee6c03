import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalDrawerMessages } from '../../messages.ts';
import type { TerminalOverview } from '../../model/types.ts';

const MINUTE_MS = 60_000;
/** Times without a connection that are written out: the latest. */
const WRITTEN = 3;

type Period = TerminalOverview['connectivity_periods'][number];

const lengthOf = ({ from, to }: Period) => Date.parse(to) - Date.parse(from);

/** When a terminal was on and off line in the last 24 hours: a strip, and the same in words. */
export function ConnectivityDay({ periods }: { periods: readonly Period[] }) {
  const text = useText(terminalDrawerMessages);
  const format = useFormat();
  const away = periods.filter(({ connectivity }) => connectivity === 'offline');
  const last = periods.at(-1);
  const minutes = Math.max(1, Math.round(away.reduce((sum, one) => sum + lengthOf(one), 0) / MINUTE_MS));
  const summary =
    away.length === 0
      ? text('link.always')
      : away.length === periods.length
        ? text('link.never')
        : text('link.away', { count: away.length, time: format.minutes(minutes) });
  const isWritten = away.length < periods.length;
  return (
    <DrawerSection title={text('link.title')}>
      <div aria-hidden className="mb-2 flex h-2 overflow-hidden rounded-md border border-border">
        {periods.map((period) => (
          <span
            key={period.from}
            // A short break is at least a visible line.
            className={period.connectivity === 'online' ? 'bg-positive' : 'min-w-0.5 bg-warning'}
            style={{ flex: `${lengthOf(period)} 1 0` }}
          />
        ))}
      </div>
      <p>{summary}</p>
      {isWritten && away.length > 0 ? (
        <ul className="text-[13px] text-text-muted figures">
          {away
            .slice(-WRITTEN)
            .toReversed()
            .map((period) => (
              <li key={period.from}>
                {period === last
                  ? text('link.now', { from: format.time(period.from) })
                  : text('link.period', { from: format.time(period.from), to: format.time(period.to) })}
              </li>
            ))}
          {away.length > WRITTEN ? <li>{text('link.more', { count: away.length - WRITTEN })}</li> : null}
        </ul>
      ) : null}
    </DrawerSection>
  );
}
