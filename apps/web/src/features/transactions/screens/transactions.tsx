import { containsCardNumber } from '@kasa/contracts/shared/card-numbers';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import { Button } from '@kasa/ui/button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useInvalidateQueries } from '#shared/query/use-invalidate-queries.ts';
import { useList } from '#shared/query/use-list.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { Line, NewPayments } from '../components/payments/list-lines.tsx';
import { PeriodChoice } from '../components/payments/period-choice.tsx';
import { useTransactionColumns } from '../components/payments/transaction-columns.tsx';
import { useTransactionFilters } from '../components/payments/transaction-filters.tsx';
import { Totals } from '../components/payments/transaction-totals.tsx';
import { useCardNumberRemoval } from '../components/payments/use-card-number-removal.ts';
import { useCashierStatistics } from '../components/payments/use-cashier-statistics.ts';
import { useChangedTransactions } from '../components/payments/use-changed-transactions.ts';
import { useNewTransactions } from '../components/payments/use-new-transactions.ts';
import { useOutsidePeriod } from '../components/payments/use-outside-period.ts';
import { usePeriodInBar } from '../components/payments/use-period-in-bar.ts';
import { usePaymentActions } from '../components/refunds/use-payment-actions.tsx';
import { useReversalActions } from '../components/reversal-runs/use-reversal-actions.tsx';
import { receiptMessages } from '../messages/receipt/catalogue.ts';
import { transactionsMessages } from '../messages/transactions/catalogue.ts';
import type { Count } from '../model/counts.ts';
import { RECEIPT_PARAM } from '../model/refund.ts';
import { transactionFilter, transactionListSpec } from '../model/transaction-list.ts';
import type { Transaction } from '../model/types.ts';

const loadDrawer = async (locale: Locale) => {
  const [{ TransactionDrawer }] = await Promise.all([
    import('../components/payments/transaction-drawer.tsx'),
    receiptMessages.load(locale),
  ]);
  return TransactionDrawer;
};
const NEWEST_FIRST = '-started_at';
/** Filters and columns: it is one terminal, and nobody is signed in at it. */
const NOT_OF_A_WEB_TERMINAL = ['terminal_id', 'cashier_id', 'cashier'];

/** A terminal whose payments are listed. */
export interface PaymentsOf {
  readonly terminalId: string;
  readonly title: string;
  readonly back: { label: string; href: string };
}

/** `/transactions`: payments, of the current month unless asked otherwise; `?open=`: one of them beside the list. */
export function TransactionsScreen() {
  const text = useText(transactionsMessages);
  return (
    <PermissionGate title={text('list.title')} permission="transactions_view" isReading>
      <Transactions />
    </PermissionGate>
  );
}

