import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { devPanelCatalogue } from '../messages.ts';
import { useControlChange, useControlState } from '../use-control.ts';
import { Unreachable } from './unreachable.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server's clock: forward, standing still, back to the real time. */
export function ClockSection() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const { data, isError } = useControlState('clock', (control) => control.getClock(), 1_000);
  const change = useControlChange(
    (control, body: { now: string | null; advance_seconds: number; frozen: boolean }) =>
      control.setClock({ body }),
  );
  if (isError) return <Unreachable />;
  if (!data) return null;
  const { now, frozen } = data;
  const forward = (seconds: number) => change.mutate({ now, advance_seconds: seconds, frozen });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-text-muted text-xs">{text('clock.now')}</p>
        <p className="font-semibold text-base tabular-nums">{format.dateTime(now)}</p>
        <Status tone={frozen ? 'warning' : 'positive'}>
          {text(frozen ? 'clock.frozen' : 'clock.running')}
        </Status>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => forward(5 * MINUTE)}>
          {text('clock.minutes')}
        </Button>
        <Button size="sm" onPress={() => forward(HOUR)}>
          {text('clock.hour')}
        </Button>
        <Button size="sm" onPress={() => forward(DAY)}>
          {text('clock.day')}
        </Button>
        <Button size="sm" onPress={() => change.mutate({ now, advance_seconds: 0, frozen: !frozen })}>
          {text(frozen ? 'clock.release' : 'clock.freeze')}
        </Button>
        <Button size="sm" onPress={() => change.mutate({ now: null, advance_seconds: 0, frozen: false })}>
          {text('clock.real')}
        </Button>
      </div>
    </div>
  );
}
