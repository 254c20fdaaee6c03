import type { ClientError } from '@kasa/client/http/errors';
import { reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import { Status } from '@kasa/ui/status';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { RunPreviewList, usePreviewPaging } from '#shared/runs/run-preview.tsx';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import { type ReversalPreview, type ReversalTarget, useReversalPreview } from '../../model/reversal-run.ts';

type Item = ReversalPreview['items'][number];

/** The payments of a run of reversals, each with what goes back of it or why nothing does. */
export function ReversalPreviewList({
  target,
  first,
}: {
  target: ReversalTarget;
  first: UseQueryResult<ReversalPreview, ClientError>;
}) {
  const text = useText(reversalRunsMessages);
  const { display } = useFields(reversalRunRowFields);
  const paging = usePreviewPaging();
  return (
    <RunPreviewList<Item>
      first={first}
      listed={useReversalPreview(target, paging.query)}
      paging={paging}
      words={{
        list: text('preview.list'),
        changing: text('preview.changing'),
        leftOut: text('preview.leftOut'),
      }}
      reason={(reason) => display('reason', reason)}
    >
      {(item) => <PreviewItem key={item.payment.id} item={item} />}
    </RunPreviewList>
  );
}

function PreviewItem({ item: { payment, left_amount, reason } }: { item: Item }) {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const { display } = useFields(reversalRunRowFields);
  const { terminal, order_id, started_at, card_mask, payment_form } = payment;
  const way = payment_form === 'cash' ? text('preview.cash') : card_mask;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{terminal.name}</span>
        <span className="block text-text-muted text-xs figures">
          {[format.dateTime(started_at), order_id, way].filter(Boolean).join(' · ')}
        </span>
        {reason === null ? null : <Status tone="neutral">{display('reason', reason)}</Status>}
      </div>
      {left_amount > 0 ? (
        <span className={reason === null ? 'font-semibold figures' : 'text-text-muted figures'}>
          {format.money(left_amount)}
        </span>
      ) : null}
    </li>
  );
}
