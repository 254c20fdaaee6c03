import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { devPanelCatalogue } from '../messages.ts';
import { useMockChange, useMockState } from '../use-mock-control.ts';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface ClockChange {
  readonly seconds?: number;
  readonly isTurned?: boolean;
}

export function ClockSection() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const { data, isError } = useMockState('clock', (control) => control.getClock(), 1_000);
  // Reads the clock before each change: the shown value may be a second old, or older than the last click.
  const change = useMockChange(async (control, { seconds = 0, isTurned = false }: ClockChange) => {
    const { now, frozen } = await control.getClock();
    return control.setClock({ body: { now, advance_seconds: seconds, frozen: frozen !== isTurned } });
  });
  const reset = useMockChange((control) =>
    control.setClock({ body: { now: null, advance_seconds: 0, frozen: false } }),
  );
  if (isError) return <MockServerUnreachable />;
  if (!data) return null;
  const { now, frozen } = data;
  const forward = (seconds: number) => change.mutate({ seconds });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-text-muted text-xs">{text('clock.now')}</p>
        <p className="font-semibold text-base figures">{format.dateTime(now)}</p>
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
        <Button size="sm" onPress={() => change.mutate({ isTurned: true })}>
          {text(frozen ? 'clock.release' : 'clock.freeze')}
        </Button>
        <Button size="sm" onPress={() => reset.mutate()}>
          {text('clock.real')}
        </Button>
      </div>
    </div>
  );
}
