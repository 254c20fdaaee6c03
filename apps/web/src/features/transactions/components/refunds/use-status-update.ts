import { transactionFields } from '@kasa/contracts/transactions/fields';
import { openStates, type TransactionState } from '@kasa/contracts/transactions/transaction-status';
import { useNavigate } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { toast } from '#shared/toast/toast.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import { paymentHref, transactionQueryIds } from '../../model/refund.ts';

/** Whether the bank still owes an answer. */
export const isOpen = (status: TransactionState) =>
  (openStates as readonly TransactionState[]).includes(status);

/** Asks the bank again about an open payment or refund, and says what came out. */
export function useStatusUpdate() {
  const text = useText(refundsMessages);
  const common = useText(commonMessages);
  const navigate = useNavigate();
  const { display } = useFields(transactionFields);
  const { writeDenialReason } = usePermissions();
  const update = useCommand('updateTransactionStatus', {
    refreshes: transactionQueryIds,
    success: ({ status }) =>
      isOpen(status) ? undefined : text('status.now', { status: display('status', status) }),
    successHref: ({ id }) => paymentHref(id),
  });
  return {
    denialReason: writeDenialReason('facq_transac_status_update'),
    isRunning: update.isRunning,
    updateStatus: (id: string): Promise<void> =>
      update.run({ params: { id } }).then(
        ({ status }) => {
          if (!isOpen(status)) return;
          const href = paymentHref(id);
          const link = { label: common('action.open'), href, onOpen: () => void navigate(href) };
          toast.info(text('status.silent', { status: display('status', status) }), { link });
        },
        // The command has reported it.
        () => undefined,
      ),
  };
}
