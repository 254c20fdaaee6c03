import { InlineNotice } from '@kasa/ui/inline-notice';
import { Spinner } from '@kasa/ui/spinner';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { scanMessages } from '../../messages.ts';
import { displayedCode } from '../../model/scanned-codes.ts';

/** Longest search text of payments. */
const MAX_FISCAL_NUMBER = 50;

/** Opens the payment of a receipt; from the refund desk (`?for=refund`), its refund. */
export function ScannedReceipt({ fiscalNumber }: { fiscalNumber: string }) {
  const text = useText(scanMessages);
  const navigate = useNavigate();
  const [search] = useAddressSearch();
  const reason = usePermissions().readDenialReason('transactions_view');
  const number = displayedCode({ kind: 'receipt', fiscalNumber });
  const isSought = reason === undefined && fiscalNumber.length <= MAX_FISCAL_NUMBER;
  const query = useOperation(
    'listTransactions',
    { query: { q: fiscalNumber, page: 1, perPage: 10 } },
    { isEnabled: isSought, isQuiet: true },
  );
  const payment = query.data?.items.find((one) => one.fiscal_number === fiscalNumber);
  const address =
    payment &&
    paths.transactions(
      search.get('for') === 'refund' ? { refund: payment.id } : { period: 'all', open: payment.id },
    );
  useEffect(() => {
    if (address !== undefined) void navigate(address);
  }, [address, navigate]);

  if (query.error) return <LoadError title={text('scan.receiptFailed', { number })} query={query} />;
  if (isSought && (!query.data || payment)) {
    return (
      <div role="status" className="flex items-center gap-3">
        <Spinner label={text('scan.receiptLooking', { number })} />
        {text('scan.receiptLooking', { number })}
      </div>
    );
  }
  return (
    <InlineNotice
      tone={reason ? 'info' : 'warning'}
      isLive
      title={text(reason ? 'scan.receipt' : 'scan.receiptUnknown', { content: number, number })}
    >
      {reason ?? text('scan.receiptUnknownText')}
    </InlineNotice>
  );
}
