import type { RowAction } from '@kasa/ui/data-table';
import { ReceiptText, Send, Server, Smartphone } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { callbacksMessages } from '../../messages/callbacks/catalogue.ts';
import { type Callback, callbackQueryIds } from '../../model/callback-log.ts';

/** What can be done with a callback, in its row and its drawer. */
export function useCallbackActions(): (callback: Callback) => RowAction[] {
  const text = useText(callbacksMessages);
  const disabledReason = usePermissions().writeDenialReason('ecomm_manage');
  const resend = useCommand('resendCallback', {
    refreshes: callbackQueryIds,
    success: text('action.resent'),
  });
  return ({ id, transaction, terminal, host }) => [
    {
      id: 'resend',
      label: text('action.resend'),
      icon: Send,
      onAction: () => void resend.run({ params: { id } }).catch(() => undefined),
      disabledReason,
    },
    {
      id: 'payment',
      label: text('action.payment'),
      icon: ReceiptText,
      href: paymentHref(transaction),
    },
    {
      id: 'terminal',
      label: text('action.sameTerminal'),
      icon: Smartphone,
      href: paths.ecommCallbacks({ terminal_id: terminal.id }),
    },
    {
      id: 'host',
      label: text('action.sameHost'),
      icon: Server,
      href: paths.ecommCallbacks({ host }),
    },
  ];
}

export const paymentHref = ({ id, order_id }: Callback['transaction']): string =>
  paths.transactions({ period: 'all', q: order_id, open: id });
