import { useFormat } from '#shared/i18n/use-format.ts';
import { chosenPeriod, periodParameters } from '#shared/period/current-month.ts';
import { usePeriodFilter } from '#shared/period/use-period-filter.tsx';
import { hoursOfDay } from '../../model/hours-of-day.ts';
import type { TransactionList } from '../../model/transaction-list.ts';
import type { PeriodChoiceProps } from './period-choice.tsx';

const WHOLE_DAY = { started_from: null, started_before: null };

/** The period of payments as a filter; hours of its only day stand in the same chip. */
export function usePeriodInBar(list: TransactionList, now: Date, isPhone: boolean) {
  const format = useFormat();
  const period = chosenPeriod(list.filters, now);
  const hours = hoursOfDay(period, list.filters);
  const hoursText = hours && `${format.time(hours.from)}–${format.time(hours.to)}`;
  const change: PeriodChoiceProps['onChange'] = (to, how) =>
    list.setFilters({ ...periodParameters(period, to, new Date()), ...(hours && WHOLE_DAY) }, how);
  const filter = usePeriodFilter(period, change);
  return {
    period,
    hoursText,
    change,
    showAllDays: filter.onRemove,
    filter: {
      ...filter,
      // A phone says the period below the title: among the filters it keeps no line of its own.
      ...(isPhone && { onRemove: undefined }),
      ...(hours && {
        value: `${filter.value}, ${hoursText}`,
        onRemove: () => list.setFilters(WHOLE_DAY),
      }),
    },
  };
}
