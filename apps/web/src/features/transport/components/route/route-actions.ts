import type { RowAction } from '@kasa/ui/data-table';
import { Bus, Copy, Map as MapIcon, Pencil } from 'lucide-react';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';

/** Actions of a route, shared by the ⋯ menu and the context menu. */
export function useRouteActions(onOpen: (route: TransitRoute) => void): (route: TransitRoute) => RowAction[] {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  const copy = useCopyText();
  const history = useAuditLogAction();
  const missing = usePermissions().writeDenialReason('transport_manage');
  return (route) => [
    { id: 'open', label: text('action.open'), icon: MapIcon, onAction: () => onOpen(route) },
    {
      id: 'edit',
      label: common('action.edit'),
      icon: Pencil,
      href: paths.routeUpdate({ id: route.id }),
      isDisabled: missing !== undefined,
      disabledReason: missing,
    },
    {
      id: 'transports',
      label: text('action.transports'),
      icon: Bus,
      href: paths.transportList({ route_id: route.id }),
    },
    { id: 'copy', label: text('action.copyName'), icon: Copy, onAction: () => copy(route.name) },
    ...history(route.id),
  ];
}
