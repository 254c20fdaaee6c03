import { ruleMessage } from '@kasa/contracts/shared/rules';
import { leftAmount } from '@kasa/contracts/transactions/transaction-status';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Spinner } from '@kasa/ui/spinner';
import { TextField } from '@kasa/ui/text-field';
import { ScanQrCode } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { PlainForm } from '#shared/forms/plain-form.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { refundsMessages } from '../../messages/refunds/catalogue.ts';
import { nothingLeft, soughtPayment } from '../../model/refund.ts';
import type { Transaction } from '../../model/types.ts';
import { useRefundRights } from './use-refund-rights.ts';

/** Payments shown at once. */
const SHOWN = 10;

/** Finds a customer's payment by what is on the receipt; Enter on the only one opens its refund. */
export function RefundDesk({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const text = useText(refundsMessages);
  const common = useText(commonMessages);
  const locale = useLocale();
  const formId = useId();
  const { denialReason } = useRefundRights();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const query = useOperation(
    'listTransactions',
    { query: { q: asked, page: 1, perPage: SHOWN, sort: '-started_at' } },
    { isEnabled: asked !== '', isQuiet: true },
  );
  const sought = soughtPayment(typed);
  const isCard = sought === 'card';
  const found = asked !== '' && sought === asked ? query.data : undefined;
  const only = found?.total === 1 ? found.items[0] : undefined;
  const canOpen = only && nothingLeft(only) === null && denialReason(only) === undefined ? only : undefined;
  const submit = () => {
    if (sought === undefined || isCard) return;
    // After the event: React takes a navigation within a submit for an action of the form.
    if (canOpen) queueMicrotask(() => onChoose(canOpen.id));
    else if (sought === asked) void query.refetch();
    else setAsked(sought);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('refund.title')}
      closeLabel={common('action.close')}
      size="md"
      footer={
        <>
          <Button icon={<ScanQrCode />} href={paths.scanner({ for: 'refund' })}>
            {text('desk.scan')}
          </Button>
          <Button type="submit" form={formId} variant={canOpen ? 'secondary' : 'primary'}>
            {text('desk.find')}
          </Button>
        </>
      }
    >
      <div className="mb-4">
        <PlainForm id={formId} onSubmit={submit}>
          <TextField
            label={text('desk.field')}
            hint={text('desk.hint')}
            autoComplete="off"
            isSpellChecked={false}
            value={typed}
            onChange={setTyped}
            error={isCard ? ruleMessage('card_number', locale) : undefined}
          />
        </PlainForm>
      </div>
      {asked === '' || isCard || sought !== asked ? null : query.isError ? (
        <LoadError title={text('desk.failed')} query={query} isInDialog />
      ) : found === undefined ? (
        <div role="status" className="flex items-center gap-3">
          <Spinner label={text('desk.looking')} />
          {text('desk.looking')}
        </div>
      ) : found.total === 0 ? (
        <InlineNotice tone="warning" title={text('desk.nothing', { asked })} isLive>
          <p>{text('desk.nothingText')}</p>
          {/^\d{13,19}$/.test(asked) ? <p>{text('desk.nothingCard')}</p> : null}
        </InlineNotice>
      ) : (
        <>
          <p role="status" className="mb-1 text-text-muted">
            {[
              text('desk.found', { count: found.total }),
              only ? canOpen && text('desk.enter') : text('desk.choose'),
              found.total > SHOWN && text('desk.more', { shown: String(SHOWN) }),
            ]
              .filter(Boolean)
              .join('. ')}
          </p>
          <ul aria-label={text('desk.results')} className="flex flex-col">
            {found.items.map((payment) => (
              <Found key={payment.id} payment={payment} missing={denialReason(payment)} onChoose={onChoose} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Found({
  payment,
  missing,
  onChoose,
}: {
  payment: Transaction;
  /** Why this person may not refund it. */
  missing: string | undefined;
  onChoose: (id: string) => void;
}) {
  const text = useText(refundsMessages);
  const format = useFormat();
  const { id, amount, started_at, card_mask, payment_form, terminal } = payment;
  const nothing = nothingLeft(payment);
  const name = `${format.money(amount)}, ${format.dateTime(started_at)}`;
  const by = card_mask ?? (payment_form === 'cash' ? text('desk.cash') : undefined);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border border-t py-3">
      <div className="min-w-0">
        <Link
          to={paths.transactions({ period: 'all', open: id })}
          className="font-semibold text-accent-text underline underline-offset-2 hover:no-underline"
        >
          {name}
        </Link>
        <p className="text-text-muted [overflow-wrap:anywhere]">
          {[by, `${terminal.name}, ${terminal.number}`].filter(Boolean).join(' · ')}
        </p>
        <p>
          {nothing
            ? text(`desk.${nothing}`)
            : text('desk.left', { amount: format.money(leftAmount(payment)) })}
        </p>
      </div>
      {nothing ? null : (
        <Button
          variant="primary"
          aria-label={text('desk.refundOf', { payment: name })}
          disabledReason={missing}
          onPress={() => onChoose(id)}
        >
          {text('action.refund')}
        </Button>
      )}
    </li>
  );
}
