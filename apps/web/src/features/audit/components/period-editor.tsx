import { Button } from '@kasa/ui/button';
import { Skeleton } from '@kasa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { Group } from 'react-aria-components';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { isInverted, lastDays, type Period, quickPeriodOf, quickPeriods } from '../model/period.ts';

/** Dates are heavy, and most visits to the journal set none. */
const DateField = lazy(() => import('@kasa/ui/date-field').then((module) => ({ default: module.DateField })));

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

/** Chooses a period: one of the usual ones, or by its two days. */
export function PeriodEditor({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const text = useText(auditMessages);
  const common = useText(commonMessages);
  const now = new Date();
  const chosen = quickPeriodOf(period, now)?.id;
  const isAll = period.from === undefined && period.to === undefined;
  return (
    <div className="flex w-[328px] max-w-full flex-col gap-3 max-md:w-full">
      <Group aria-label={text('period.quick')} className="flex flex-wrap gap-1.5">
        {quickPeriods.map(({ id, days }) => (
          <Button
            key={id}
            size="sm"
            variant={id === chosen ? 'primary' : 'secondary'}
            onPress={() => onChange(lastDays(days, now))}
          >
            {text(`period.${id}`)}
          </Button>
        ))}
        <Button
          size="sm"
          variant={isAll ? 'primary' : 'secondary'}
          onPress={() => onChange({ from: undefined, to: undefined })}
        >
          {text('period.allAction')}
        </Button>
      </Group>
      <Suspense fallback={<Skeleton height="146px" />}>
        <DateField
          name="from"
          label={text('period.from')}
          value={period.from ?? null}
          onChange={(from) => onChange({ ...period, from: from ?? undefined })}
          clearLabel={common('action.clear')}
        />
        <DateField
          name="to"
          label={text('period.to')}
          value={period.to ?? null}
          onChange={(to) => onChange({ ...period, to: to ?? undefined })}
          clearLabel={common('action.clear')}
          error={isInverted(period) ? text('period.wrongOrder') : undefined}
        />
      </Suspense>
    </div>
  );
}
