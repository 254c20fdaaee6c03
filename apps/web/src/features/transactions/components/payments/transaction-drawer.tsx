import { personLabel } from '@kasa/contracts/shared/person-label';
import { transactionFields } from '@kasa/contracts/transactions/fields';
import { responseCauses, responseCode } from '@kasa/contracts/transactions/response-codes';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { StatRow } from '@kasa/ui/stat-card';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { TransactionStatus } from '#entities/transactions/transaction-status.tsx';
import { DrawerSection, ShowDrawer } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useStatisticsDenialReason } from '#shared/permissions/use-statistics-denial-reason.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import type { Receipt, Transaction, TransactionDetails } from '../../model/types.ts';
import { ReceiptPaper } from '../receipt/receipt-paper.tsx';
import { TransactionReceipt } from '../receipt/transaction-receipt.tsx';
import { TransactionLoyalty } from './transaction-loyalty.tsx';
import { TransactionTimeline } from './transaction-timeline.tsx';

const link = 'text-accent-text underline underline-offset-2 hover:no-underline';

/** A payment to look at and to print: how it went, and all that is known of it. */
export function TransactionDrawer({ actions, ...props }: RowDrawerProps<Transaction>) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const [printed, setPrinted] = useState<{ id: string; receipt: Receipt } | null>(null);
  const put = (onPaper: typeof printed) => {
    flushSync(() => setPrinted(onPaper));
    window.print();
  };
  const print = {
    id: 'print',
    label: text('action.print'),
    icon: Printer,
    onAction: () => put(null),
  };
  return (
    <ShowDrawer
      {...props}
      read="getTransaction"
      title={text('show.title')}
      name={({ amount }) => format.money(amount)}
      subtitle={({ terminal, started_at }) => `${terminal.name}, ${format.dateTime(started_at)}`}
      status={({ status }) => <TransactionStatus state={status} />}
      lost={text('show.lostText')}
      permission="transactions_view"
      actions={(payment) => actions(payment).toSpliced(1, 0, print)}
    >
      {(payment) => (
        <>
          <Payment payment={payment}>
            <TransactionReceipt
              key={payment.id}
              payment={payment}
              onPrint={(receipt) => put({ id: payment.id, receipt })}
            />
          </Payment>
          <PrintSheet>
            {printed?.id === payment.id ? (
              <ReceiptPaper receipt={printed.receipt} />
            ) : (
              <>
                <h1 className="mb-1 font-semibold">
                  {text('show.title')}: {format.money(payment.amount)}
                </h1>
                <Payment payment={payment} />
              </>
            )}
          </PrintSheet>
        </>
      )}
    </ShowDrawer>
  );
}

function Payment({ payment, children }: { payment: TransactionDetails; children?: ReactNode }) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const { amount, refunded, refund_amount } = payment;
  return (
    <>
      {refunded ? (
        <StatRow
          label={text('show.figures')}
          items={[
            { id: 'amount', label: text('totals.paid'), value: format.money(amount) },
            { id: 'refunded', label: text('totals.refunded'), value: format.money(refund_amount) },
            { id: 'net', label: text('totals.net'), value: format.money(amount - refund_amount) },
          ]}
        />
      ) : null}
      <Advice payment={payment} />
      <DrawerSection title={text('show.timeline')}>
        <TransactionTimeline payment={payment} />
      </DrawerSection>
      <TransactionLoyalty payment={payment} />
      {children}
      <Facts payment={payment} />
    </>
  );
}

/** Beside a declined payment: what the bank’s code means, whose doing it is, and what to do next. */
function Advice({ payment }: { payment: TransactionDetails }) {
  const locale = useLocale();
  const { status, response_code, response, response_advice } = payment;
  if (status !== 'declined' || response_code === null) return null;
  const known = responseCode(response_code);
  return (
    <div className="mb-5">
      <InlineNotice tone="warning" title={`${response_code} ${response}`}>
        {known ? <p className="text-text-muted">{responseCauses[known.cause][locale]}</p> : null}
        {response_advice ? <p>{response_advice}</p> : null}
      </InlineNotice>
    </div>
  );
}

/** Who took it, with a way to how they sold that day for whoever may see that. */
function Cashier({ payment: { cashier, date } }: { payment: TransactionDetails }) {
  const denialReason = useStatisticsDenialReason();
  if (!cashier) return NO_VALUE;
  const { id } = cashier;
  const name = personLabel(cashier);
  return denialReason(id) === undefined ? (
    <Link to={paths.userStatistics({ id }, { date_from: date, date_to: date })} className={link}>
      {name}
    </Link>
  ) : (
    name
  );
}

function Facts({ payment }: { payment: TransactionDetails }) {
  const text = useText(transactionsMessages);
  const { fact } = useFields(transactionFields);
  const { terminal, point, response_code, response } = payment;
  return (
    <DrawerSection title={text('show.facts')}>
      <KeyValue
        items={[
          fact(payment, 'order_id'),
          fact(
            payment,
            'terminal',
            <Link to={paths.terminals({ open: terminal.id })} className={link}>
              {`${terminal.name}, ${terminal.number}`}
            </Link>,
          ),
          fact(payment, 'device_name'),
          fact(payment, 'point', point && `${point.name}, ${point.city}`),
          fact(payment, 'company'),
          fact(payment, 'cashier', <Cashier payment={payment} />),
          fact(payment, 'date'),
          fact(payment, 'started_at'),
          fact(payment, 'ended_at'),
          fact(payment, 'amount'),
          fact(payment, 'payment_form'),
          fact(payment, 'status'),
          fact(payment, 'bank'),
          fact(payment, 'card_mask'),
          fact(payment, 'rrn'),
          fact(payment, 'response_code', response_code && `${response_code} ${response}`),
          fact(payment, 'paid_at'),
          fact(payment, 'refund_amount'),
          fact(payment, 'refunded_at'),
          fact(payment, 'fiscal_number'),
        ]}
      />
    </DrawerSection>
  );
}
