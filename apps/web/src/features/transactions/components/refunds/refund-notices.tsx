import { responseCode } from '@kasa/contracts/transactions/response-codes';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import type { Reversal } from '../../model/types.ts';

/** The bank has not answered: nobody knows whether the money went back. */
export function WaitingNotice() {
  const text = useText(refundsMessages);
  return (
    <InlineNotice tone="warning" title={text('outcome.open')} isLive>
      {text('outcome.openText')}
    </InlineNotice>
  );
}

/** What became of a reversal. */
export function ReversalNotice({ reversal }: { reversal: Reversal }) {
  const text = useText(refundsMessages);
  const format = useFormat();
  const { state, amount, response_code, response } = reversal;
  if (state === 'open') return <WaitingNotice />;
  if (state === 'done') {
    const done = text('refund.done', { amount: format.money(amount) });
    return <InlineNotice tone="positive" title={done} isLive />;
  }
  const cause = response_code === null ? undefined : responseCode(response_code)?.cause;
  const answer = [response_code, response].filter(Boolean).join(' ');
  return (
    <InlineNotice tone="danger" title={text('outcome.refused', { answer })} isLive>
      <p>{text('outcome.refusedText')}</p>
      {cause === undefined || cause === 'approved' ? null : <p>{text(`outcome.${cause}`)}</p>}
    </InlineNotice>
  );
}
