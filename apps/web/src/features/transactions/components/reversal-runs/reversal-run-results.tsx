import { reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import { reversalRunReasons, reversalRunRowStates } from '@kasa/contracts/transactions/reversal-run-values';
import { ReceiptText } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useRunRowColumns } from '#shared/runs/run-lists.tsx';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import type { ReversalRunRow } from '../../model/reversal-run.ts';
import { ReversalRowStatus } from './reversal-run-status.tsx';

/** How the results of a run are listed. */
export const resultsSpec = {
  filters: { q: asText, state: asSomeOf(...reversalRunRowStates), reason: asSomeOf(...reversalRunReasons) },
  sorts: [] as const,
};

/** What became of each payment of a run. */
export function ReversalRunResults({
  id,
  printTitle,
  list,
  pollIntervalMs,
}: {
  id: string;
  printTitle: string;
  list: ListState<typeof resultsSpec.filters, never>;
  pollIntervalMs: number | undefined;
}) {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const choice = useChoiceFilter(list, reversalRunRowFields);
  const { column, label } = useFields(reversalRunRowFields);
  const { sort: _none, ...asked } = list.query;
  const query = useOperation(
    'listReversalRunRows',
    { params: { id }, query: asked },
    { keepsPrevious: true, pollIntervalMs },
  );
  const href = ({ payment }: ReversalRunRow) =>
    paths.transactions({ period: 'all', q: payment.order_id, open: payment.id });
  const outcome = useRunRowColumns<ReversalRunRow>(
    reversalRunRowFields,
    (state) => <ReversalRowStatus state={state} />,
    ({ reason, response }, word) =>
      reason === 'declined' && response !== null
        ? text('run.answer', { reason: word, answer: response })
        : word,
  );
  const columns: ListColumn<ReversalRunRow>[] = [
    {
      id: 'terminal',
      header: label('terminal'),
      cell: ({ payment: { terminal } }) => <NameCell name={terminal.name} />,
      width: 180,
    },
    {
      id: 'order_id',
      header: label('order_id'),
      cell: ({ payment }) => <span className="figures">{payment.order_id}</span>,
      isHideable: true,
      cardSlot: 'subtitle',
      width: 125,
      dropPriority: 3,
    },
    {
      id: 'started_at',
      header: label('started_at'),
      cell: ({ payment }) => (
        <span className="whitespace-nowrap figures">{format.dateTime(payment.started_at)}</span>
      ),
      isHideable: true,
      width: 150,
      dropPriority: 2,
    },
    {
      id: 'card_mask',
      header: label('card_mask'),
      cell: ({ payment }) => <span className="figures">{payment.card_mask ?? NO_VALUE}</span>,
      isHideable: true,
      width: 165,
      dropPriority: 1,
    },
    column('amount', {
      cell: ({ amount }) => (amount > 0 ? format.money(amount) : NO_VALUE),
      isHideable: false,
      cardSlot: 'value',
      width: 140,
    }),
    ...outcome,
  ];
  return (
    <EmbeddedList<ReversalRunRow, 'q'>
      id="reversal-run"
      printTitle={printTitle}
      operation="listReversalRunRows"
      input={{ params: { id }, query: asked }}
      label={text('run.rows')}
      list={list}
      query={query}
      search={{ name: 'q', label: text('run.search'), placeholder: text('run.searchPlaceholder') }}
      filters={[choice('state'), choice('reason')]}
      columns={columns}
      rowLabel={({ amount, payment: { terminal, started_at } }) =>
        text('run.row', {
          amount: format.money(amount),
          terminal: terminal.name,
          time: format.dateTime(started_at),
        })
      }
      rowActions={(row) => [{ id: 'open', label: text('run.open'), icon: ReceiptText, href: href(row) }]}
      rowHref={href}
      emptyIcon={ReceiptText}
      emptyText={text('run.rowsEmpty')}
    />
  );
}
