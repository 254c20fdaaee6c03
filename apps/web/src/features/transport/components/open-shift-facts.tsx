import { InlineNotice } from '@kasa/ui/inline-notice';
import { SkeletonText } from '@kasa/ui/skeleton';
import { StatRow } from '@kasa/ui/stat-card';
import { Timeline } from '@kasa/ui/timeline';
import { Bus, Route } from 'lucide-react';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useOperation } from '../../../shared/query/use-operation.ts';
import { driversMessages } from '../messages/drivers/catalogue.ts';
import type { Driver, Shift } from '../model/types.ts';

/** How often the cash in the driver's hands is asked for again while it is looked at, milliseconds. */
const EVERY = 15_000;

/** The open shift of a driver: cash now, vehicle, since when, and what changed during it. */
export function OpenShiftFacts({ driver }: { driver: Driver }) {
  const text = useText(driversMessages);
  const format = useFormat();
  const isOnShift = driver.session_open_time !== null;
  const shift = useOperation(
    'getOpenShift',
    { params: { id: driver.id } },
    { isEnabled: isOnShift, isQuiet: true, refreshEvery: EVERY },
  );
  if (!isOnShift) {
    return (
      <InlineNotice tone="info" title={text('card.noShift')}>
        {text('card.noShiftText')}
      </InlineNotice>
    );
  }
  if (!shift.data) return <SkeletonText lines={3} />;
  return (
    <>
      <StatRow
        label={text('card.shift')}
        items={[
          { id: 'cash', label: text('card.expected'), value: format.money(shift.data.expected_cash) },
          { id: 'transport', label: text('card.transport'), value: shift.data.transport.name },
          { id: 'route', label: text('card.route'), value: shift.data.route.name },
          { id: 'since', label: text('card.since'), value: format.time(shift.data.opened_at) },
        ]}
      />
      {shift.data.changes.length > 0 ? <Changes shift={shift.data} /> : null}
    </>
  );
}

function Changes({ shift }: { shift: Shift }) {
  const text = useText(driversMessages);
  const format = useFormat();
  return (
    <>
      <h4 className="mb-2 font-semibold text-[13px] text-text-muted">{text('card.changes')}</h4>
      <Timeline
        label={text('card.changes')}
        entries={shift.changes.map(({ at, kind, from, to, by }) => ({
          id: `${at} ${kind}`,
          icon: kind === 'route' ? Route : Bus,
          title: text(kind === 'route' ? 'card.changedRoute' : 'card.changedTransport', {
            from: from?.name ?? text(kind === 'route' ? 'route.none' : 'transport.none'),
            to: to.name,
          }),
          time: format.time(at),
          dateTime: at,
          text: text('card.by', { name: by.name }),
        }))}
      />
    </>
  );
}
