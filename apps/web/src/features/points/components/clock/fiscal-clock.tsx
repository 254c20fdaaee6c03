import { registerShiftFields } from '@kasa/contracts/points/shift-fields';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { type Gauge, inMonthGauge, inRowGauge, numbersGauge } from '../../model/clock-gauges.ts';
import { LinkStatus } from './register-link.tsx';
import { RepairDialog } from './repair-dialog.tsx';

type Clock = DataOf<'getFiscalClock'>;

/** How often it is read again besides its events, milliseconds. */
const POLL_MS = 60_000;

/** How long the register of a fiscal point can go on without the tax service. */
export function FiscalClock({ pointId }: { pointId: string }) {
  const text = useText(pointMessages);
  const input = { params: { id: pointId } };
  const query = useOperation('getFiscalClock', input, { isQuiet: true, pollIntervalMs: POLL_MS });
  return (
    <DrawerSection title={text('clock.title')}>
      {query.data ? (
        <Gauges clock={query.data} />
      ) : query.isError ? (
        <RetryLine query={query} text={text('clock.failed')} />
      ) : (
        <div role="status" aria-label={text('clock.loading')}>
          <SkeletonText lines={4} />
        </div>
      )}
    </DrawerSection>
  );
}

function Gauges({ clock }: { clock: Clock }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const now = useServerTime();
  const { link, offline_since: since, numbers_left: left, numbers_given: given } = clock;
  const month = inMonthGauge(clock.offline_seconds_in_month);
  const until = clock.numbers_last_until;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <LinkStatus state={link} />
        {since === null ? null : (
          <span className="text-text-muted">{text('clock.since', { time: format.dateTime(since) })}</span>
        )}
      </div>
      <LinkNotice clock={clock} now={now} />
      {link === 'offline' && since !== null ? (
        <Meter label={text('clock.inRow')} gauge={inRowGauge(since, now)} />
      ) : null}
      <Meter label={text('clock.inMonth')} gauge={month} />
      {given === 0 ? (
        <p className="text-text-muted">{text('clock.noNumbers')}</p>
      ) : (
        <div>
          <ProgressMeter
            label={text('clock.numbers')}
            valueText={text('clock.numbersLeft', { left: format.number(left), given: format.number(given) })}
            max={given}
            parts={meterParts(numbersGauge(left, given))}
          />
          <p className="mt-1 text-[13px] text-text-muted">
            {left === 0
              ? text('clock.noneLeft')
              : until === null
                ? text('clock.longEnough')
                : text('clock.until', { date: format.day(kyivDay(until)) })}
          </p>
        </div>
      )}
    </div>
  );
}

const meterParts = ({ tone, passed }: Gauge) => [{ id: 'passed', tone, value: passed }];

/** Minutes that are left. */
function Meter({ label, gauge }: { label: string; gauge: Gauge }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const valueText =
    gauge.left === 0 ? text('clock.isOver') : text('shift.left', { time: format.minutes(gauge.left) });
  return <ProgressMeter label={label} valueText={valueText} max={gauge.most} parts={meterParts(gauge)} />;
}

/** What a register that is not online waits for, or needs. */
function LinkNotice({ clock, now }: { clock: Clock; now: number }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const { display } = useFields(registerShiftFields);
  const missing = usePermissions().writeDenialReason('points_manage');
  const [isRepairing, setRepairing] = useState(false);
  const { link, refusal, offline_stops_at: stopsAt, offline_stops_by: stopsBy } = clock;
  const count = clock.undelivered_documents;
  const isOver = stopsBy !== 'numbers' && stopsAt !== null && Date.parse(stopsAt) <= now;
  if (link === 'offline')
    return (
      <InlineNotice
        tone={isOver || stopsBy === 'numbers' ? 'danger' : 'warning'}
        title={text('clock.offline')}
        isLive
      >
        {stopsAt !== null && stopsBy !== null
          ? text(isOver ? 'clock.stops.over' : `clock.stops.${stopsBy}`, { time: format.dateTime(stopsAt) })
          : null}{' '}
        {text('clock.undelivered', { count })}
      </InlineNotice>
    );
  if (link === 'returning')
    return (
      <InlineNotice tone="info" title={text('clock.returning')} isLive>
        {text('clock.undelivered', { count })}
      </InlineNotice>
    );
  if (link !== 'refused' || refusal === null) return null;
  return (
    <>
      <InlineNotice
        tone="danger"
        title={text('clock.refused')}
        isLive
        actions={
          <Button size="sm" disabledReason={missing} onPress={() => setRepairing(true)}>
            {text('clock.repair')}
          </Button>
        }
      >
        {display('refusal', refusal)}.{count > 0 ? ` ${text('clock.undelivered', { count })}` : null}
      </InlineNotice>
      {isRepairing ? <RepairDialog pointId={clock.point_id} onClose={() => setRepairing(false)} /> : null}
    </>
  );
}
