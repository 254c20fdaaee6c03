import { ProgressMeter } from '@kasa/ui/progress-meter';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { shiftTime } from '../../model/shift-time.ts';

/** How much of the hours that a shift may last has passed. */
export function ShiftGauge({ openedAt }: { openedAt: string }) {
  const text = useText(pointMessages);
  const format = useFormat();
  const { passed, left, most, tone } = shiftTime(openedAt, useServerTime());
  return (
    <ProgressMeter
      label={text('shift.hours')}
      valueText={left === 0 ? text('shift.isOver') : text('shift.left', { time: format.minutes(left) })}
      max={most}
      parts={[{ id: 'passed', tone, value: passed }]}
    />
  );
}
