import { bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { ProgressMeter } from '@kasa/ui/progress-meter';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { bulkMessages } from '../../messages/bulk/catalogue.ts';
import type { BulkRun } from '../../model/bulk.ts';

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
      <StatGroup label={text('run.results')}>
        {figures.map(([state, count, icon]) => (
          <StatCard key={state} label={display('state', state)} value={format.number(count)} icon={icon} />
        ))}
      </StatGroup>
    </div>
  );
}
