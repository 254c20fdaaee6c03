import { Button } from '@kasa/ui/button';
import { Skeleton } from '@kasa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { Group } from 'react-aria-components';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { isInverted, lastDays, type Period, quickPeriodOf, quickPeriods } from '../model/period.ts';

/** Dates are heavy, and most visits to the journal set none. */
const DayField = lazy(() => import('./day-field.tsx').then((module) => ({ default: module.DayField })));

/** Another end or both; null takes one away. */
export interface PeriodChange {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** A period as its chip says it: `7 днів`, `01.11.2026 – 20.11.2026`, `за весь час`. */
export function usePeriodWords(): (period: Period) => string {
  const text = useText(auditMessages);
  const format = useFormat();
  return (period) => {
    const quick = quickPeriodOf(period, new Date());
    if (quick) return text(`period.${quick.id}`);
    const [from, to] = [format.day(period.from ?? null), format.day(period.to ?? null)];
    if (period.from && period.to) return text('period.between', { from, to });
    if (period.from) return text('period.since', { from });
    return period.to ? text('period.until', { to }) : text('period.all');
  };
}

/** Chooses a period: one of the usual ones, or by its two days. `isTyping`: on the way to what is meant. */
export function PeriodEditor({
  period,
  onChange,
}: {
  period: Period;
  onChange: (change: PeriodChange, how?: { isTyping: boolean }) => void;
}) {
  const text = useText(auditMessages);
  const now = new Date();
  const chosen = quickPeriodOf(period, now)?.id;
  const isAll = period.from === undefined && period.to === undefined;
  const typing = { isTyping: true };
  return (
    <div className="flex w-[328px] max-w-full flex-col gap-3 max-md:w-full">
      <p aria-hidden className="-mb-1.5 font-medium md:hidden">
        {text('filter.period')}
      </p>
      <Group aria-label={text('period.quick')} className="flex flex-wrap gap-1.5">
        {quickPeriods.map(({ id, days }) => (
          <Button
            key={id}
            size="sm"
            variant={id === chosen ? 'primary' : 'secondary'}
            aria-pressed={id === chosen}
            onPress={() => onChange(lastDays(days, now))}
          >
            {text(`period.${id}`)}
          </Button>
        ))}
        <Button
          size="sm"
          variant={isAll ? 'primary' : 'secondary'}
          aria-pressed={isAll}
          onPress={() => onChange({ from: null, to: null })}
        >
          {text('period.allAction')}
        </Button>
      </Group>
      <Suspense fallback={<Skeleton height="146px" />}>
        <DayField
          name="from"
          label={text('period.from')}
          value={period.from ?? null}
          onChange={(from) => onChange({ from }, typing)}
        />
        <DayField
          name="to"
          label={text('period.to')}
          value={period.to ?? null}
          onChange={(to) => onChange({ to }, typing)}
          error={isInverted(period) ? text('period.wrongOrder') : undefined}
        />
      </Suspense>
    </div>
  );
}
