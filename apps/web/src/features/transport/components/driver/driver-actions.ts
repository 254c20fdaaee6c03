import type { RowAction } from '@kasa/ui/data-table';
import { Bus, CirclePlay, CircleStop, Copy, MessageCircle, Pencil, Phone, Route } from 'lucide-react';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { isSafeLink } from './messenger-link.tsx';

export type DriverTask = 'route' | 'transport' | 'open' | 'close';

/** Actions of a driver, shared by the ⋯ menu, the context menu and the card. */
export function useDriverActions({
  onTask,
  onEdit,
}: {
  onTask: (driver: Driver, task: DriverTask) => void;
  onEdit: (driver: Driver) => void;
}): (driver: Driver) => RowAction[] {
  const text = useText(driversMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const copy = useCopyText();
  const history = useAuditLogAction();
  const missing = usePermissions().writeDenialReason('transport_manage');
  const unless = (reason: string | undefined) => ({
    isDisabled: reason !== undefined,
    disabledReason: reason,
  });

  return (driver) => {
    const isOnShift = driver.session_open_time !== null;
    const task = (id: DriverTask) => ({ id, onAction: () => onTask(driver, id) });
    const { call_message, phone } = driver;
    const shift: RowAction = isOnShift
      ? { ...task('close'), label: text('action.closeShift'), icon: CircleStop, ...unless(missing) }
      : { ...task('open'), label: text('action.openShift'), icon: CirclePlay, ...unless(missing) };
    return [
      shift,
      { ...task('route'), label: text('action.changeRoute'), icon: Route, ...unless(missing) },
      { ...task('transport'), label: text('action.changeTransport'), icon: Bus, ...unless(missing) },
      {
        id: 'edit',
        label: common('action.edit'),
        icon: Pencil,
        onAction: () => onEdit(driver),
        ...unless(missing),
      },
      { id: 'call', label: text('action.call'), icon: Phone, href: `tel:${phone}` },
      ...(isSafeLink(call_message)
        ? [
            {
              id: 'write',
              label: text('action.write'),
              icon: MessageCircle,
              onAction: () => void window.open(call_message, '_blank', 'noopener,noreferrer'),
            },
          ]
        : []),
      {
        id: 'copy',
        label: text('action.copyPhone'),
        icon: Copy,
        onAction: () => copy(format.phone(phone)),
      },
      ...history(driver.id),
    ];
  };
}
