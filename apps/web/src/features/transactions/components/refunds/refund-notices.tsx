import { refundAdviceText } from '@kasa/contracts/transactions/response-codes';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import type { Reversal } from '../../model/types.ts';

/** The bank has not answered: nobody knows whether the money went back. */
export function WaitingNotice({ amount }: { amount: number | undefined }) {
  const text = useText(refundsMessages);
  const format = useFormat();
  return (
    <InlineNotice tone="warning" title={text('outcome.open')} isLive>
      {amount === undefined ? null : text('outcome.openText', { amount: format.money(amount) })}
    </InlineNotice>
  );
}

/** What became of a reversal. */
export function ReversalNotice({ reversal }: { reversal: Reversal }) {
  const text = useText(refundsMessages);
  const format = useFormat();
  const locale = useLocale();
  const { state, amount, response_code, response } = reversal;
  if (state === 'open') return <WaitingNotice amount={amount} />;
  if (state === 'done') {
    const done = text('refund.done', { amount: format.money(amount) });
    return <InlineNotice tone="positive" title={done} isLive />;
  }
  const advice = response_code === null ? null : refundAdviceText(response_code, locale);
  const answer = [response_code, response].filter(Boolean).join(' ');
  return (
    <InlineNotice tone="danger" title={text('outcome.refused', { answer })} isLive>
      <p>{text('outcome.refusedText')}</p>
      {advice === null ? null : <p>{advice}</p>}
    </InlineNotice>
  );
}
