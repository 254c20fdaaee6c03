import { transactionFields } from '@kasa/contracts/transactions/fields';
import { useMediaQuery } from '@kasa/ui/media-query';
import { TransactionStatus } from '#entities/transactions/transaction-status.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import { lacksReceipt } from '../../model/payment.ts';
import type { Transaction } from '../../model/types.ts';

/** The columns of the list of payments. Those that are never left out fit a 768 px wide tablet. */
export function useTransactionColumns(): readonly ListColumn<Transaction>[] {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const { column } = useFields(transactionFields);
  const hasRoom = useMediaQuery('(min-width: 1280px)');
  const figures = (value: string | null) => <span className="figures">{value ?? '—'}</span>;
  return [
    column('started_at', {
      cell: ({ started_at }) => (
        <span className="whitespace-nowrap figures">{format.dateTime(started_at)}</span>
      ),
      isSortable: true,
      isHideable: false,
      cardSlot: 'secondary',
      width: 160,
    }),
    column('order_id', { cell: ({ order_id }) => figures(order_id), width: 125, dropPriority: 9 }),
    column('terminal', {
      cell: ({ terminal }) => <NameCell name={terminal.name} />,
      isHideable: false,
      cardSlot: 'title',
      width: hasRoom ? 210 : 143,
    }),
    {
      id: 'terminal_number',
      header: text('column.terminalNumber'),
      cell: ({ terminal }) => figures(terminal.number),
      isHideable: true,
      cardSlot: 'subtitle',
      width: 115,
      dropPriority: 11,
    },
    column('device_name', { width: 160, dropPriority: 1 }),
    column('cashier', { width: 240, dropPriority: 3 }),
    column('amount', {
      cell: ({ amount }) => <span className="font-semibold">{format.money(amount)}</span>,
      isSortable: true,
      isHideable: false,
      cardSlot: 'value',
      width: 120,
    }),
    column('payment_form', { width: 150, dropPriority: 8 }),
    column('bank', { width: 130, dropPriority: 2 }),
    column('card_mask', { cell: ({ card_mask }) => figures(card_mask), width: 165, dropPriority: 7 }),
    column('rrn', { cell: ({ rrn }) => figures(rrn), width: 125, dropPriority: 6 }),
    column('response_code', {
      cell: ({ response_code, response }) => (response_code === null ? '—' : `${response_code} ${response}`),
      width: 165,
      dropPriority: 10,
    }),
    column('status', {
      cell: ({ status }) => <TransactionStatus state={status} />,
      isHideable: false,
      cardSlot: 'status',
      width: 185,
    }),
    column('fiscal_number', {
      cell: (payment) =>
        lacksReceipt(payment) ? (
          <span className="text-danger">{text('column.noReceipt')}</span>
        ) : (
          figures(payment.fiscal_number)
        ),
      width: 140,
      dropPriority: 4,
    }),
    column('refund_amount', {
      cell: ({ refunded, refund_amount }) => (refunded ? format.money(refund_amount) : '—'),
      width: 130,
      dropPriority: 5,
    }),
  ];
}
