import { Button } from '@kasa/ui/button';
import { Skeleton } from '@kasa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { Group } from 'react-aria-components';
import { useText } from '../i18n/i18n.tsx';
import { periodMessages } from './messages/catalogue.ts';
import { isInverted, type Period, quickPeriodOf, quickPeriods } from './period.ts';

/** Date fields are heavy, and most visits set none. */
const DayField = lazy(() => import('./day-field.tsx').then((module) => ({ default: module.DayField })));

/** Changes of one or both ends; null clears an end. */
export interface PeriodChange {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Selects a period: a quick one, or its two days. `replaceHistory`: not final yet. */
export function PeriodEditor({
  label,
  period,
  onChange,
  canBeAll = true,
}: {
  /** Not of a dialog that is called so. */
  label?: string;
  /** Whether all time may be chosen. */
  canBeAll?: boolean | undefined;
  period: Period;
  onChange: (change: PeriodChange, how?: { replaceHistory: boolean }) => void;
}) {
  const text = useText(periodMessages);
  const now = new Date();
  const chosen = quickPeriodOf(period, now)?.id;
  const isAll = period.from === undefined && period.to === undefined;
  const typing = { replaceHistory: true };
  return (
    <div className="flex w-[328px] max-w-full flex-col gap-3 max-md:w-full">
      {label === undefined ? null : (
        <p aria-hidden className="-mb-1.5 font-medium md:hidden">
          {label}
        </p>
      )}
      <Group aria-label={text('quick')} className="flex flex-wrap gap-1.5">
        {quickPeriods.map((quick) => (
          <Button
            key={quick.id}
            size="sm"
            variant={quick.id === chosen ? 'primary' : 'secondary'}
            aria-pressed={quick.id === chosen}
            onPress={() => onChange(quick.daysOn(now))}
          >
            {text(quick.id)}
          </Button>
        ))}
        {canBeAll ? (
          <Button
            size="sm"
            variant={isAll ? 'primary' : 'secondary'}
            aria-pressed={isAll}
            onPress={() => onChange({ from: null, to: null })}
          >
            {text('allAction')}
          </Button>
        ) : null}
      </Group>
      <Suspense fallback={<Skeleton height="146px" />}>
        <DayField
          name="from"
          label={text('from')}
          value={period.from ?? null}
          onChange={(from) => onChange({ from }, typing)}
        />
        <DayField
          name="to"
          label={text('to')}
          value={period.to ?? null}
          onChange={(to) => onChange({ to }, typing)}
          error={isInverted(period) ? text('wrongOrder') : undefined}
        />
      </Suspense>
    </div>
  );
}
