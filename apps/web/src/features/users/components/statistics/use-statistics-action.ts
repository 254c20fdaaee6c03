import type { RowAction } from '@kasa/ui/data-table';
import { ChartColumn } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useStatisticsDenialReason } from '#shared/permissions/use-statistics-denial-reason.ts';
import { usersMessages } from '../../messages/catalogue.ts';

/** Leads to somebody's statistics; one's own need no right. */
export function useStatisticsAction(): (user: { id: string }) => RowAction {
  const text = useText(usersMessages);
  const denialReason = useStatisticsDenialReason();
  return ({ id }) => ({
    id: 'statistics',
    label: text('action.statistics'),
    icon: ChartColumn,
    href: paths.userStatistics({ id }),
    disabledReason: denialReason(id),
  });
}
