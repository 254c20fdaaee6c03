import { eventRights } from '@kasa/contracts/events/event-types';
import type { BulkRowState, BulkRunState } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields, bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { CircleCheck, CircleDashed, CircleMinus, CircleX, LoaderCircle, OctagonX } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { bulkMessages } from '../../messages.ts';
import type { BulkRun } from '../../model/bulk.ts';

export const RunStatus = createChoiceStatus<BulkRunState>(bulkRunFields, 'state', {
  running: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'warning', icon: OctagonX },
});

export const RowStatus = createChoiceStatus<BulkRowState>(bulkRunRowFields, 'state', {
  pending: { tone: 'info', icon: CircleDashed },
  done: { tone: 'positive', icon: CircleCheck },
  skipped: { tone: 'neutral', icon: CircleMinus },
  failed: { tone: 'danger', icon: CircleX },
});

/** Connection status of bulk runs; hidden from users who receive no events of runs. */
export function RunsConnectionStatus() {
  const { can } = usePermissions();
  return eventRights['bulk_run.progress'].some(can) ? <LiveConnectionStatus /> : null;
}

export function RunSummary({ run }: { run: BulkRun }) {
  const text = useText(bulkMessages);
  const { display } = useFields(bulkRunRowFields);
  const format = useFormat();
  const { total, done, skipped, failed } = run;
  const dealt = done + skipped + failed;
  const figures = [
    ['done', done, CircleCheck],
    ['skipped', skipped, CircleMinus],
    ['failed', failed, CircleX],
    ['pending', total - dealt, CircleDashed],
  ] as const;
  return (
    <div className="mb-5 flex flex-col gap-4">
      {run.kind === 'offline_all_update' ? (
        <p className="text-text-muted">{text('run.updateLater')}</p>
      ) : null}
      <RunProgress run={run} />
      <StatGroup label={text('run.results')}>
        {figures.map(([state, count, icon]) => (
          <StatCard key={state} label={display('state', state)} value={format.number(count)} icon={icon} />
        ))}
      </StatGroup>
    </div>
  );
}

/** How many of a run's terminals were dealt with, and how it ended for them. */
export function RunProgress({ run: { total, done, skipped, failed } }: { run: BulkRun }) {
  const text = useText(bulkMessages);
  const format = useFormat();
  const dealt = done + skipped + failed;
  return (
    <ProgressMeter
      label={text('run.progress')}
      valueText={text('run.of', { done: format.number(dealt), total: format.number(total) })}
      max={total}
      parts={[
        { id: 'done', tone: 'positive', value: done },
        { id: 'skipped', tone: 'neutral', value: skipped },
        { id: 'failed', tone: 'danger', value: failed },
      ]}
    />
  );
}
