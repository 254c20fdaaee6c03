import type { RowAction } from '@kasa/ui/data-table';
import {
  Bus,
  CirclePlay,
  CircleStop,
  Copy,
  type LucideIcon,
  MessageCircle,
  Phone,
  Route,
} from 'lucide-react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
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
  const format = useFormat();
  const copy = useCopyText();
  const { guarded, edit, history } = useRowActions('transport_manage');

  return (driver) => {
    const { call_message: chat, phone, session_open_time } = driver;
    const task = (id: DriverTask, label: string, icon: LucideIcon) =>
      guarded({ id, label, icon, onAction: () => onTask(driver, id) });
    return [
      session_open_time === null
        ? task('open', text('action.openShift'), CirclePlay)
        : task('close', text('action.closeShift'), CircleStop),
      task('route', text('action.changeRoute'), Route),
      task('transport', text('action.changeTransport'), Bus),
      edit({ onAction: () => onEdit(driver) }),
      { id: 'call', label: text('action.call'), icon: Phone, href: `tel:${phone}` },
      ...(isSafeLink(chat)
        ? [
            {
              id: 'write',
              label: text('action.write'),
              icon: MessageCircle,
              onAction: () => void window.open(chat, '_blank', 'noopener,noreferrer'),
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
