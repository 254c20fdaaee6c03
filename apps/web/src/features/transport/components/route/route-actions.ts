import type { RowAction } from '@kasa/ui/data-table';
import { Bus, Copy, Map as MapIcon } from 'lucide-react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';

/** Actions of a route: for the menus of its row, and the head of its page. */
export function useRouteActions() {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  const copy = useCopyText();
  // Not of the entity: its schema would come with the first screen.
  const { guarded, edit, history } = useRowActions('transport_manage');
  const transports = ({ id }: TransitRoute): RowAction => ({
    id: 'transports',
    label: text('action.transports'),
    icon: Bus,
    href: paths.transportList({ route_id: id }),
  });
  const copyName = ({ name }: TransitRoute): RowAction => ({
    id: 'copy',
    label: text('action.copyName'),
    icon: Copy,
    onAction: () => copy(name),
  });
  const editRoute = ({ id }: TransitRoute) => edit({ href: paths.routeUpdate({ id }) });
  return {
    guarded,
    edit: editRoute,
    transports,
    copyName,
    ofRow: (route: TransitRoute, onOpen: (route: TransitRoute) => void): RowAction[] => [
      { id: 'open', label: common('action.open'), icon: MapIcon, onAction: () => onOpen(route) },
      editRoute(route),
      transports(route),
      copyName(route),
      ...history(route.id),
    ],
  };
}
