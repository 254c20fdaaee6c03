import { leftAmount } from '@kasa/contracts/transactions/transaction-status';
import type { RowAction } from '@kasa/ui/data-table';
import type { MenuAction } from '@kasa/ui/menu';
import { Copy, ReceiptText, RefreshCw, Smartphone, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import { changedSearch } from '#shared/table/list-address.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import type { Transaction } from '../../model/types.ts';
import { useRefundRights } from './use-refund-rights.ts';
import { isOpen, useStatusUpdate } from './use-status-update.ts';

/** `?refund=` with an id: the refund of that payment; with this: the desk. */
const FIND = 'find';
const loadOverlay = async () => (await import('./refund-overlay.tsx')).RefundOverlay;

/** What can be done with a payment, in its row and its drawer; the refund has an address of its own. */
export function usePaymentActions(): {
  actions: (payment: Transaction) => RowAction[];
  desk: MenuAction;
  dialog: ReactNode;
} {
  const text = useText(refundsMessages);
  const list = useText(transactionsMessages);
  const copy = useCopyText();
  const { denialReason } = useRefundRights();
  const [search, setSearch] = useAddressSearch();
  const asked = search.get('refund');
  const show = (refund: string | null, how?: { replace: boolean }) =>
    setSearch((before) => changedSearch(before, { refund }), how);
  const refundId = asId(asked ?? '') ?? null;
  const isShown = refundId !== null || asked === FIND;
  const Overlay = useLazyModule(loadOverlay, isShown);
  const { denialReason: statusDenialReason, updateStatus } = useStatusUpdate();
  const copyRrn = ({ rrn }: Transaction) =>
    rrn === null
      ? []
      : [{ id: 'copy', label: list('action.copyRrn'), icon: Copy, onAction: () => copy(rrn) }];
  return {
    actions: (payment) => [
      ...(leftAmount(payment) > 0
        ? [
            {
              id: 'refund',
              label: text('action.refund'),
              icon: Undo2,
              onAction: () => show(payment.id),
              disabledReason: denialReason(payment),
            },
          ]
        : []),
      ...(isOpen(payment.status)
        ? [
            {
              id: 'status',
              label: text('action.updateStatus'),
              icon: RefreshCw,
              onAction: () => void updateStatus(payment.id),
              disabledReason: statusDenialReason,
            },
          ]
        : []),
      {
        id: 'terminal',
        label: list('action.terminal'),
        icon: Smartphone,
        href: paths.terminals({ open: payment.terminal.id }),
      },
      {
        id: 'same',
        label: list('action.sameTerminal'),
        icon: ReceiptText,
        href: paths.transactions({ terminal_id: payment.terminal.id }),
      },
      ...copyRrn(payment),
    ],
    desk: {
      id: 'refund',
      label: text('refund.title'),
      icon: Undo2,
      href: paths.transactions({ refund: FIND }),
      isProminent: true,
    },
    dialog:
      isShown && Overlay ? (
        <Overlay id={refundId} onChoose={(id) => show(id)} onClose={() => show(null)} />
      ) : null,
  };
}
