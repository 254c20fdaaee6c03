import { eventRights } from '@kasa/contracts/events/event-types';
import type { Permission } from '@kasa/contracts/shared/permissions';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import type { StatusTone } from '@kasa/ui/status';
import {
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  OctagonX,
} from 'lucide-react';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { LiveConnectionStatus } from '../live/live-connection-status.tsx';
import type { LiveEvent } from '../live/live-event.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { runMessages } from './messages/catalogue.ts';
import type { Run, RunItem } from './run.ts';

type Looks<State extends string> = Readonly<Record<State, { tone: StatusTone; icon: LucideIcon }>>;

/** For `createChoiceStatus` of a run's state. */
export const runLooks: Looks<Run['state']> = {
  running: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'warning', icon: OctagonX },
};

/** For `createChoiceStatus` of what became of an object. */
export const runItemLooks: Looks<RunItem['state']> = {
  pending: { tone: 'info', icon: CircleDashed },
  waiting: { tone: 'warning', icon: Clock },
  done: { tone: 'positive', icon: CircleCheck },
  skipped: { tone: 'neutral', icon: CircleMinus },
  failed: { tone: 'danger', icon: CircleX },
};

const settledOf = ({ done, skipped, failed }: Run) => done + skipped + failed;

/** How many of a run's objects were dealt with, and how it ended for them. */
export function RunProgress({ run, label }: { run: Run; label: string }) {
  const text = useText(runMessages);
  const format = useFormat();
  const { total, done, skipped, failed, waiting = 0 } = run;
  const valueText = text('run.of', { done: format.number(settledOf(run)), total: format.number(total) });
  return (
    <ProgressMeter
      label={label}
      valueText={valueText}
      max={total}
      parts={[
        { id: 'done', tone: 'positive', value: done },
        { id: 'skipped', tone: 'neutral', value: skipped },
        { id: 'failed', tone: 'danger', value: failed },
        { id: 'waiting', tone: 'warning', value: waiting },
      ]}
    />
  );
}

/**
 * A run's objects by what became of them, in figures.
 * @param nameOf the name of a state
 */
export function RunFigures({ run, nameOf }: { run: Run; nameOf: (state: RunItem['state']) => string }) {
  const text = useText(runMessages);
  const format = useFormat();
  const { total, done, skipped, failed, waiting } = run;
  const figures: readonly (readonly [RunItem['state'], number])[] = [
    ['done', done],
    ...(waiting === undefined ? [] : [['waiting', waiting] as const]),
    ['skipped', skipped],
    ['failed', failed],
    ['pending', total - settledOf(run) - (waiting ?? 0)],
  ];
  return (
    <StatGroup label={text('run.results')}>
      {figures.map(([state, count]) => (
        <StatCard
          key={state}
          label={nameOf(state)}
          value={format.number(count)}
          icon={runItemLooks[state].icon}
        />
      ))}
    </StatGroup>
  );
}

/** Whether a screen of runs is live; hidden from those who are told nothing of such runs. */
export function RunLiveStatus({ progress }: { progress: LiveEvent['type'] }) {
  const { can } = usePermissions();
  const rights: readonly Permission[] | null = eventRights[progress];
  return rights === null || rights.some(can) ? <LiveConnectionStatus /> : null;
}
