import type { RowAction } from '@kasa/ui/data-table';
import { ChartColumn } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { usersMessages } from '../../messages/catalogue.ts';

/** Leads to somebody's statistics; one's own need no right. */
export function useStatisticsAction(): (user: { id: string }) => RowAction {
  const text = useText(usersMessages);
  const missing = usePermissions().readDenialReason('reports_view');
  const me = useSession()?.user.id;
  return ({ id }) => ({
    id: 'statistics',
    label: text('action.statistics'),
    icon: ChartColumn,
    href: paths.userStatistics({ id }),
    disabledReason: id === me ? undefined : missing,
  });
}
