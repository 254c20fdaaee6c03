import type { MenuAction } from '@kasa/ui/menu';
import { ChartColumn } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useStatisticsDenialReason } from '#shared/permissions/use-statistics-denial-reason.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';

/** The way to the statistics of the one cashier whose payments are listed, for the same days; none for several. */
export function useCashierStatistics({
  cashier_id: [id, ...others] = [],
  date_from,
  date_to,
}: {
  cashier_id?: readonly string[] | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
}): readonly MenuAction[] {
  const text = useText(transactionsMessages);
  const denialReason = useStatisticsDenialReason();
  if (id === undefined || others.length > 0 || denialReason(id) !== undefined) return [];
  const days = date_from && date_to ? { date_from, date_to } : {};
  const href = paths.userStatistics({ id }, days);
  return [{ id: 'statistics', label: text('action.statistics'), icon: ChartColumn, href }];
}