/** @param of the terminal whose payments are meant; default: those of all */
export function Transactions({ of }: { of?: PaymentsOf | undefined }) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const locale = useLocale();
  const refresh = useInvalidateQueries();
  const list = useListState(transactionListSpec);
  useCardNumberRemoval(list);
  const now = new Date();
  const filter = {
    ...transactionFilter(list.filters, now),
    ...(of && { terminal_id: [of.terminalId], cashier_id: undefined }),
  };
  const { page, perPage, sort } = list;
  const listQuery = { page, perPage, sort, ...filter };
  const query = useList('listTransactions', listQuery);
  const totals = useOperation(
    'getTransactionTotals',
    { query: filter },
    { keepsPrevious: true, isQuiet: true },
  );
  const exported = useDownload('exportTransactions');
  const isPhone = useMediaQuery(PHONE_QUERY);
  const inBar = usePeriodInBar(list, now, isPhone);
  const { period } = inBar;
  const isShown = ({ id }: { id: string }) => !of || !NOT_OF_A_WEB_TERMINAL.includes(id);
  const all = useTransactionFilters(list, inBar.hoursText !== undefined);
  const filters = [inBar.filter, ...all.filter(isShown)];
  const outside = useOutsidePeriod(list, filter, totals.isPlaceholderData ? undefined : totals.data);
  const isFirst = page === 1 && (sort ?? NEWEST_FIRST) === NEWEST_FIRST;
  const news = useNewTransactions(filter, query, isFirst);
  useChangedTransactions();
  const payment = usePaymentActions();
  const reversals = useReversalActions(filter, query.data);
  const exportActions = useExportActions(exported, { sort, ...filter });
  const showNews = () => {
    if (!isFirst) list.setSort(NEWEST_FIRST);
    refresh(['listTransactions', 'getTransactionTotals']);
  };
  const outsideText = outside && countText(outside, 'list.outside', 'list.outsideCapped');
  const showAll = outside && (
    <Button size="sm" onPress={inBar.showAllDays}>
      {text('list.showAll')}
    </Button>
  );
  const isLimited = period.from !== undefined || period.to !== undefined;
  const words = {
    ...listWords(text, 'list'),
    ...(of && { title: of.title }),
    // The title says of what; beside it stand the period and whether the list is live.
    ...(isPhone
      ? { total: (count: number) => format.number(count), totalCapped: (total: string) => `${total}+` }
      : {}),
  };

  function countText(
    { count, isCapped }: Count,
    exact: 'list.outside' | 'list.new',
    capped: 'list.outsideCapped' | 'list.newMany',
  ) {
    return isCapped ? text(capped, { total: format.number(count) }) : text(exact, { count });
  }

  const drawer = useRowDrawer<Transaction>(loadDrawer, {
    rows: query.data?.items,
    actions: payment.actions,
    also: [RECEIPT_PARAM],
  });
  const newsText = countText(news, 'list.new', 'list.newMany');
  // Above the table; below it on phones, where it would push the list down.
  const about = (
    <>
      <Totals query={totals} onExport={() => exported.download({ format: 'xlsx', sort, ...filter })} />
      {outsideText && query.data?.total !== 0 ? <Line action={showAll}>{outsideText}</Line> : null}
    </>
  );
  const around = (table: ReactNode) => (
    <>
      {isPhone ? null : about}
      <NewPayments count={news.count} onShow={showNews}>
        {newsText}
      </NewPayments>
      {table}
      {isPhone ? <div className="mt-4">{about}</div> : null}
    </>
  );
  return (
    <ListScreen<Transaction, 'q'>
      id="transactions"
      operation="listTransactions"
      words={
        isLimited && !list.hasFilters
          ? { ...words, empty: [text('list.emptyPeriod'), outsideText].filter(Boolean).join(' ') }
          : words
      }
      list={{ ...list, query: listQuery }}
      query={query}
      search="q"
      refuseSearch={(typed) => (containsCardNumber(typed) ? ruleMessage('card_number', locale) : undefined)}
      filters={filters}
      columns={useTransactionColumns().filter(isShown)}
      defaultSort={NEWEST_FIRST}
      back={of?.back}
      status={
        <>
          {isPhone ? <PeriodChoice period={period} hours={inBar.hoursText} onChange={inBar.change} /> : null}
          <LiveConnectionStatus isBrief={isPhone} />
        </>
      }
      actions={[payment.desk, ...exportActions, reversals.runs, ...useCashierStatistics(filter)]}
      selection={reversals.selection}
      rowLabel={({ amount, terminal, started_at }) =>
        text('list.row', {
          amount: format.money(amount),
          terminal: terminal.name,
          at: format.dateTime(started_at),
        })
      }
      {...drawer}
      around={(table) => (
        <>
          {drawer.around(around(table))}
          {payment.dialog}
          {reversals.dialog}
        </>
      )}
      emptyIcon={ReceiptText}
      emptyActions={showAll}
      emptyFilteredText={outsideText ?? undefined}
      emptyFilteredActions={showAll}
    />
  );
}
