import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { queryKey } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { receiptMessages } from '../../messages/receipt/catalogue.ts';
import { lackedReceipt } from '../../model/payment.ts';
import { transactionQueryIds } from '../../model/refund.ts';
import type { TransactionDetails } from '../../model/types.ts';

/** That a payment lacks the receipt of its sale, or of a return, that it could not be made, and the way to make it. */
export function MissingReceipt({
  payment: { id, refunds },
  of,
  onRegistered,
}: {
  payment: TransactionDetails;
  of: 'sale' | 'return';
  /** It has been made, or the register is at it: the button goes. */
  onRegistered: () => void;
}) {
  const text = useText(receiptMessages);
  const common = useText(commonMessages);
  const queryClient = useQueryClient();
  const { writeDenialReason } = usePermissions();
  const [isRefused, setRefused] = useState(false);
  const command = useCommand('registerTransactionReceipt', {
    refreshes: transactionQueryIds,
    success: (receipts) => (lackedReceipt(receipts, refunds) ? undefined : text('registered')),
    isQuiet: true,
  });
  const input = { params: { id } };
  const register = async () => {
    setRefused(false);
    const receipts = await command.run(input);
    if (lackedReceipt(receipts, refunds) && !receipts.is_waiting) return setRefused(true);
    onRegistered();
    // At once, so that it cannot be asked for again meanwhile.
    queryClient.setQueryData(queryKey('getTransactionReceipt', input), receipts);
  };
  const { error } = command;
  const problem = error
    ? (error.userMessage ?? common('error.default'))
    : isRefused
      ? text('refused')
      : undefined;
  return (
    <InlineNotice
      tone="danger"
      title={text(of === 'sale' ? 'missing' : 'missingReturn')}
      actions={
        <Button
          size="sm"
          isLoading={command.isRunning}
          loadingLabel={text('registering')}
          disabledReason={writeDenialReason('facq_transac_status_update')}
          // The notice says what went wrong.
          onPress={() => void register().catch(() => undefined)}
        >
          {text('register')}
        </Button>
      }
    >
      <p>{text(of === 'sale' ? 'missingText' : 'missingReturnText')}</p>
      {problem === undefined ? null : (
        <p role="alert" className="font-semibold">
          {problem}
        </p>
      )}
    </InlineNotice>
  );
}
