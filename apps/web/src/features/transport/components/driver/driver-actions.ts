import type { RowAction } from '@kasa/ui/data-table';
import { Bus, CirclePlay, CircleStop, type LucideIcon, MessageCircle, Route } from 'lucide-react';
import { useRowActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePhoneActions } from '#shared/phone/use-phone-actions.ts';
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
  const phoneActions = usePhoneActions();
  const { guarded, edit, history } = useRowActions('transport_manage');

  return (driver) => {
    const { call_message: chat, phone, session_open_time } = driver;
    const [call, copyPhone] = phoneActions(phone);
    const task = (id: DriverTask, label: string, icon: LucideIcon) =>
      guarded({ id, label, icon, onAction: () => onTask(driver, id) });
    return [
      session_open_time === null
        ? task('open', text('action.openShift'), CirclePlay)
        : task('close', text('action.closeShift'), CircleStop),
      task('route', text('action.changeRoute'), Route),
      task('transport', text('action.changeTransport'), Bus),
      edit({ onAction: () => onEdit(driver) }),
      call,
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
      copyPhone,
      ...history(driver.id),
    ];
  };
}
