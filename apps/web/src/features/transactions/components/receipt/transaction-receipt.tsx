import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Tabs } from '@kasa/ui/tabs';
import { ExternalLink, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { receiptMessages } from '../../messages/receipt/catalogue.ts';
import { lackedReceipt, owesReceipt } from '../../model/payment.ts';
import { RECEIPT_PARAM } from '../../model/refund.ts';
import type { Receipt, TransactionDetails } from '../../model/types.ts';
import { MissingReceipt } from './missing-receipt.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import { useReceipts } from './use-receipts.ts';

interface PrintsReceipts {
  /** Puts the receipt on paper. */
  onPrint: (receipt: Receipt) => void;
}

/** The receipts of a payment, of the sale and of its returns; in red which is not there. */
export function TransactionReceipt({ payment, onPrint }: { payment: TransactionDetails } & PrintsReceipts) {
  const text = useText(receiptMessages);
  const [search] = useAddressSearch();
  const isAtNewest = search.get(RECEIPT_PARAM) === 'newest';
  const section = useRef<HTMLElement>(null);
  const query = useReceipts(payment);
  // Of a payment that has a number meanwhile, receipts without the sale are earlier ones.
  const isBehind = query.data === undefined || payment.fiscal_number !== null;
  const shownReturns = isAtNewest ? query.data?.returns.length : undefined;
  useEffect(() => {
    if (shownReturns === undefined) return;
    if (section.current) scrollDrawerTo(section.current);
    section.current?.focus({ preventScroll: true });
  }, [shownReturns]);
  if (!owesReceipt(payment)) return null;
  // After a refund the receipts are those of before, until they are read again.
  const lacked = query.data && lackedReceipt(query.data, payment.refunds);
  const missing = query.data?.is_waiting ? (
    <InlineNotice tone="info" title={text('waiting')} isLive />
  ) : lacked === 'sale' || (lacked && !query.isFetching) ? (
    <MissingReceipt payment={payment} of={lacked} onRegistered={() => section.current?.focus()} />
  ) : null;
  return (
    <DrawerSection title={text('title')} ref={section}>
      {query.data?.sale ? (
        <>
          <Receipts
            sale={query.data.sale}
            returns={query.data.returns}
            isAtNewest={isAtNewest}
            onPrint={onPrint}
          />
          {missing}
        </>
      ) : isBehind && query.isError ? (
        <RetryLine query={query} text={text('failed')} />
      ) : query.isPending || (isBehind && query.isFetching) ? (
        <div role="status" aria-label={text('loading')}>
          <SkeletonText lines={8} />
        </div>
      ) : (
        missing
      )}
    </DrawerSection>
  );
}

/** Unlike `scrollIntoView`, leaves the page behind the drawer where it is. */
function scrollDrawerTo(section: HTMLElement): void {
  for (let box = section.parentElement; box && !box.matches('[data-drawer]'); box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight) continue;
    box.scrollTop += section.getBoundingClientRect().top - box.getBoundingClientRect().top;
    return;
  }
}

const SALE = 'sale';

function Receipts({
  sale,
  returns,
  isAtNewest,
  onPrint,
}: { sale: Receipt; returns: readonly Receipt[]; isAtNewest: boolean } & PrintsReceipts) {
  const text = useText(receiptMessages);
  const format = useFormat();
  const [before] = useState(returns.length);
  /** Holds until there is another return, which is shown at once. */
  const [chosen, setChosen] = useState<{ id: string; among: number }>();
  const usual = isAtNewest || returns.length > before ? returns.at(-1)?.refund_id : SALE;
  const selected = chosen?.among === returns.length ? chosen.id : usual;
  if (returns.length === 0) return <OneReceipt receipt={sale} onPrint={onPrint} />;
  const tabs = [sale, ...returns].map((receipt) => ({
    id: receipt.refund_id ?? SALE,
    label: receipt.kind === 'sale' ? text('sale') : text('return', { amount: format.money(receipt.amount) }),
    content: <OneReceipt receipt={receipt} onPrint={onPrint} />,
  }));
  return (
    <Tabs
      label={text('all')}
      tabs={tabs}
      selectedId={selected ?? SALE}
      onSelectedIdChange={(id) => setChosen({ id, among: returns.length })}
    />
  );
}

function OneReceipt({ receipt, onPrint }: { receipt: Receipt } & PrintsReceipts) {
  const text = useText(receiptMessages);
  return (
    <div className="flex flex-col gap-3">
      <ReceiptPaper receipt={receipt} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<Printer />} onPress={() => onPrint(receipt)}>
          {text('print')}
        </Button>
        <a
          href={receipt.check_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1.5 rounded-sm text-accent-text underline underline-offset-2 hover:no-underline"
        >
          {text('check')}
          <ExternalLink size={14} aria-hidden />
          <span className="sr-only">({text('newTab')})</span>
        </a>
      </div>
    </div>
  );
}
