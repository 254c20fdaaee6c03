import { pointFields } from '@kasa/contracts/points/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { stopTone } from '../../model/clock-gauges.ts';

const COLORS = { danger: 'text-danger', warning: 'text-warning', positive: '' } as const;

/** Until when a point can sell, and what ends that. */
export function TradeStop({
  point: { trade_stops_at: at, trade_stops_by: by },
}: {
  point: Pick<DataOf<'getPoint'>, 'trade_stops_at' | 'trade_stops_by'>;
}) {
  const text = useText(pointMessages);
  const format = useFormat();
  const now = useServerTime();
  const { display } = useFields(pointFields);
  if (at === null || by === null) return '—';
  const isNow = Date.parse(at) <= now;
  return (
    <span className="block">
      <span className={`block figures ${COLORS[stopTone(at, now)]}`}>
        {isNow ? text('clock.stopped') : format.dateTime(at)}
      </span>
      <span className="block text-[13px] text-text-muted">{display('trade_stops_by', by)}</span>
    </span>
  );
}
