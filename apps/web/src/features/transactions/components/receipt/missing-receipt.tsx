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
import { transactionQueryIds } from '../../model/refund.ts';
import type { Transaction } from '../../model/types.ts';

/** That a paid payment has no receipt, why it could not be made, and the way to make it. */
export function MissingReceipt({
  payment: { id, terminal },
  onRegistered,
}: {
  payment: Transaction;
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
    success: ({ sale }) => (sale ? text('registered') : undefined),
    isQuiet: true,
  });
  const input = { params: { id } };
  const register = async () => {
    setRefused(false);
    const receipts = await command.run(input);
    if (receipts.sale === null && !receipts.is_waiting) return setRefused(true);
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
      title={text('missing')}
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
      <p>{text('missingText', { number: terminal.number })}</p>
      {problem === undefined ? null : (
        <p role="alert" className="font-semibold">
          {problem}
        </p>
      )}
    </InlineNotice>
  );
}
