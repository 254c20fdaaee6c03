import { personLabel } from '@kasa/contracts/shared/person-label';
import { transactionFields } from '@kasa/contracts/transactions/fields';
import { Timeline, type TimelineEntry } from '@kasa/ui/timeline';
import {
  Banknote,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleX,
  Hourglass,
  type LucideIcon,
  Play,
  ReceiptText,
  Send,
  ShieldCheck,
  TimerOff,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import { type Step, stepsOf } from '../../model/timeline.ts';
import type { TransactionDetails } from '../../model/types.ts';
import { useReceipts } from '../receipt/use-receipts.ts';

const looks: Readonly<Record<Step['kind'], { icon: LucideIcon; tone: NonNullable<TimelineEntry['tone']> }>> =
  {
    started: { icon: Play, tone: 'neutral' },
    paidInCash: { icon: Banknote, tone: 'positive' },
    paid: { icon: CircleCheck, tone: 'positive' },
    declined: { icon: CircleX, tone: 'danger' },
    expired: { icon: TimerOff, tone: 'warning' },
    waiting: { icon: Hourglass, tone: 'info' },
    authorized: { icon: ShieldCheck, tone: 'info' },
    receipt: { icon: ReceiptText, tone: 'positive' },
    receiptWaiting: { icon: Hourglass, tone: 'info' },
    noReceipt: { icon: CircleAlert, tone: 'danger' },
    bonusesSpent: { icon: CircleMinus, tone: 'neutral' },
    bonusesEarned: { icon: CirclePlus, tone: 'positive' },
    bonusesGivenBack: { icon: CirclePlus, tone: 'neutral' },
    bonusesTakenBack: { icon: CircleMinus, tone: 'neutral' },
    refunded: { icon: Undo2, tone: 'neutral' },
    givenUp: { icon: Undo2, tone: 'neutral' },
    refundOpen: { icon: Hourglass, tone: 'warning' },
    refundRefused: { icon: CircleX, tone: 'danger' },
    reversing: { icon: Hourglass, tone: 'warning' },
    callbackWaiting: { icon: Send, tone: 'info' },
    callbackDelivered: { icon: Send, tone: 'positive' },
    callbackGivenUp: { icon: Send, tone: 'danger' },
  };

/** Leads whoever may see the log of callbacks to its entry. */
function CallbackTitle({
  step: { kind, callback },
  transaction_id,
}: {
  step: Extract<Step, { callback: unknown }>;
  transaction_id: string;
}) {
  const text = useText(transactionsMessages);
  const { can } = usePermissions();
  const color = kind === 'callbackGivenUp' ? 'text-danger' : 'text-text';
  return can('ecomm_manage') ? (
    <Link
      to={paths.ecommCallbacks({ transaction_id, open: callback.id })}
      className={`${color} underline underline-offset-2 hover:no-underline`}
    >
      {text(`step.${kind}`)}
    </Link>
  ) : (
    <span className={color}>{text(`step.${kind}`)}</span>
  );
}

/** How a payment went: terminal, bank, receipt, refunds; what is missing stands in red. */
export function TransactionTimeline({ payment }: { payment: TransactionDetails }) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const { display } = useFields(transactionFields);
  const { data: receipts } = useReceipts(payment);
  const { terminal, bank, response_code, response, started_at } = payment;
  const answer = [bank, response_code && `${response_code} ${response}`].filter(Boolean).join(' · ');
  const title = (step: Step) => {
    if (step.kind === 'receipt') return text('step.receipt', { number: step.number });
    if ('bonuses' in step) return text(`step.${step.kind}`, { amount: format.money(step.bonuses) });
    if (step.kind === 'refunded') return text('step.refunded', { amount: format.money(step.refund.amount) });
    if (step.kind === 'refundOpen') {
      return text('step.refundOpen', { amount: format.money(step.reversal.amount) });
    }
    if (step.kind === 'refundRefused') {
      const { amount, response_code } = step.reversal;
      const words = text('step.refundRefused', { amount: format.money(amount), code: response_code ?? '' });
      return <span className="text-danger">{words}</span>;
    }
    if ('callback' in step) return <CallbackTitle step={step} transaction_id={payment.id} />;
    return step.kind === 'noReceipt' ? (
      <span className="text-danger">{text('step.noReceipt')}</span>
    ) : (
      text(`step.${step.kind}`)
    );
  };
  const asked = ({ by, reason }: TransactionDetails['reversals'][number]) =>
    `${by ? personLabel(by) : text('step.byNobody')}: ${reason}`;
  const details = (step: Step) => {
    if (step.kind === 'started') return `${terminal.name}, ${terminal.number}`;
    if (step.kind === 'paid' || step.kind === 'declined') return answer || undefined;
    if (step.kind === 'refundOpen' || step.kind === 'givenUp') return asked(step.reversal);
    if ('callback' in step) {
      const { status, attempts } = step.callback;
      return [display('status', status), attempts > 0 && text('step.attempts', { count: attempts })]
        .filter(Boolean)
        .join(' · ');
    }
    if (step.kind === 'refundRefused') {
      return [asked(step.reversal), step.reversal.response].filter(Boolean).join(' · ');
    }
    if (step.kind !== 'refunded') return undefined;
    if (step.reversal) return asked(step.reversal);
    const { by } = step.refund;
    return by ? personLabel(by) : text('step.byNobody');
  };
  // The day is said where it is not that of the beginning.
  const time = (at: string | null) => {
    if (at === null) return '';
    return format.otherDay(at, Date.parse(started_at)) ? format.dateTime(at) : format.time(at);
  };
  return (
    <Timeline
      label={text('show.timeline')}
      entries={stepsOf(payment, receipts?.is_waiting).map(
        (step, n): TimelineEntry => ({
          id: String(n),
          title: title(step),
          time: step.kind === 'started' ? format.dateTime(step.at) : time(step.at),
          dateTime: step.at ?? undefined,
          text: details(step),
          ...looks[step.kind],
        }),
      )}
    />
  );
}
