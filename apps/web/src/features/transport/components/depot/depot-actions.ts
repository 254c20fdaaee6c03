import type { RowAction } from '@kasa/ui/data-table';
import { Bus, Copy, IdCard, Pencil, Phone, Warehouse } from 'lucide-react';
import { useHistoryAction } from '#shared/history/use-history-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { Depot } from '../../model/types.ts';

/** What can be done with a depot: one list for ⋯ and right click. */
export function useDepotActions(): (depot: Depot) => RowAction[] {
  const text = useText(depotMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const copy = useCopyText();
  const history = useHistoryAction();
  const missing = usePermissions().reasonAgainst('transport_manage');
  return ({ id, director_phone }) => [
    { id: 'open', label: text('action.open'), icon: Warehouse, href: paths.branch({ id }) },
    {
      id: 'edit',
      label: common('action.edit'),
      icon: Pencil,
      href: paths.branchEdit({ id }),
      isDisabled: missing !== undefined,
      disabledReason: missing,
    },
    {
      id: 'transports',
      label: text('action.transports'),
      icon: Bus,
      href: paths.transportList({ branch_id: id }),
    },
    {
      id: 'drivers',
      label: text('action.drivers'),
      icon: IdCard,
      href: paths.driversList({ branch_id: id }),
    },
    { id: 'call', label: text('action.call'), icon: Phone, href: `tel:${director_phone}` },
    {
      id: 'copy',
      label: text('action.copyPhone'),
      icon: Copy,
      onAction: () => copy(format.phone(director_phone)),
    },
    ...history(id),
  ];
}
